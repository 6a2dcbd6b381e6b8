import { z } from 'zod';
import { commonVariables } from '@/lib/contract/environment/common-variables';
import { publicVariables } from './public-variables';
import { serverVariables } from './server-variables';

/** The environment of web. [CONF-01] */
export const serverSchema = z.object({
  ...serverVariables,
  ...commonVariables,
  ...publicVariables,
});

export type ServerConfig = z.infer<typeof serverSchema>;
