import type { Draft, DraftChange } from '@/lib/homework/draft';
import { AccessChoice } from './access-choice';
import { FeedbackChoice } from './feedback-choice';
import { HintChoice } from './hint-choice';

export type HomeworkSettingsProps = {
  /** What students are told, who may begin, and what a hint costs. */
  settings: Pick<Draft, 'feedback' | 'accountsOnly' | 'hintCost'>;
  onSet: (change: Extract<DraftChange, { type: 'feedback' | 'accountsOnly' | 'hintCost' }>) => void;
};

/** What is set for a homework before it is given. [TRUST-01] [TRUST-02] [REV-05] */
export function HomeworkSettings({ settings, onSet }: HomeworkSettingsProps) {
  return (
    <div className="mt-5 flex flex-col gap-5">
      <FeedbackChoice
        value={settings.feedback}
        onValueChange={(feedback) => onSet({ type: 'feedback', feedback })}
      />
      <AccessChoice
        accountsOnly={settings.accountsOnly}
        onChange={(accountsOnly) => onSet({ type: 'accountsOnly', accountsOnly })}
      />
      <HintChoice
        value={settings.hintCost}
        onValueChange={(hintCost) => onSet({ type: 'hintCost', hintCost })}
      />
    </div>
  );
}
