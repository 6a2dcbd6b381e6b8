import { pathOf } from '@/lib/routes/match';

/** The link under which students begin the homework; the origin comes from the configuration. [HW-01] */
export function shareLink(publicOrigin: string, taskHash: string): string {
  return new URL(pathOf('studentStart', { taskHash }), publicOrigin).href;
}
