import { readyState } from '@/lib/upstream/readiness';

export const dynamic = 'force-dynamic';

/** For `npm run dev`: elsewhere it is answered in front of Next.js. */
export async function GET(): Promise<Response> {
  const { status, body } = await readyState();
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}
