/** More reports than this tell nothing new of one page. */
const MAX_REPORTS = 5;

/** Where errors are reported, as the root of the page says it; nothing when nobody is configured. */
export function reportingAttributes(config: {
  ERROR_REPORTING_URL?: string | undefined;
  BUILD_NUMBER: string;
}): Record<string, string> {
  const { ERROR_REPORTING_URL: url, BUILD_NUMBER: build } = config;
  return url === undefined ? {} : { 'data-error-reporting': url, 'data-build': build };
}

/**
 * Makes what reports a failure of this page: once each, and not too many. What sends them is loaded for
 * the first one. [STATUS-15]
 */
export function createReport(): (thrown: unknown) => void {
  const told = new Set<string>();
  let sender: Promise<(thrown: Error) => void> | null = null;
  return (thrown) => {
    const { errorReporting: url, build } = document.documentElement.dataset;
    if (url === undefined || build === undefined || !(thrown instanceof Error)) return;
    const text = `${thrown.message} ${thrown.stack}`;
    if (told.size >= MAX_REPORTS || told.has(text)) return;
    told.add(text);
    sender ??= import('./send-failure').then(({ createSender }) => createSender(url, build));
    // Without it nobody can be told.
    sender.then((send) => send(thrown)).catch(() => undefined);
  };
}

/** Calls back with every error that nobody caught, and with those that `reportError` passes on. */
export function onFailure(handle: (thrown: unknown) => void): void {
  window.addEventListener('error', ({ error }: ErrorEvent) => handle(error));
  window.addEventListener('unhandledrejection', ({ reason }) => handle(reason));
}
