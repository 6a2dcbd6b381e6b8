import { createTransport } from 'nodemailer';
import type { Logger } from '@/platform/kernel/logger';
import type { SendingOutcome, SendLetter } from './letter';

const SENDER = 'Рабочие тетради';
const TIMEOUT_MS = 20_000;
const OWN_MACHINE = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Sends letters through a mail server; off this machine only over TLS. [TRUST-07]
 *
 * @param url as `smtp://name:password@host:587` or `smtps://…`
 * @param from the address of the sender
 */
export function sendBySmtp({ url, from }: { url: string; from: string }, log: Logger): SendLetter {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS };
  const transport = createTransport(
    {
      url,
      requireTLS: !OWN_MACHINE.test(new URL(url).hostname),
      disableFileAccess: true,
      disableUrlAccess: true,
      socketTimeout: TIMEOUT_MS,
      ...timeouts,
    },
    { from: { name: SENDER, address: from } },
  );
  const domain = from.split('@').at(-1);
  return async (id, { recipient, subject, text }) => {
    try {
      await transport.sendMail({
        to: { name: '', address: recipient },
        subject,
        text,
        // The same at each try, so that mail programs show a letter once.
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return 'accepted';
    } catch (error) {
      const outcome = outcomeOf(error);
      log.warn({ cause: codeOf(error), outcome }, 'the mail server did not take a letter');
      return outcome;
    }
  };
}

type SmtpFailure = {
  code?: unknown;
  responseCode?: unknown;
  syscall?: unknown;
  timeoutType?: unknown;
};

/** Without the message, which quotes addresses. */
const codeOf = (error: unknown) => String((error as SmtpFailure).code ?? 'unknown');

const BEFORE_ANY_WORDS = ['EDNS', 'EAUTH', 'ETLS'];

/**
 * What a failure means for the letter. A server that has said 5xx of it will say so again; one that broke
 * off after the connection stood may have taken it.
 */
export function outcomeOf(failure: unknown): Exclude<SendingOutcome, 'accepted'> {
  const { code, responseCode, syscall, timeoutType } = failure as SmtpFailure;
  if (BEFORE_ANY_WORDS.includes(String(code)) || syscall === 'connect') return 'later';
  if (typeof responseCode === 'number') return responseCode >= 500 ? 'refused' : 'later';
  return timeoutType === undefined || timeoutType === 'SOCKET_TIMEOUT' ? 'unknown' : 'later';
}
