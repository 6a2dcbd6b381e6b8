/**
 * Keeps in session storage, for the visit of this tab, the foreign page that it began from; '' when
 * it began with us. Later pages change nothing: the way through the sign-in is no new visit. Short,
 * for every page loads it first. [AUTH-10]
 */
export function keepVisitReferrer(): void {
  const { referrer } = document;
  try {
    sessionStorage.referrer ??= referrer.startsWith(`${location.origin}/`) ? '' : referrer;
  } catch {
    // A browser without a storage does not know.
  }
}
