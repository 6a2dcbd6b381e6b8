import { z } from 'zod';
import { gradeSchema } from '@/lib/contract/subjects/subject-schemas';
import { externalProviders, type Provider } from '@/lib/contract/auth/external-providers';

/** Names come from elsewhere: characters that PostgreSQL or a page cannot have are left out. */
const nameSchema = z
  .string()
  .transform((name) =>
    name
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, 100),
  )
  .catch('');

/**
 * What a provider may say of a person. Only those roles are believed that a school gives: nobody is
 * an editor because another site says so.
 */
const personSchema = z.object({
  // As OpenID bounds it.
  sub: z
    .string()
    .min(1)
    .max(255)
    .regex(/^\P{Cc}+$/u),
  given_name: nameSchema,
  family_name: nameSchema,
  middle_name: nameSchema,
  email: z.email().max(200).nullable().catch(null),
  role: z.enum(['teacher', 'student', 'school_admin', 'parent']).nullable().catch(null),
  school_class: z
    .object({
      number: gradeSchema,
      letter: z
        .string()
        .trim()
        .max(5)
        .regex(/^\P{Cc}*$/u),
    })
    .nullable()
    .catch(null),
});
export type ExternalPerson = z.infer<typeof personSchema>;

/** The person in the claims of a provider; null when they name nobody. */
export function readPerson(claims: unknown): ExternalPerson | null {
  const parsed = personSchema.safeParse(claims);
  return parsed.success ? parsed.data : null;
}

/** The role that a provider is believed to know: of a school's administrators only a school tells. */
export function acceptedRole(provider: Provider, told: ExternalPerson['role']) {
  const isFromSchool = externalProviders[provider].status === 'registered';
  return told === 'school_admin' && !isFromSchool ? null : told;
}

/**
 * What a person is here: as the provider says; else as before; else what they choose, as whoever
 * signs up here does: a teacher when the product asked for one, a student otherwise. An address,
 * which anybody can write, never changes what is known.
 */
export function roleOf<Role extends string>(
  told: ExternalPerson['role'],
  hint: unknown,
  before: Role | null,
) {
  return told ?? before ?? (hint === 'teacher' ? 'teacher' : 'student');
}
