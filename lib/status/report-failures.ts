import { errorReportOf, type ErrorReport } from './error-report';

/** More reports than this tell nothing new of one page. */
const MAX_REPORTS = 5;

type Reporting = { url: string; build: string };

/** Where errors are reported, as the root of the page says it; nothing when nobody is configured. */
export function reportingAttributes(config: {
  ERROR_REPORTING_URL?: string | undefined;
  BUILD_NUMBER: string;
}): Record<string, string> {
  const { ERROR_REPORTING_URL: url, BUILD_NUMBER: build } = config;
  return url === undefined ? {} : { 'data-error-reporting': url, 'data-build': build };
}

function findReporting(): Reporting | null {
  const { errorReporting: url, build } = document.documentElement.dataset;
  return url === undefined || build === undefined ? null : { url, build };
}

/** Makes what reports a failure of this page: once each, and not too many. [STATUS-15] */
export function createReport(): (thrown: unknown) => void {
  const told = new Set<string>();
  return (thrown) => report(thrown, told);
}

/** Calls back with every error that nobody caught, and with those that `reportError` passes on. */
export function onFailure(handle: (thrown: unknown) => void): void {
  window.addEventListener('error', ({ error }: ErrorEvent) => handle(error));
  window.addEventListener('unhandledrejection', ({ reason }) => handle(reason));
}

function report(thrown: unknown, told: Set<string>): void {
  const reporting = findReporting();
  if (!reporting || told.size >= MAX_REPORTS) return;
  const { pathname } = window.location;
  const described = errorReportOf(thrown, { pathname, build: reporting.build });
  if (!described) return;
  const text = JSON.stringify(described satisfies ErrorReport);
  if (told.has(text)) return;
  told.add(text);
  // As plain text, which asks no leave of a foreign origin; with no cookie and no address of ours.
  void fetch(reporting.url, {
    method: 'POST',
    body: text,
    mode: 'no-cors',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'origin',
  }).catch(() => undefined);
}
