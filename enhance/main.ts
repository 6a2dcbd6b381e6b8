import { writeDocumentCookie } from '@/lib/browser/document-cookie';
import { timeZoneCookie } from '@/lib/http/cookies/time-zone';
import { keepVisitReferrer } from '@/lib/identity/visit-referrer';
import { watchFailures } from '@/lib/status/watch-failures';

watchFailures();
keepVisitReferrer();
writeDocumentCookie(timeZoneCookie, Intl.DateTimeFormat().resolvedOptions().timeZone);
