import { z } from 'zod';
import { instant } from '@/lib/contract/values/instant';
import { isStorable } from '@/lib/contract/values/storable';
import type { Provider } from '@/lib/contract/auth/external-providers';
import type { ProductFeatures } from '@/lib/contract/user/product-features';
import { providerSchema } from '@/lib/contract/user/user';

const text = (max: number) => z.string().trim().min(1).max(max).refine(isStorable);

/** Space, control characters, halves of characters, and the backslash, which browsers drop or take for a slash. */
const UNSAFE = /[\s\\\p{Cc}\p{Cf}\p{Cs}]/u;

/** Whether an address is a path of our own, or a page elsewhere over https that names no user. */
function isOpenAddress(address: string): boolean {
  if (UNSAFE.test(address)) return false;
  if (address.startsWith('/')) return !address.startsWith('//');
  if (!/^https:\/\/[^/]/i.test(address) || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}

/** What the card of a contest says, where it leads, and from when to when it is shown. */
export const contestSchema = z
  .strictObject({
    title: text(100),
    text: text(500),
    address: z.string().min(1).max(500).refine(isOpenAddress),
    startsAt: instant,
    endsAt: instant,
  })
  .refine(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), {
    path: ['endsAt'],
  });
export type Contest = z.infer<typeof contestSchema>;

/** Which providers cannot be signed in through. */
export const unavailableProvidersSchema = z.strictObject({
  providers: z
    .array(providerSchema)
    .min(1)
    .max(providerSchema.options.length)
    .refine((named) => new Set(named).size === named.length),
});

/** What may stand in the details of each feature; null where there is nothing to say. [FEAT-01] */
export const featureDetailsSchemas = {
  homeworkContentItems: z.null(),
  studentContest: contestSchema.nullable(),
  isVcUnavailable: unavailableProvidersSchema.nullable(),
  isNewBillingUnavailable: z.null(),
  isMeshAvailable: z.null(),
} as const;

/** The providers that cannot be signed in through now; details that say nothing mean VK. [FEAT-01] */
export function unavailableProviders({
  isVcUnavailable: { enable, details },
}: Pick<ProductFeatures, 'isVcUnavailable'>): readonly Provider[] {
  if (!enable) return [];
  const named = unavailableProvidersSchema.safeParse(details);
  return named.success ? named.data.providers : ['vk'];
}

/**
 * The contest that is shown now; null outside its dates and while nothing is said of it. [FEAT-01]
 *
 * @param now milliseconds since 1970
 */
export function currentContest(
  { studentContest: { enable, details } }: Pick<ProductFeatures, 'studentContest'>,
  now = Date.now(),
): Contest | null {
  const contest = enable ? contestSchema.safeParse(details) : null;
  if (!contest?.success) return null;
  const { startsAt, endsAt } = contest.data;
  return Date.parse(startsAt) <= now && now < Date.parse(endsAt) ? contest.data : null;
}
