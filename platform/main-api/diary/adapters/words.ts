import { subjects, type Subject } from '@/lib/contract/subjects/subjects';
import type { DiaryPerson } from './adapter';

/** Which subject of ours has this title; null for one that we have nothing of. */
export function subjectIdOf(title: string): Subject['id'] | null {
  const name = title.trim().toLowerCase();
  return subjects.find((subject) => subject.title.toLowerCase() === name)?.id ?? null;
}

/** A grade as diaries write it: the lowest one there is 2. */
export const writtenGrade = (grade: number): string => String(Math.max(2, grade));

export function roleOf(role: string): DiaryPerson['role'] {
  return role === 'teacher' || role === 'student' ? role : 'other';
}
