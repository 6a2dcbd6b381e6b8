import { pathOf } from '@/lib/routes/match';

/** The link by which students come into a list; the origin comes from the configuration. [HW-06] */
export const inviteLink = (publicOrigin: string, joinCode: string): string =>
  new URL(pathOf('classInvitation', { joinCode }), publicOrigin).href;
