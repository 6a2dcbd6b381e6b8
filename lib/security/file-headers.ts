import { securityHeaders } from './security-headers';

/** Nothing in such an answer loads or runs anything, and nobody frames it. */
const POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * The security headers of an answer that is no page: a file, a refusal in a sentence, a state in JSON.
 *
 * @param url as the request line has it
 */
export function fileHeaders(url: string, publicOrigin: string): Record<string, string> {
  return { ...securityHeaders(url, publicOrigin), 'Content-Security-Policy': POLICY };
}
