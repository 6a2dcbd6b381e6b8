/** @jest-environment jsdom */
import { timeZoneCookie } from '@/lib/http/cookies/time-zone';
import { mashRoleCookie } from './mash-role';
import { sessionMarkCookie } from './session-mark';
import { readDocumentCookie, writeDocumentCookie } from '@/lib/browser/document-cookie';

const given = (text: string) => jest.spyOn(document, 'cookie', 'get').mockReturnValue(text);
afterEach(() => jest.restoreAllMocks());

test.each([
  ['tz=1; session-mark=abc-1; x=2', 'abc-1'],
  ['session-mark=abc', 'abc'],
  ['', null],
  ['my-session-mark=1', null],
  ['session-mark=', null],
  ['x=session-mark=1', null],
  ['session-mark=%', null],
  ['session-mark=%3Cscript%3E', null],
])('[AUTH-14] the mark of %j is %j', (text, mark) => {
  given(text);
  expect(readDocumentCookie(sessionMarkCookie)).toBe(mark);
});

test.each([
  ['mash_role=student', 'student'],
  ['tz=Europe/Moscow; mash_role=student; a=b', 'student'],
  ['mash_role=other', 'other'],
  ['mash_role=students', null],
  ['not_mash_role=student', null],
])('[AUTH-18] the role of %j is %j', (text, role) => {
  given(text);
  expect(readDocumentCookie(mashRoleCookie)).toBe(role);
});

test('[NET-01] what is written is read again', () => {
  writeDocumentCookie(timeZoneCookie, 'Europe/Moscow');
  expect(readDocumentCookie(timeZoneCookie)).toBe('Europe/Moscow');
});
