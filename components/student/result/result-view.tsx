import { OwnCode } from '@/components/student/code/own-code';
import { StartButton } from '@/components/student/start/start-button';
import { LinkButton } from '@/components/ui/link-button/link-button';
import type { AgeGroup } from '@/lib/cabinet/age-group';
import { wordsFor } from '@/lib/cabinet/age-words';
import type { Attempt } from '@/lib/contract/attempt/attempt';
import { countOf } from '@/lib/format/plural';
import { languageOf } from '@/lib/contract/subjects/subjects';
import { pathOf } from '@/lib/routes/match';
import { GradeSeal } from './grade-seal';
import { ResultStars } from './result-stars';
import { StepResults, type ShownResult } from './step-results';

const pointForms = ['балл', 'балла', 'баллов'] as const;

const waiting = ['задание ждёт', 'задания ждут', 'заданий ждут'] as const;

const timeForms = ['раз', 'раза', 'раз'] as const;

type ResultViewProps = {
  attempt: Attempt;
  result: ShownResult;
  /** Chooses wording and drawing. [CFG-05] */
  ageGroup: AgeGroup;
  /** Of a student without an account, null when this browser does not know it. [TRUST-03] */
  continueCode?: string | null;
};

/** What came of a finished work: mark, score, what was right, what can be done now. [HW-05] [HW-08] */
export function ResultView({ attempt, result, ageGroup, continueCode }: ResultViewProps) {
  const { title, teacherName, score, grade, attemptsLeft, taskHash, steps } = attempt;
  return (
    <>
      <section
        aria-labelledby="result"
        className="flex flex-col overflow-clip rounded-xl border border-line bg-surface text-center shadow-sheet medium:flex-row medium:text-left"
      >
        {grade === null ? null : <GradeSeal grade={grade} />}
        <div className="px-4 py-6 medium:self-center medium:p-10">
          <p className="text-ink-soft">{title}</p>
          <h1 id="result" className="mt-1 text-title-l font-bold">
            {wordsFor(ageGroup).praise[grade ?? 0]}
          </h1>
          {ageGroup === 'primary' && grade !== null ? <ResultStars grade={grade} /> : null}
          <p className="mt-2 text-reading">
            {attempt.awaitingCount > 0 ? (
              `${countOf(attempt.awaitingCount, waiting)} проверки учителя: оценка появится после неё.`
            ) : score === null ? (
              'Оценку скажет учитель.'
            ) : (
              <>
                <strong>{countOf(score, pointForms)}</strong> из&nbsp;100
              </>
            )}
          </p>
          {attempt.scoreReason === null ? null : (
            <p className="mt-2 wrap-anywhere">Оценку изменил учитель: {attempt.scoreReason}</p>
          )}
          <p className="mt-2 text-caption text-ink-soft">Учитель&nbsp;— {teacherName}</p>
        </div>
      </section>
      {continueCode === undefined ? null : <OwnCode code={continueCode} />}
      <StepResults steps={steps} result={result} lang={languageOf(attempt.subjectId)} />
      <div>
        <div className="flex flex-col gap-3 medium:flex-row">
          <LinkButton href={pathOf('studentProfile')} wide>
            Мои задания
          </LinkButton>
          {attemptsLeft > 0 ? (
            <StartButton taskHash={taskHash} variant="secondary">
              Ещё раз
            </StartButton>
          ) : null}
        </div>
        <p className="mt-3 text-ink-soft">{attemptsText(attemptsLeft)}</p>
      </div>
    </>
  );
}

function attemptsText(attemptsLeft: number): string {
  if (attemptsLeft === 0) return 'Попыток больше нет.';
  return `Можно пройти ещё ${countOf(attemptsLeft, timeForms)}: в\u00A0журнал идёт лучший результат.`;
}
