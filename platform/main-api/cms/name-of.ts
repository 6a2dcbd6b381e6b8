import type { Editor } from '@/platform/main-api/context';

/** How the audit calls an editor or operator. */
export const nameOf = ({ surname, name }: Pick<Editor, 'surname' | 'name'>): string =>
  [surname, name].filter((part) => part !== '').join(' ');
