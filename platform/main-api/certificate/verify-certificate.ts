import { eq } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import type { Verb } from '@/platform/main-api/context';
import { certificate } from '@/platform/main-api/database/schema';
import { toCertificate } from './facts';

/** What a certificate says, to anybody who has it in hand. @throws ServiceError `certificate_not_found` */
export const verifyCertificate: Verb<'verifyCertificate'> = async ({ db }, { params }) => {
  const row = await db.query.certificate.findFirst({
    where: eq(certificate.number, params.number),
  });
  if (!row) throw new ServiceError('certificate_not_found');
  const { surname, name, patronymic, ...said } = toCertificate(row);
  const holder = [name, patronymic, `${[...surname][0]}.`].filter((part) => part !== '').join(' ');
  return { ...said, holder };
};
