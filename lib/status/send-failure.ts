import { errorReportOf } from './error-report';

/** Makes what tells the error-reporting service of an error. [STATUS-15] */
export function createSender(url: string, build: string): (thrown: unknown) => void {
  return (thrown) => {
    const report = errorReportOf(thrown, { pathname: window.location.pathname, build });
    if (!report) return;
    // As plain text, which asks no leave of a foreign origin; with no cookie and no address of ours.
    void fetch(url, {
      method: 'POST',
      body: JSON.stringify(report),
      mode: 'no-cors',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'origin',
    }).catch(() => undefined);
  };
}
