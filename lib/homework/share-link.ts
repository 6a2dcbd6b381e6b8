import type { Provider } from '@/lib/contract/auth/external-providers';
import { pathOf } from '@/lib/routes/match';

/**
 * The link under which students begin the homework; the origin comes from the configuration. [HW-01]
 *
 * @param provider the diary on whose pages it will stand [DIARY-06]
 */
export function shareLink(publicOrigin: string, taskHash: string, provider?: Provider): string {
  const url = new URL(pathOf('studentStart', { taskHash }), publicOrigin);
  if (provider !== undefined) url.searchParams.set('provider', provider);
  return url.href;
}
