import { z } from 'zod';
import { commonVariables } from '@/lib/contract/environment/common-variables';
import { storageAddresses } from '@/lib/contract/environment/storage-variables';
import { pageVariables } from './page-variables';
import { serverVariables } from './server-variables';

/** The environment of web. [CONF-01] */
export const serverSchema = z.object({
  ...serverVariables,
  ...commonVariables,
  ...storageAddresses,
  ...pageVariables,
});

export type ServerConfig = z.infer<typeof serverSchema>;
