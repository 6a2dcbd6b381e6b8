import type { ErrorEvent, StackFrame } from '@sentry/browser';

const MAX_MESSAGE = 300;
const MAX_PLACE = 300;
const MAX_FRAMES = 30;

/** Codes of homework and attempts: pairs of a consonant and a vowel. */
const CODE = /(?:[bdfghkmnprstvz][aeiou]){8,}/g;
const QUERY = /[?#][^\s"'`<>)]+/g;
const TOKEN = /eyJ[\w.-]+/g;

/** What may be personal in the words of an error, which quote what was being worked on. */
const personal: readonly (readonly [RegExp, string])[] = [
  [TOKEN, '{token}'],
  [/[^\s"'`<>()]+@[^\s"'`<>()]+\.\w+/g, '{email}'],
  [/[\da-f]{8}-[\da-f]{4}-[\da-f-]{18,}/gi, '{id}'],
  [CODE, '{code}'],
  [QUERY, ''],
  [/\d[\d ()-]{5,}\d/g, '{number}'],
  // Our own errors speak English: Russian words are somebody's.
  [/[а-яё][а-яё\s.,-]*/gi, '…'],
];

/** A path as the route table writes it, as far as its look tells: codes and ids are left out. */
export function pathPattern(pathname: string): string {
  const parts = pathname.split('/').map((part) => {
    const isOurs = /^[a-z-]{0,40}(?:_\d{1,2}-class)?$/.test(part) && part.search(CODE) === -1;
    return isOurs || part === '403' || part === '404' || part === '503' ? part : '{…}';
  });
  return parts.join('/').slice(0, MAX_MESSAGE);
}

/**
 * What the error-reporting service is told: where the program failed, nothing of whose page it was. Only
 * what is named here is left of an event; null for what does not come from our program. [STATUS-15]
 */
export function cleanEvent(
  { event_id, timestamp, platform, level, environment, release, exception }: ErrorEvent,
  page: { origin: string; pathname: string; digest: unknown },
): ErrorEvent | null {
  const errors = exception?.values ?? [];
  const frames = errors.flatMap(({ stacktrace }) => stacktrace?.frames ?? []);
  if (frames.some(({ filename }) => /-extension:\/\//.test(filename ?? ''))) return null;
  return {
    type: undefined,
    ...{ event_id, timestamp, platform, level, environment, release },
    request: { url: page.origin + pathPattern(page.pathname) },
    // All that is left in the browser of an error of the server.
    tags: { digest: withoutPersonal(String(page.digest ?? '')) },
    exception: {
      values: errors.map(({ type, value, mechanism, stacktrace }) => ({
        type: withoutPersonal(type),
        value: withoutPersonal(value),
        ...(mechanism && { mechanism: { type: mechanism.type, handled: mechanism.handled } }),
        stacktrace: { frames: (stacktrace?.frames ?? []).slice(-MAX_FRAMES).map(cleanFrame) },
      })),
    },
  };
}

function withoutPersonal(text = ''): string {
  // Cut first: a browser can be made to think for long about a long text.
  const short = text.slice(0, 2 * MAX_MESSAGE);
  return personal
    .reduce((rest, [form, name]) => rest.replace(form, name), short)
    .slice(0, MAX_MESSAGE);
}

/** A place in the code. */
function cleanFrame({ filename, function: name, lineno, colno, in_app }: StackFrame): StackFrame {
  return { filename: cleanPlace(filename), function: cleanPlace(name), lineno, colno, in_app };
}

function cleanPlace(place = ''): string {
  const short = place.slice(0, MAX_PLACE);
  return short.replace(QUERY, '').replace(TOKEN, '{token}').replace(CODE, '{code}');
}
