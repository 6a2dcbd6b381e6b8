import { FileList } from '@/components/task/pictures/file-list';
import { RichText } from '@/components/task/parts/rich-text';
import type { Drawing } from '@/lib/contract/review/drawing';
import type { RevealedAnswer } from '@/lib/contract/tasks/review';

type AnswerWordsProps = {
  answer: RevealedAnswer;
  lang?: string | undefined;
  /** What the teacher has drawn on its pictures. */
  drawing?: Drawing;
};

/**
 * An answer in words: one entry in a line, several in a list, entries of a text in their blanks; a text of
 * the student's own as it was typed, and pictures.
 */
export function AnswerWords({ answer, lang, drawing }: AnswerWordsProps) {
  if (answer.form === 'text') return <FilledText answer={answer} lang={lang} />;
  if (answer.form === 'files') return <FileList files={answer.files} drawing={drawing} />;
  if (answer.form === 'typed')
    return (
      <span lang={lang} className="whitespace-pre-wrap">
        {answer.text}
      </span>
    );
  const [only, ...others] = answer.items;
  if (only && others.length === 0) return <Item item={only} lang={lang} />;
  const List = answer.ordered ? 'ol' : 'ul';
  return (
    <List
      className={`flex flex-col gap-1 pl-6 ${answer.ordered ? 'list-decimal' : 'list-disc'} marker:text-ink-soft`}
    >
      {answer.items.map((item, index) => (
        <li key={index}>
          <Item item={item} lang={lang} />
        </li>
      ))}
    </List>
  );
}

type ListAnswer = Extract<RevealedAnswer, { form: 'list' }>;

function Item({
  item: { label, text },
  lang,
}: {
  item: ListAnswer['items'][number];
  lang?: string | undefined;
}) {
  return (
    <span lang={lang}>
      {label === undefined ? null : (
        <span className="text-ink">
          <RichText text={label} /> —{' '}
        </span>
      )}
      <span className="font-medium">
        <RichText text={text} />
      </span>
    </span>
  );
}

type TextAnswer = Extract<RevealedAnswer, { form: 'text' }>;

function FilledText({
  answer: { text, blanks },
  lang,
}: {
  answer: TextAnswer;
  lang?: string | undefined;
}) {
  return (
    <span lang={lang} className={`text-ink ${hasBlanks(text) ? 'leading-9' : ''}`}>
      <RichText text={text} renderBlank={(id) => <Blank text={blanks[id]} />} />
    </span>
  );
}

/** Blanks need room between the lines. */
const hasBlanks = (text: string) => text.includes('{{');

function Blank({ text }: { text: string | undefined }) {
  return (
    <span className="inline-block min-w-12 border-b-2 border-accent px-1.5 text-center leading-7 font-medium text-accent-strong">
      {text === undefined ? (
        <>
          <span aria-hidden>…</span>
          <span lang="ru" className="sr-only">
            нет ответа
          </span>
        </>
      ) : (
        <RichText text={text} />
      )}
    </span>
  );
}
