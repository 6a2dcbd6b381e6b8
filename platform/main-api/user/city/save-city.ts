import type { Verb } from '@/platform/main-api/context';
import { changeAccount } from '@/platform/main-api/user/user-config';

export const saveCity: Verb<'saveCity'> = (context, { body }) =>
  changeAccount(context, { city: body.city });
