import { eq } from 'drizzle-orm';
import { CERTIFICATE_PAIRS, type Certificate } from '@/lib/contract/certificate/certificate';
import { pronounceableCode } from '@/platform/kernel/codes';
import { ServiceError } from '@/platform/kernel/errors';
import { withinQuota } from '@/platform/main-api/calls/quotas';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { certificate, user } from '@/platform/main-api/database/schema';
import { findNewest, groundsOf, toCertificate, type Grounds } from './facts';

/**
 * Issues a certificate of what the teacher has done so far. While nothing has changed the one that was
 * issued last is returned, so that it is the same however often it is asked for. [HW-10]
 *
 * @throws ServiceError `certificate_unfounded` without finished work or a name, `rate_limited` for too
 *   many in a day
 */
export const issueCertificate: Verb<'issueCertificate'> = async (context) => {
  const teacherId = callerOf(context).userId;
  return context.db.transaction(async (tx) => {
    // One after the other: the second finds what the first has issued.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, teacherId)).for('update');
    const grounds = await groundsOf(tx, teacherId);
    const { named, facts, missing } = grounds;
    if (missing !== null || facts.since === null) throw new ServiceError('certificate_unfounded');
    const newest = await findNewest(tx, teacherId);
    if (newest && saysSame(newest, grounds)) return newest;
    const number = pronounceableCode(CERTIFICATE_PAIRS);
    const values = { number, teacherId, ...named, ...facts, since: new Date(facts.since) };
    const own = { userId: teacherId, idempotencyKey: number };
    const [issued] = await withinQuota(tx, 'certificate', own, (inner) =>
      inner.insert(certificate).values(values).returning(),
    );
    if (!issued) throw new ServiceError('internal');
    return toCertificate(issued);
  });
};

function saysSame(issued: Certificate, { named, facts }: Grounds): boolean {
  const now = { ...named, ...facts };
  return (Object.keys(now) as (keyof typeof now)[]).every((name) => issued[name] === now[name]);
}
