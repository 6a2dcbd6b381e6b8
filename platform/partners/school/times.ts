const of = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('ru-RU', { timeZone: 'Europe/Moscow', ...options });

const time = of({ hour: '2-digit', minute: '2-digit' });
const day = of({ weekday: 'long', day: 'numeric', month: 'long' });
const short = of({ day: 'numeric', month: 'long' });

/** «08:30» in Moscow. */
export const timeText = (at: Date): string => time.format(at);

/** «понедельник, 23 ноября». */
export const dayText = (at: Date): string => day.format(at);

/** «25 ноября, 08:30». */
export const dueText = (at: Date): string => `${short.format(at)}, ${time.format(at)}`;

/** «23 ноября — 29 ноября», days as YYYY-MM-DD. */
export const weekText = (from: string, to: string): string =>
  `${short.format(new Date(from))} — ${short.format(new Date(to))}`;
