import type { Verb } from '@/platform/main-api/context';
import { changeAccount } from '@/platform/main-api/user/user-config';

export const setGeolocationPermission: Verb<'setGeolocationPermission'> = (context, { body }) =>
  changeAccount(context, { geolocationPermission: body.permission });
