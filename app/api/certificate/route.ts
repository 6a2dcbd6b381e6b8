import { randomUUID } from 'node:crypto';
import { callAs } from '@/app/_server/main-api';
import { refuseHead, seeOther } from '@/app/_server/respond';
import { serverConfig } from '@/lib/config/server';
import { roles } from '@/lib/contract/auth/roles';
import { isCrossSite } from '@/lib/http/same-origin';
import { respondRefused } from '@/lib/proxy/respond';
import { pathOf } from '@/lib/routes/match';
import { readSession } from '@/lib/session/server';
import { entryFor } from '@/lib/session/session';
import { failureAddress } from '@/lib/status/failure-address';
import { certificateFile } from './certificate-file';

/**
 * The newest certificate of a teacher as a file; a link leads here, so that a failure ends on a page. It is
 * made anew each time, as often as the main API lets the teacher ask. [HW-10]
 */
export async function GET(request: Request): Promise<Response> {
  const requestId = randomUUID();
  const { PUBLIC_ORIGIN } = serverConfig();
  if (isCrossSite(request, PUBLIC_ORIGIN)) return respondRefused({ code: 'cross_site' }, requestId);
  const page = pathOf('teacherCertificate');
  const session = await readSession();
  const entry = session && entryFor(session, [roles.teacher]);
  // The page asks to sign in, or says what is missing.
  if (entry?.role !== roles.teacher) return seeOther(page);
  const told = await callAs(entry, 'getCertificate', {}, requestId);
  if (!told.ok) return seeOther(failureAddress(told.error, page));
  const { certificate } = told.value;
  if (certificate === null) return seeOther(page);
  return new Response(await certificateFile(certificate, PUBLIC_ORIGIN), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="sertifikat-${certificate.number}.pdf"`,
      'Cache-Control': 'private, no-store',
    },
  });
}

export { refuseHead as HEAD };
