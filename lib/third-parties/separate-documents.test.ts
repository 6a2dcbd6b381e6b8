/** @jest-environment jsdom */
import { separateDocuments } from './separate-documents';

const load = jest.fn();
jest.mock('@/lib/browser/page-load', () => ({ loadPage: (address: string) => load(address) }));

const TASK = '/lesson/homework/bafedikogupamitebaba';
const isPrevented = jest.fn<void, [boolean]>();
let end = () => {};

beforeEach(() => {
  load.mockReset();
  isPrevented.mockReset();
  document.cookie = 'cookie_consent=granted; Path=/';
  document.body.innerHTML = '<aside data-enhance="third-parties" data-tags="GTM-AAAA"></aside>';
  end = separateDocuments();
  // In place of the router; jsdom follows no links.
  document.body.onclick = (event) => {
    isPrevented(event.defaultPrevented);
    event.preventDefault();
  };
});
afterEach(() => end());

/** Clicks a link of a page, on what is in it. */
function click(from: string, attributes: string, mouse: MouseEventInit = {}): void {
  history.replaceState(null, '', from);
  document.body.insertAdjacentHTML('beforeend', `<a ${attributes}><b>Дальше</b></a>`);
  document
    .querySelector('b')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...mouse }));
}

test.each([
  ['/student/profile', TASK],
  ['/student/profile', `${TASK}/result`],
  ['/teacher/profile', '/homework/new'],
  ['/', '/login?returnUrl=%2Fhomework%2Fnew'],
  [`${TASK}/result`, '/student/profile'],
  ['/login?returnUrl=%2Fhomework%2Fnew', '/'],
])('[TRK-04] the link from %s to %s is followed with a page load', (from, to) => {
  click(from, `href="${to}"`);
  expect(load.mock.calls).toEqual([[`http://localhost${to}`]]);
  expect(isPrevented).toHaveBeenCalledWith(true);
});

test.each([
  ['between open places', '/student/profile', 'href="/profile"'],
  ['between tasks', `${TASK}/1`, `href="${TASK}/2"`],
  ['to another site', '/teacher', 'href="https://sso.example/student/bafedikogupamite"'],
  ['in another tab', '/student/profile', `href="${TASK}" target="_blank"`],
  ['to a file', '/student/profile', `href="${TASK}" download`],
  ['out, which may ask first', `${TASK}/1`, 'href="/logout"'],
  ['without an address', '/student/profile', ''],
])('[TRK-04] a link %s is left alone', (_, from, attributes) => {
  click(from, attributes);
  expect([load.mock.calls, isPrevented.mock.calls]).toEqual([[], [[false]]]);
});

test.each([
  { button: 1 },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
])('[TRK-04] a click with %j is left alone', (mouse) => {
  click('/student/profile', `href="${TASK}"`, mouse);
  expect([load.mock.calls, isPrevented.mock.calls]).toEqual([[], [[false]]]);
});

test('[TRK-04] without a consent, and where nothing is configured, links are left alone', () => {
  document.cookie = 'cookie_consent=denied; Path=/';
  click('/student/profile', `href="${TASK}"`);
  document.cookie = 'cookie_consent=granted; Path=/';
  document.body.replaceChildren();
  click('/student/profile', `href="${TASK}"`);
  expect([load.mock.calls, isPrevented.mock.calls]).toEqual([[], [[false], [false]]]);
});
