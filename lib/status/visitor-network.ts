import { clientNetwork } from '@/lib/http/client-network';
import { currentResponse } from './response-status';

/**
 * From which network the visitor of the running request comes, as a key for counting. The header
 * alone would be the visitor's to write: Next.js passes on what was sent. Undefined outside of a
 * request.
 */
export function visitorNetwork(): string | undefined {
  const request = currentResponse()?.req;
  if (!request) return undefined;
  const forwarded = request.headers['x-forwarded-for'];
  return clientNetwork(request.socket.remoteAddress, String(forwarded ?? ''));
}
