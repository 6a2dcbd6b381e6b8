import { aliveState } from '@/lib/upstream/readiness';

export const dynamic = 'force-dynamic';

/** For `npm run dev`: elsewhere it is answered in front of Next.js. */
export function GET(): Response {
  const { status, body } = aliveState();
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}
