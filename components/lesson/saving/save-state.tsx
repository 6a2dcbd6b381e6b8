import { CloudAlert, CloudCheck, CloudOff, CloudUpload, type LucideIcon } from 'lucide-react';
import type { SaveState as State } from '@/lib/answers/save-state';
import { saveStateText } from './save-state-text';

const signs: Record<State['phase'], readonly [LucideIcon, string]> = {
  quiet: [CloudCheck, 'text-ink-soft'],
  saving: [CloudUpload, 'text-ink-soft'],
  saved: [CloudCheck, 'text-positive-strong'],
  offline: [CloudOff, 'text-warning-strong'],
  troubled: [CloudAlert, 'text-warning-strong'],
  signIn: [CloudAlert, 'text-negative-strong'],
};

/**
 * How it stands with saving. Not read out by itself: it changes with each pause in typing; what a
 * student must know is said by the notices.
 */
export function SaveState({ saving }: { saving: State }) {
  const [Icon, colour] = signs[saving.phase];
  return (
    <p
      data-testid="save-state"
      className={`${saving.phase === 'quiet' ? 'hidden medium:flex' : 'flex'} max-w-36 items-center gap-2 text-caption leading-4.5 medium:max-w-none ${colour}`}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {saveStateText(saving)}
    </p>
  );
}
