import { z } from 'zod';

/** The channel on which the processes of the main API tell each other what has changed in journals. */
export const JOURNAL_CHANNEL = 'main_api_journal';

const id = z.uuid();

/**
 * What has changed: marks of these students at these homework of a teacher, or without them, anything in the
 * journal; without a teacher, in any journal.
 */
const newsSchema = z.object({
  teacherId: id.nullable(),
  marks: z.array(z.tuple([id, z.array(id)])).optional(),
});
export type News = z.infer<typeof newsSchema>;

/** PostgreSQL takes less than 8,000 bytes in one notification. */
const MAX_IDS = 180;

/** The notifications that say this; ids are ASCII, 39 bytes each with their quotes. */
export function encodeNews({ teacherId, marks }: News): string[] {
  if (marks === undefined) return [JSON.stringify({ teacherId })];
  const pieces: NonNullable<News['marks']>[] = [];
  let free = 0;
  for (const [homeworkId, students] of marks)
    for (const studentId of students) {
      const piece = pieces.at(-1);
      const last = piece?.at(-1);
      if (piece && last?.[0] === homeworkId && free > 0) {
        last[1].push(studentId);
        free -= 1;
      } else if (piece && free > 1) {
        piece.push([homeworkId, [studentId]]);
        free -= 2;
      } else {
        pieces.push([[homeworkId, [studentId]]]);
        free = MAX_IDS - 2;
      }
    }
  return pieces.map((piece) => JSON.stringify({ teacherId, marks: piece }));
}

/** Null for what is no news of ours. */
export function decodeNews(message: string): News | null {
  try {
    return newsSchema.parse(JSON.parse(message));
  } catch {
    return null;
  }
}
