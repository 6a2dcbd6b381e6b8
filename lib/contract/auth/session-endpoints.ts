import { z } from 'zod';
import { endpoint } from '@/lib/contract/call/endpoint';
import { done } from '@/lib/contract/values/done';
import { isStorable } from '@/lib/contract/values/storable';

/** One of the sessions of a person. [TRUST-06] */
export const personSessionSchema = z.object({
  id: z.string(),
  /** As browser and system name themselves, without versions; '' for what is not known. */
  browser: z.string(),
  system: z.string(),
  /** The network from which it began, without its end; '' for what is not known. */
  network: z.string(),
  createdAt: z.iso.datetime(),
  /** To a few minutes. */
  lastUsedAt: z.iso.datetime(),
  /** The one of the call. */
  isCurrent: z.boolean(),
  /** The person has said that the computer is not theirs. */
  isShared: z.boolean(),
});
export type PersonSession = z.infer<typeof personSessionSchema>;

export const sessionIdSchema = z.string().min(1).max(100).refine(isStorable);

/** Ends a session of the person whom the page showed, or with null all but this one. [TRUST-06] */
export const endSessionsSchema = z.strictObject({
  userId: z.string().min(1).max(100),
  sessionId: sessionIdSchema.nullable(),
});

/** A person's own sessions. [TRUST-05] [TRUST-06] */
export const sessionEndpoints = {
  checkSession: endpoint({
    method: 'GET',
    path: '/api/v1/auth/session',
    summary: 'Whether the session of the call goes on: 401 when it does not',
    access: 'user',
    browser: false,
    reply: done,
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/api/v1/user/sessions',
    summary: 'The sessions of the caller that go on, the one used last first',
    access: 'user',
    browser: false,
    reply: z.object({ sessions: z.array(personSessionSchema) }),
  }),
  endSession: endpoint({
    method: 'POST',
    path: '/api/v1/user/sessions/{sessionId}/end',
    summary: 'Ends one session of the caller',
    access: 'user',
    browser: false,
    idempotent: true,
    params: z.object({ sessionId: sessionIdSchema }),
    reply: done,
  }),
  endOtherSessions: endpoint({
    method: 'POST',
    path: '/api/v1/user/end-other-sessions',
    summary: 'Ends all sessions of the caller but the one of the call',
    access: 'user',
    browser: false,
    idempotent: true,
    reply: done,
  }),
};
