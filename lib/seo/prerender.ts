import { httpDate } from './last-modified';

/** The states a page can be in for those who only read its head. [PRE-02] */
export type Prerender = {
  httpStatus: number;
  /** An ISO date. */
  lastModified?: string | undefined;
  redirectLocation?: string;
};

/** The tags of a prerender state: the status when it is not the usual one, and the headers. [PRE-01] */
export function prerenderTags({
  httpStatus,
  lastModified,
  redirectLocation,
}: Prerender): Record<string, string | string[]> {
  const headers = [
    ...(lastModified === undefined ? [] : [`Last-Modified: ${httpDate(lastModified)}`]),
    ...(redirectLocation === undefined ? [] : [`Location: ${redirectLocation}`]),
  ];
  return {
    ...(httpStatus !== 200 && { 'prerender-status-code': String(httpStatus) }),
    ...(headers.length > 0 && { 'prerender-header': headers }),
  };
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The body of a redirect, for those who read bodies: the same state in its head, and a link. [PRE-01] */
export function redirectBody(state: Prerender & { redirectLocation: string }): string {
  const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
  const tags = Object.entries(prerenderTags(state)).flatMap(([name, contents]) =>
    [contents].flat().map((content) => `<meta name="${name}" content="${escape(content)}">`),
  );
  const link = `<a href="${escape(state.redirectLocation)}">Страница переехала</a>`;
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Переход</title>${tags.join('')}</head><body>${link}</body></html>`;
}
