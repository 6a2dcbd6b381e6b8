import { z } from 'zod';
import { instant } from '@/lib/contract/values/instant';
import { pronounceableCode } from '@/lib/contract/values/pronounceable-code';

/** Pairs of the number of a certificate; 55 bits, and a length that no other code has. */
export const CERTIFICATE_PAIRS = 9;

export const certificateNumberSchema = z.string().regex(pronounceableCode(CERTIFICATE_PAIRS));

const count = z.number().int().min(0);

/** What a teacher has done here, as the platform knows it. */
export const teachingFactsSchema = z.object({
  /** Homework of theirs that at least one student has finished. */
  workCount: count,
  /** Students who have finished at least one. */
  studentCount: count,
  /** When the first of that homework was given; null without any. */
  since: instant.nullable(),
});
export type TeachingFacts = z.infer<typeof teachingFactsSchema>;

/** A certificate as it was issued: what it says stays what it was on that day. [HW-10] */
export const certificateSchema = teachingFactsSchema.extend({
  since: instant,
  number: certificateNumberSchema,
  surname: z.string(),
  name: z.string(),
  patronymic: z.string(),
  issuedAt: instant,
});
export type Certificate = z.infer<typeof certificateSchema>;

/** What keeps a teacher from a certificate: nobody has finished work of theirs, or their name is not known. */
export const missingSchema = z.enum(['work', 'name']);

export const ownCertificateSchema = z.object({
  facts: teachingFactsSchema,
  missing: missingSchema.nullable(),
  /** The newest one that was issued. */
  certificate: certificateSchema.nullable(),
});
export type OwnCertificate = z.infer<typeof ownCertificateSchema>;

/** What anybody is told who has the number: of the surname only its first letter. */
export const verifiedCertificateSchema = certificateSchema
  .omit({ surname: true, name: true, patronymic: true })
  .extend({ holder: z.string() });
export type VerifiedCertificate = z.infer<typeof verifiedCertificateSchema>;
