import type pg from 'pg';
import { startMailServer, type MailAnswer } from '@/tests/support/sign-in/mail-server';
import { openTestDatabase } from '@/tests/support/people/visitors';
import { drizzle } from 'drizzle-orm/node-postgres';
import { randomUUID } from 'node:crypto';
import { pgSchema } from 'drizzle-orm/pg-core';
import { createLogger } from '@/platform/kernel/logger';
import type { Letter } from '@/platform/mail/letter';
import { letterTable } from '@/platform/mail/letter-tables';
import { createOutbox } from '@/platform/mail/outbox';
import { sendBySmtp } from '@/platform/mail/smtp';

const log = createLogger('test', 'silent');
const letter: Letter = {
  recipient: 'nina@example.ru',
  subject: 'Новый пароль',
  text: 'Откройте ссылку\n\nhttps://id.example.ru/reset?token=abc',
};

let database: pg.Pool;
let schemaName: string;
beforeAll(() => (database = openTestDatabase()));
afterAll(() => database.end());
beforeEach(async () => {
  schemaName = `mail_${randomUUID().replaceAll('-', '')}`;
  await database.query(`create schema ${schemaName}`);
  await database.query(`create table ${schemaName}.letter (like sso.letter including all)`);
});
afterEach(() => database.query(`drop schema ${schemaName} cascade`));

/** An outbox of its own before a mail server that answers so. */
async function outboxBefore(
  answers: MailAnswer[],
  compose = () => Promise.resolve<Letter | null>(letter),
) {
  const server = await startMailServer(answers);
  const send = sendBySmtp({ url: server.url, from: 'noreply@example.ru' }, log);
  const table = letterTable(pgSchema(schemaName));
  const outbox = createOutbox<'reset'>({ db: drizzle(database), table }, compose, send, log);
  const put = () => outbox.put({ kind: 'reset', about: 'nina', lifetime: 3_600 });
  const waiting = async () =>
    (await database.query(`select * from ${schemaName}.letter`)).rows as Record<string, unknown>[];
  const letItBeDue = () =>
    database.query(
      `update ${schemaName}.letter set next_try_at = now() where next_try_at is not null`,
    );
  return { server, outbox, put, waiting, letItBeDue };
}

test('[TRUST-07] a letter goes through the mail server once, with its words and its link whole', async () => {
  const { server, outbox, put, waiting } = await outboxBefore([]);
  await Promise.all([put(), put()]);
  await Promise.all([outbox.deliver(), outbox.deliver(), outbox.deliver()]);
  await outbox.deliver();
  expect(server.letters).toHaveLength(1);
  const [sent = ''] = server.letters;
  expect(sent).toMatch(/^To: nina@example\.ru$/m);
  expect(sent).toMatch(/^From: [^:]*<noreply@example\.ru>$/m);
  expect(sent).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(sent.replaceAll('=\r\n', '')).toContain('/reset?token=3Dabc');
  expect(await waiting()).toEqual([]);
  await server.stop();
});

test('[TRUST-07] a letter that the server does not take now is tried again, and then no more', async () => {
  const { server, outbox, put, waiting, letItBeDue } = await outboxBefore([
    '451 later',
    '451 later',
  ]);
  await put();
  await outbox.deliver();
  await outbox.deliver();
  expect(server.letters).toHaveLength(1);
  expect(await waiting()).toMatchObject([{ tries: 1 }]);
  for (let turn = 0; turn < 3; turn++) {
    await letItBeDue();
    await outbox.deliver();
  }
  expect(server.letters).toHaveLength(3);
  expect(new Set(server.letters.map((sent) => /^Message-ID: .*$/m.exec(sent)?.[0])).size).toBe(1);
  expect(await waiting()).toEqual([]);
  await server.stop();
});

test.each(['550 never', 'break'] as const)(
  '[TRUST-07] a letter is not sent twice after «%s»',
  async (answer) => {
    const { server, outbox, put, waiting, letItBeDue } = await outboxBefore([answer]);
    await put();
    await outbox.deliver();
    await letItBeDue();
    await outbox.deliver();
    expect(server.letters).toHaveLength(1);
    expect(await waiting()).toEqual([]);
    await server.stop();
  },
);

test('[TRUST-07] a mail server that is away loses no letter, and processes do not send one twice', async () => {
  const { server, outbox, put, waiting, letItBeDue } = await outboxBefore([]);
  await server.stop();
  await put();
  await outbox.deliver();
  expect(await waiting()).toMatchObject([{ tries: 1 }]);
  const { server: back, outbox: other } = await outboxBefore([]);
  const third = await outboxBefore([]);
  await letItBeDue();
  await Promise.all([other.deliver(), third.outbox.deliver()]);
  expect([...back.letters, ...third.server.letters]).toHaveLength(1);
  await Promise.all([back.stop(), third.server.stop()]);
});

test('[TRUST-07] nothing is sent when there is nobody to write to, or when it is too late', async () => {
  const { server, outbox, put, waiting } = await outboxBefore([], () => Promise.resolve(null));
  await put();
  await outbox.deliver();
  const late = await outboxBefore([]);
  await late.outbox.put({ kind: 'reset', about: 'nina', lifetime: 0 });
  await late.outbox.deliver();
  expect([...server.letters, ...late.server.letters, ...(await waiting())]).toEqual([]);
  await Promise.all([server.stop(), late.server.stop()]);
});
