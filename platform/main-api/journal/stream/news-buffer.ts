import { encodeNews } from './news-message';

/** More students at homework of one teacher are said as "anything in the journal". */
const MAX_PAIRS = 500;
/** More teachers are said as "any journal". */
const MAX_TEACHERS = 1_000;

/** What has changed in the journal of one teacher: students by homework, or anything. */
type Changed = { students: Map<string, Set<string>>; pairs: number } | 'anything';

/** Gathers what has changed in journals, each thing once, until it is told. Never more than so much. */
export class NewsBuffer {
  #changed = new Map<string, Changed>();
  #isAny = false;

  get isEmpty(): boolean {
    return !this.#isAny && this.#changed.size === 0;
  }

  addMarks(teacherId: string, homeworkId: string, studentIds: readonly string[]): void {
    const known = this.#changed.get(teacherId) ?? { students: new Map(), pairs: 0 };
    if (known === 'anything') return;
    const students = known.students.get(homeworkId) ?? new Set();
    known.students.set(homeworkId, students);
    for (const id of studentIds) {
      if (!students.has(id)) known.pairs += 1;
      students.add(id);
    }
    this.#set(teacherId, known.pairs > MAX_PAIRS ? 'anything' : known);
  }

  addAnything(teacherId: string): void {
    this.#set(teacherId, 'anything');
  }

  /** In any journal. */
  addAny(): void {
    this.#isAny = true;
    this.#changed.clear();
  }

  /** The messages that say all of it; then nothing is left. */
  take(): string[] {
    const changed = this.#changed;
    const isAny = this.#isAny;
    this.#changed = new Map();
    this.#isAny = false;
    if (isAny) return encodeNews({ teacherId: null });
    return [...changed].flatMap(([teacherId, what]) =>
      what === 'anything'
        ? encodeNews({ teacherId })
        : encodeNews({ teacherId, marks: [...what.students].map(([id, of]) => [id, [...of]]) }),
    );
  }

  #set(teacherId: string, changed: Changed): void {
    if (this.#isAny) return;
    this.#changed.set(teacherId, changed);
    if (this.#changed.size > MAX_TEACHERS) this.addAny();
  }
}
