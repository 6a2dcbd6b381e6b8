import { serverConfig } from '@/lib/config/server';
import { clientNetwork } from '@/lib/http/client-network';
import { responseTo } from './response-status';

/**
 * From which network the visitor of the request with these headers comes, as a key for counting. The
 * headers alone would be the visitor's to write: Next.js passes on what was sent. Undefined outside of a
 * request.
 */
export function visitorNetwork(headers: Parameters<typeof responseTo>[0]): string | undefined {
  const request = responseTo(headers)?.req;
  if (!request) return undefined;
  const forwarded = request.headers['x-forwarded-for'];
  const { TRUSTED_PROXIES } = serverConfig();
  return clientNetwork(request.socket.remoteAddress, String(forwarded ?? ''), TRUSTED_PROXIES);
}
