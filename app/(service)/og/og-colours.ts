import type { SubjectColour } from '@/lib/contract/subjects/subjects';

/** The tokens of app/globals.css, for where there is no style sheet. */
export const ogColours = {
  paper: '#faf9f5',
  surface: '#ffffff',
  ink: '#20242e',
  inkSoft: '#565d6d',
  grid: '#dde5ee',
} as const;

/** [SUBJ-02] */
export const ogAccents: Record<SubjectColour, { accent: string; strong: string }> = {
  purple: { accent: '#6a4fd0', strong: '#4c35a6' },
  red: { accent: '#c4402f', strong: '#9a2c1e' },
  blue: { accent: '#2a6bc2', strong: '#1c4f96' },
  green: { accent: '#2b7d54', strong: '#1d5f3f' },
};
