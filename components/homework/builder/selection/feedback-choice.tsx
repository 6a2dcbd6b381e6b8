import { Select } from '@/components/ui/select/lazy-select';
import type { Feedback } from '@/lib/contract/homework/homework';

const choices: Record<Feedback, { label: string; consequence: string }> = {
  after_finish: {
    label: 'Сразу тем, кого вы знаете',
    consequence:
      'Кто назвал только имя, сразу увидит оценку, а\u00A0разбор\u00A0— когда задание закроется: иначе ответы узнает любой, кто придумает себе имя.',
  },
  everybody: {
    label: 'Сразу всем',
    consequence: 'Разбор увидит каждый, кто сдал, также под\u00A0придуманным именем.',
  },
  never: {
    label: 'Не\u00A0показывать',
    consequence:
      'Ученики не\u00A0увидят ни\u00A0разбора, ни\u00A0оценки; вы увидите всё в\u00A0журнале.',
  },
};

const isFeedback = (value: string | null): value is Feedback => value !== null && value in choices;

type FeedbackChoiceProps = { value: Feedback; onValueChange: (feedback: Feedback) => void };

/** When students see what was right, in one sentence. [TRUST-01] */
export function FeedbackChoice({ value, onValueChange }: FeedbackChoiceProps) {
  return (
    <Select
      label="Разбор ответов после сдачи"
      description={choices[value].consequence}
      options={Object.entries(choices).map(([key, { label }]) => ({ value: key, label }))}
      value={value}
      onValueChange={(chosen) => (isFeedback(chosen) ? onValueChange(chosen) : undefined)}
    />
  );
}
