import { cookieOptions } from './cookie';

/** Of the cookie `BACK_URL_KEY`. Scripts write and clear it as well: it is no secret. [AUTH-03] */
export const backUrlOptions = (maxAge: number) => ({ ...cookieOptions(maxAge), httpOnly: false });
