import type {
  JournalClass,
  JournalHomework,
  JournalStudent,
  Mark,
} from '@/lib/contract/journal/journal';

export const NOW = '2026-11-24T09:00:00Z';

/** A homework of the journal that is tested with. */
export const homeworkCalled = (
  taskHash: string,
  part: Partial<JournalHomework> = {},
): JournalHomework => ({
  ...{ taskHash, title: `Работа ${taskHash}`, createdAt: '2026-11-16T09:00:00Z' },
  ...{ dueAt: null, state: 'open', ...part },
});

/** Work under way, unless told. */
export const markFor = (taskHash: string, part: Partial<Mark> = {}): Mark => ({
  ...{ taskHash, attemptCode: 'babebibobubabebibobu', finishedAt: null, score: null, grade: null },
  ...{ awaitingCount: 0, isReturned: false, answeredCount: 3, stepCount: 12, ...part },
});

export const doneFor = (
  taskHash: string,
  score: number,
  finishedAt = '2026-11-17T09:00:00Z',
): Mark => markFor(taskHash, { finishedAt, score, grade: Math.min(5, Math.floor(score / 20) + 1) });

export const studentCalled = (surname: string, ...marks: Mark[]): JournalStudent => ({
  ...{ userId: surname, surname, name: 'Юля', hasAccount: true, sameBrowser: [], marks },
});

export const classOf = (
  homework: JournalHomework[],
  ...students: JournalStudent[]
): JournalClass => ({
  ...{ classId: '5-А', classNumber: 5, classLetter: 'А', homework, students },
});
