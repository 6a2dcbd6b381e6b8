import { createHash } from 'node:crypto';
import type pg from 'pg';
import { setTimeout as delay } from 'node:timers/promises';

export type ReceivedLetter = { subject: string; text: string; link: string };

const LETTER = /<article[\s\S]*?<\/article>/g;
const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();

/** The letters to an address that lie in the mailbox of the demo, the newest first. */
export async function lettersTo(address: string): Promise<ReceivedLetter[]> {
  const page = await fetch(
    `${process.env.TEST_SSO}/mailbox?${new URLSearchParams({ to: address })}`,
  );
  const letters = (await page.text()).match(LETTER) ?? [];
  return letters.map((letter) => ({
    subject: plain(/<h2[^>]*>([\s\S]*?)<\/h2>/.exec(letter)?.[1] ?? ''),
    text: plain(letter),
    link: plain(/<a[^>]*href="([^"]*)"/.exec(letter)?.[1] ?? ''),
  }));
}

/** The newest letter to an address, when there are as many: they go out after the request. */
export async function letterTo(address: string, count = 1): Promise<ReceivedLetter> {
  for (let turn = 0; turn < 100; turn++) {
    const [newest, ...others] = await lettersTo(address);
    if (newest && others.length + 1 >= count) return newest;
    await delay(100);
  }
  throw new Error(`No letter to ${address}`);
}

/** As if the minute had passed that lies between two letters of a kind to one address. */
export async function passMinute(
  database: pg.Pool,
  kind: 'registration' | 'reset',
  login: string,
): Promise<void> {
  const key = createHash('sha256')
    .update(`letter turn ${kind} strangers ${login}`)
    .digest('base64url');
  const { rowCount } = await database.query('delete from sso.try_count where key like $1', [
    `%${key}`,
  ]);
  if (rowCount !== 1) throw new Error('No letter was counted');
}
