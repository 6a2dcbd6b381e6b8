import { format } from 'node:util';

/**
 * An error that React or our code writes to the console fails the test that caused it. A test that
 * expects one replaces `console.error` itself (`jest.spyOn(console, 'error').mockImplementation()`).
 */
const seen: string[] = [];

beforeEach(() => {
  console.error = (...args: unknown[]) => {
    seen.push(format(...args));
  };
});

afterEach(() => {
  const unexpected = seen.splice(0);
  if (unexpected.length > 0) throw new Error(`console.error was called:\n${unexpected.join('\n')}`);
});
