import type { DiaryProvider, MarkMode } from './diary';

type Capabilities = {
  /** How it can show marks; as a grade, and not at all, can each. */
  markModes: readonly MarkMode[];
};

/** What a diary can do where they differ; browsers read it as well. */
export const diaryCapabilities: Record<DiaryProvider, Capabilities> = {
  dnevnik: { markModes: ['grade', 'percent', 'none'] },
  eljur: { markModes: ['grade', 'none'] },
};

/** How marks come to a diary: as wanted, or as a grade when it cannot show them so. */
export function markModeAt(provider: DiaryProvider, wanted: MarkMode): MarkMode {
  return diaryCapabilities[provider].markModes.includes(wanted) ? wanted : 'grade';
}
