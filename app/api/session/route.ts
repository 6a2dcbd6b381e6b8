import { readSession } from '@/lib/session/server';
import { defaultPathOf } from '@/lib/session/visitor';

/** Who is signed in in this browser, for its scripts: never a token. [AUTH-10] */
export async function GET(): Promise<Response> {
  const session = await readSession();
  const user = session && {
    userId: session.current.userId,
    role: session.current.role,
    name: session.current.jwtData.name,
    surname: session.current.jwtData.surname,
    /** Where they begin. [ROUTE-28] */
    homePath: defaultPathOf(session.current.role),
  };
  return Response.json({ user }, { headers: { 'Cache-Control': 'private, no-store' } });
}
