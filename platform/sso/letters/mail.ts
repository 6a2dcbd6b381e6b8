import type { PlatformEnv } from '@/platform/kernel/env';
import type { Logger } from '@/platform/kernel/logger';
import { describe } from '@/platform/kernel/service';
import type { SendLetter } from '@/platform/mail/letter';
import { sendToMailbox } from '@/platform/mail/mailbox';
import { createOutbox } from '@/platform/mail/outbox';
import { sendBySmtp } from '@/platform/mail/smtp';
import type { Db, Origins } from '@/platform/sso/context';
import { letter, mailboxLetter } from '@/platform/sso/schema';
import { composeLetter, RESET_LIFETIME, type LetterKind } from './compose';

const DAY = 24 * 60 * 60;

/** For how many seconds it is worth sending. */
const lifetimeOf = (kind: LetterKind) => (kind === 'reset' ? RESET_LIFETIME : DAY);

export type Mail = {
  /** Whether letters stay here, where everybody can read them: in a demo without a mail server. */
  hasMailbox: boolean;
  /** Asks for a letter; it goes out after the request that wants it. */
  ask(kind: LetterKind, about: string): Promise<void>;
  /** Sends what is due. */
  deliver(): Promise<void>;
};

/** How letters go out; null in production without a mail server. [TRUST-07] */
export function createMail(
  env: Pick<PlatformEnv, 'SMTP_URL' | 'MAIL_FROM' | 'DEPLOYMENT'>,
  db: Db,
  origins: Origins,
  log: Logger,
): Mail | null {
  const send = senderFor(env, db, log);
  if (!send) {
    log.warn('without SMTP_URL nobody can register here or reset a password');
    return null;
  }
  const outbox = createOutbox<LetterKind>(
    { db, table: letter },
    (order) => composeLetter(db, origins, order),
    send,
    log,
  );
  return {
    hasMailbox: env.SMTP_URL === undefined,
    deliver: outbox.deliver,
    ask: async (kind, about) => {
      await outbox.put({ kind, about, lifetime: lifetimeOf(kind) });
      outbox
        .deliver()
        .catch((error: unknown) => log.warn({ cause: describe(error) }, 'letters wait'));
    },
  };
}

function senderFor(
  { SMTP_URL: url, MAIL_FROM: from, DEPLOYMENT }: Parameters<typeof createMail>[0],
  db: Db,
  log: Logger,
): SendLetter | null {
  if (url !== undefined && from !== undefined) return sendBySmtp({ url, from }, log);
  return DEPLOYMENT === 'demo' ? sendToMailbox(db, mailboxLetter) : null;
}
