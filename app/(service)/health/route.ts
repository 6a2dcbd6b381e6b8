export const dynamic = 'force-dynamic';

/** Says that the process is alive; nothing about the services behind it. */
export function GET(): Response {
  return Response.json({ status: 'alive' }, { headers: { 'Cache-Control': 'no-store' } });
}
