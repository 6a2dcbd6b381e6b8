/** @jest-environment jsdom */
import { isProjectorOn, onProjectorChange, projectorOrder, setProjector } from './projector';

afterEach(() => {
  jest.restoreAllMocks();
  setProjector(false);
});

test('[HW-06] names are hidden in this tab until it is closed, and who shows them is told', () => {
  const tell = jest.fn();
  const stop = onProjectorChange(tell);
  expect(isProjectorOn()).toBe(false);
  setProjector(true);
  expect([isProjectorOn(), tell.mock.calls.length]).toEqual([true, 1]);
  expect(sessionStorage.length).toBe(1);
  expect(localStorage.length).toBe(0);
  stop();
  setProjector(false);
  expect([isProjectorOn(), sessionStorage.length, tell.mock.calls.length]).toEqual([false, 0, 1]);
});

test('[HW-06] where nothing can be kept names stay hidden as long as the page', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  setProjector(true);
  expect(isProjectorOn()).toBe(true);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  setProjector(false);
  expect(isProjectorOn()).toBe(false);
});

test('[HW-06] rows without names are not in the order of the names, and keep their numbers', () => {
  const first = projectorOrder([], ['c', 'a', 'b']);
  expect(first).toEqual(['a', 'b', 'c']);
  expect(projectorOrder(first, ['aa', 'c', 'a'])).toEqual(['a', 'b', 'c', 'aa']);
});
