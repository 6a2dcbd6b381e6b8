import type { Draft, DraftChange } from '@/lib/homework/draft';
import { AccessChoice } from './access-choice';
import { FeedbackChoice } from './feedback-choice';

export type HomeworkSettingsProps = {
  /** What students are told, and who may begin. */
  settings: Pick<Draft, 'feedback' | 'accountsOnly'>;
  onSet: (change: Extract<DraftChange, { type: 'feedback' | 'accountsOnly' }>) => void;
};

/** What is set for a homework before it is given. [TRUST-01] [TRUST-02] */
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
    </div>
  );
}
