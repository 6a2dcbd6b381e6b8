import type { SubjectColour } from '@/lib/contract/subjects/subjects';
import { KitSection, Specimens } from './kit-section';

type Swatch = readonly [name: string, look: string];

const grounds: readonly Swatch[] = [
  ['paper', 'bg-paper'],
  ['surface', 'bg-surface'],
  ['line', 'bg-line'],
  ['control', 'bg-control'],
  ['ink-soft', 'bg-ink-soft'],
  ['ink', 'bg-ink'],
];
const accent: readonly Swatch[] = [
  ['accent', 'bg-accent'],
  ['accent-strong', 'bg-accent-strong'],
  ['accent-tint', 'bg-accent-tint'],
];
const messages: readonly Swatch[] = [
  ['info', 'bg-info-tint text-info-strong'],
  ['positive', 'bg-positive-tint text-positive-strong'],
  ['warning', 'bg-warning-tint text-warning-strong'],
  ['negative', 'bg-negative-tint text-negative-strong'],
];

/** The four accents and what they are for. [SUBJ-02] */
export const accents: readonly (readonly [SubjectColour, string])[] = [
  ['purple', 'Фиолетовый'],
  ['red', 'Красный'],
  ['blue', 'Синий'],
  ['green', 'Зелёный'],
];

/** Colours of the page, of the subjects and of messages. */
export function Colours() {
  return (
    <KitSection
      id="colours"
      title="Цвета"
      lead="Бумага, чернила и один цвет предмета. Текст читается на любом из фонов: контраст не ниже 4,5 : 1, у границ полей — 3 : 1."
    >
      <Specimens title="Бумага и чернила">
        <Swatches swatches={grounds} />
      </Specimens>
      <Specimens title="Цвета предметов" arrangement="grid">
        {accents.map(([name, title]) => (
          <div key={name} data-accent={name}>
            <p className="mb-2 font-medium text-accent-strong">{title}</p>
            <div className="flex flex-wrap gap-4">
              <Swatches swatches={accent} />
            </div>
          </div>
        ))}
      </Specimens>
      <Specimens title="Сообщения">
        {messages.map(([name, look]) => (
          <p key={name} className={`rounded-m px-4 py-2 font-medium ${look}`}>
            {name}
          </p>
        ))}
      </Specimens>
    </KitSection>
  );
}

function Swatches({ swatches }: { swatches: readonly Swatch[] }) {
  return swatches.map(([name, look]) => (
    <div key={name} className="w-24">
      <div className={`h-16 rounded-m border border-control ${look}`} />
      <p className="mt-1 text-caption text-ink-soft">{name}</p>
    </div>
  ));
}

const sample = 'Съешь ещё этих мягких французских булок';
const scale: readonly Swatch[] = [
  ['display · 48/52', 'text-display font-bold'],
  ['title-l · 34/40', 'text-title-l font-bold'],
  ['title-m · 26/32', 'text-title-m font-semibold'],
  ['title-s · 20/28', 'text-title-s font-semibold'],
  ['reading · 18/28', 'text-reading'],
  ['body · 16/24', 'text-body'],
  ['caption · 14/20', 'text-caption'],
];

/** The sizes of text. */
export function Typography() {
  return (
    <KitSection
      id="typography"
      title="Шрифт"
      lead="Golos Text. Строка — не длиннее 65 букв, кавычки — «ёлочки», тире — длинное."
    >
      <Specimens title="Размеры" arrangement="stack">
        {scale.map(([name, look]) => (
          <div key={name}>
            <p className={`wrap-anywhere hyphens-auto ${look}`}>{sample}</p>
            <p className="text-caption text-ink-soft">{name}</p>
          </div>
        ))}
      </Specimens>
    </KitSection>
  );
}
