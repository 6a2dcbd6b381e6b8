import { matchRoute } from '@/lib/routes/match';
import { tellsAddress } from '@/lib/routes/told-address';

/**
 * Whether scripts of others may see an address: not where people work, whose addresses have codes in them,
 * and not where the query holds another address. [TRK-04]
 */
export function isOpenPlace({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  const chat = matchRoute(pathname)?.route.chat ?? 'hidden';
  return chat !== 'hidden' && !tellsAddress(search);
}
