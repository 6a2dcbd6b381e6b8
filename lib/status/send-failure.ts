import { BrowserClient, defaultStackParser, makeFetchTransport } from '@sentry/browser';
import { cleanEvent } from './clean-event';

/** Nobody caught it. */
const mechanism = { type: 'generic', handled: false };

/**
 * Makes what tells the error-reporting service of an error. Nothing is collected by itself: no crumbs, no
 * session, no cookie. [STATUS-15] [CONF-01]
 *
 * @param dsn the service's address with the key of the project
 */
export function createSender(dsn: string, build: string): (thrown: Error) => void {
  const client = new BrowserClient({
    dsn,
    release: build,
    stackParser: defaultStackParser,
    // Its own fetch: it would look for another one in a frame, which our policy forbids.
    transport: (options) => makeFetchTransport(options, window.fetch.bind(window)),
    transportOptions: { fetchOptions: { credentials: 'omit', referrerPolicy: 'origin' } },
    integrations: [],
    sendClientReports: false,
    dataCollection: {
      ...{ userInfo: false, cookies: false, httpHeaders: false, httpBodies: [] },
      urlQueryParams: false,
    },
    beforeSend(event, { originalException }) {
      const { digest } = originalException as { digest?: unknown };
      const { origin, pathname } = window.location;
      return cleanEvent(event, { origin, pathname, digest });
    },
  });
  client.init();
  return (thrown) => client.captureException(thrown, { originalException: thrown, mechanism });
}
