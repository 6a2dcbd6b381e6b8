import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { routes, type RouteId } from '@/lib/routes/routes';
import { pathOf } from '@/lib/routes/match';
import { readSession } from '@/lib/session/server';
import type { SessionEntry } from '@/lib/session/session';
import { decide, visitorOf } from '@/lib/session/visitor';

/** The path with query that the visitor asked for. */
export async function requestedUrl(): Promise<string> {
  return (await headers()).get('x-path') ?? '/';
}

/**
 * The signed-in person of a page, decided with the same function as in middleware: a page stands
 * even when middleware does not. Never returns for those who may not see the page.
 */
export async function requireVisitor(id: RouteId): Promise<SessionEntry> {
  const session = await readSession();
  const verdict = decide(routes[id], visitorOf(session), await requestedUrl());
  if (verdict.kind === 'redirect') redirect(verdict.to);
  if (verdict.kind === 'forbidden' || !session) redirect(pathOf('forbidden'));
  return session.current;
}
