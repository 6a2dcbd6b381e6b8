import { randomUUID } from 'node:crypto';
import { someNetwork } from '@/tests/support/http/networks';
import { openSso, ssoBrowser } from './follow-sign-in';
import { letterTo } from './mailbox';
import { addressFor } from './provider-sign-in';

const PASSWORD = 'зимний вечер 7';

export const somewhere = () => ({ 'X-Forwarded-For': `${someNetwork()}::1` });

/** What a person types into the form of registration. */
export const personWith = (given: Record<string, string> = {}) => ({
  ...{ role: 'teacher', name: 'Анна', surname: 'Белова', email: `${randomUUID()}@example.ru` },
  ...{ password: PASSWORD, repeat: PASSWORD, consent: 'yes', ...given },
});

/** The form of registration, filled in and sent. */
export async function beginRegistration(
  given: Record<string, string> = {},
  browser = ssoBrowser(),
) {
  const person = personWith(given);
  const { url } = await openSso(browser, await addressFor({}));
  const page = await browser.send(`${url.href}/register`, person, somewhere());
  return { browser, person, page, interaction: url.href };
}

/** Registers and opens the link of the letter; the sign-in is finished with status 0. */
export async function registerPerson(given: Record<string, string> = {}) {
  const begun = await beginRegistration(given);
  const { link } = await letterTo(begun.person.email);
  await begun.browser.open(link);
  const token = new URL(link).searchParams.get('token') ?? '';
  const page = await begun.browser.send(`${begun.interaction}/confirm`, { token }, somewhere());
  return { ...begun, page, token };
}
