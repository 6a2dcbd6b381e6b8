import { z } from 'zod';
import { endpoint } from '@/lib/contract/call/endpoint';
import { leadLimits, leadPatterns } from '@/lib/contract/lead/lead-rules';
import { browserPaths } from '@/lib/contract/paths';
import { userConfigSchema } from '@/lib/contract/user/user';
import { shortText } from '@/lib/contract/values/details';

/** The name of a city as a person writes it; '' for none. */
const cityName = z
  .string()
  .trim()
  .max(leadLimits.city)
  .regex(leadPatterns.line)
  .refine((name) => name === '' || leadPatterns.name.test(name));

/** A coordinate to a tenth of a degree, which is about ten kilometres: finer ones are refused. */
const rounded = (most: number) => z.number().min(-most).max(most).multipleOf(0.1);

/** Where a user is, as far as they say it: of their place only the name of the city is kept. [CFG-01] */
export const cityEndpoints = {
  listCities: endpoint({
    ...browserPaths.listCities,
    summary: 'Cities of Russia whose name begins so',
    access: 'public',
    retries: 1,
    cacheSeconds: 300,
    query: z.strictObject({ name: shortText }),
    reply: z.object({ cities: z.array(z.string()) }),
  }),
  locateUser: endpoint({
    ...browserPaths.locateUser,
    summary: 'The city that is nearest to a place; neither is kept',
    access: 'public',
    retries: 1,
    idempotent: true,
    body: z.strictObject({ latitude: rounded(90), longitude: rounded(180) }),
    reply: z.object({ city: z.string().nullable() }),
  }),
  saveCity: endpoint({
    ...browserPaths.saveCity,
    summary: 'The user says in which city they are; empty for none',
    access: 'user',
    retries: 1,
    body: z.strictObject({ city: cityName }),
    reply: userConfigSchema,
  }),
  setGeolocationPermission: endpoint({
    ...browserPaths.setGeolocationPermission,
    summary: 'Whether the user lets the page ask where they are',
    access: 'user',
    retries: 1,
    idempotent: true,
    body: z.strictObject({ permission: z.enum(['allow', 'deny']) }),
    reply: userConfigSchema,
  }),
};
