import { visitLimits } from '@/lib/contract/lead/lead-rules';
import type { LeadVisit } from '@/lib/contract/lead/lead-visit';
import { trackingKeys } from '@/lib/contract/tracking/tracking-keys';

/**
 * All that is known of the visit when a form comes without scripts: the browser's name and, of the
 * address of the page, the marks of advertising. [TRK-03]
 *
 * @param form what was sent
 */
export function visitOfRequest(headers: Headers, form: URLSearchParams): LeadVisit {
  const marks = URL.parse(headers.get('referer') ?? '')?.searchParams;
  return {
    utmMarks: trackingKeys.flatMap((utmKey) => {
      const utmValue = marks?.get(utmKey)?.slice(0, visitLimits.utmValue);
      return utmValue ? [{ utmKey, utmValue }] : [];
    }),
    landingName: form.get('landingName') ?? 'application',
    userAgent: headers.get('user-agent') ?? undefined,
  };
}
