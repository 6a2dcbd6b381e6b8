/** What the error-reporting service is told: where the program failed, nothing of whose page it was. */
export type ErrorReport = {
  message: string;
  /** Places in the code, without the message that a browser repeats above them. */
  stack: string;
  /** The path with its varying parts left out. */
  path: string;
  build: string;
};

const MAX_MESSAGE = 300;
const MAX_STACK = 2_000;

/** Codes of homework and attempts: pairs of a consonant and a vowel. */
const CODE = /(?:[bdfghkmnprstvz][aeiou]){8,}/g;
const QUERY = /[?#][^\s"'`<>)]+/g;

/** What may be personal in the words of an error, which quote what was being worked on. */
const personal: readonly (readonly [RegExp, string])[] = [
  [/eyJ[\w.-]+/g, '{token}'],
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

/** The report of whatever was thrown; null for what does not come from our program. [STATUS-15] */
export function errorReportOf(
  thrown: unknown,
  { pathname, build }: { pathname: string; build: string },
): ErrorReport | null {
  if (!(thrown instanceof Error)) return null;
  const stack = placesOf(thrown.stack ?? '');
  if (/-extension:\/\//.test(stack)) return null;
  // All that is left in the browser of an error of the server.
  const { digest = '' } = thrown as { digest?: unknown };
  return {
    message: withoutPersonal(`${thrown.name}: ${thrown.message} ${digest}`.trim()).slice(
      0,
      MAX_MESSAGE,
    ),
    stack: stack.slice(0, MAX_STACK),
    path: pathPattern(pathname),
    build,
  };
}

function withoutPersonal(text: string): string {
  // Cut first: a browser can be made to think for long about a long text.
  const short = text.slice(0, 2 * MAX_MESSAGE);
  return personal.reduce((rest, [form, name]) => rest.replace(form, name), short);
}

/** The lines of a stack that name a place: `at f (url:1:2)` or `f@url:1:2`. */
function placesOf(stack: string): string {
  const places = stack
    .slice(0, 5 * MAX_STACK)
    .split('\n')
    .filter((line) => /^\s+at .*\d\)?$|^[^\s@]*@.*:\d+$/.test(line));
  return places.map((line) => line.trim().replace(QUERY, '').replace(CODE, '{code}')).join('\n');
}
