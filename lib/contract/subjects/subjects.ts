/** The accents of the product; their tones are in app/globals.css, as `data-accent`. [SUBJ-02] */
export const subjectColours = ['purple', 'red', 'blue', 'green'] as const;
export type SubjectColour = (typeof subjectColours)[number];

type SubjectRow = {
  id: number;
  /** As addresses spell it. */
  name: string;
  title: string;
  /** The grade whose landing is the one to begin with. */
  grade: number;
  colour: SubjectColour;
  /** The language of its workbooks, when it is not Russian. */
  language?: string;
};

/**
 * The subjects of the product. Ids 8 and 14 do not exist. A new one is a row here; its words and its
 * drawing on the landing are then asked for by the types. [SUBJ-01] [SUBJ-02]
 */
const rows = [
  { id: 1, name: 'matematika', grade: 5, title: 'Математика', colour: 'red' },
  { id: 2, name: 'algebra', grade: 7, title: 'Алгебра', colour: 'red' },
  { id: 3, name: 'geometriya', grade: 7, title: 'Геометрия', colour: 'red' },
  { id: 7, name: 'informatika', grade: 5, title: 'Информатика', colour: 'red' },
  { id: 6, name: 'fizika', grade: 7, title: 'Физика', colour: 'green' },
  { id: 11, name: 'himiya', grade: 8, title: 'Химия', colour: 'green' },
  { id: 10, name: 'biologiya', grade: 5, title: 'Биология', colour: 'green' },
  { id: 12, name: 'geografiya', grade: 5, title: 'География', colour: 'blue' },
  { id: 4, name: 'russkij-yazyk', grade: 5, title: 'Русский язык', colour: 'purple' },
  { id: 9, name: 'literatura', grade: 5, title: 'Литература', colour: 'blue' },
  { id: 15, name: 'istoriya', grade: 5, title: 'История', colour: 'blue' },
  { id: 5, name: 'obshestvoznanie', grade: 6, title: 'Обществознание', colour: 'blue' },
  {
    id: 0,
    name: 'anglijskij-yazyk',
    grade: 5,
    title: 'Английский язык',
    colour: 'purple',
    language: 'en',
  },
  { id: 13, name: 'okruzhayushij-mir', grade: 4, title: 'Окружающий мир', colour: 'green' },
  { id: 16, name: 'obzh', grade: 7, title: 'ОБЖ', colour: 'green' },
  { id: 17, name: 'tehnologiya', grade: 5, title: 'Технология', colour: 'red' },
  {
    id: 18,
    name: 'veroyatnost-i-statistika',
    grade: 9,
    title: 'Вероятность и статистика',
    colour: 'red',
  },
] as const satisfies readonly SubjectRow[];

export type SubjectName = (typeof rows)[number]['name'];

export type Subject = Omit<SubjectRow, 'grade'> & {
  name: SubjectName;
  /** The path of the landing to begin with: `{name}_{grade}-class`. */
  startPath: string;
};

export const subjects: readonly Subject[] = rows.map(({ grade, ...row }) => ({
  ...row,
  startPath: `${row.name}_${grade}-class`,
}));

/** English. [SUBJ-03] */
export const DEFAULT_SUBJECT_ID = 0;

const byId = new Map(subjects.map((subject) => [subject.id, subject]));

/** The subject with this id, or null. */
export function findSubject(id: number): Subject | null {
  return byId.get(id) ?? null;
}

/** The subject with this id; throws when there is none. */
export function getSubject(id: number): Subject {
  const subject = findSubject(id);
  if (!subject) throw new Error(`Unknown subject ${id}`);
  return subject;
}

/** The language of a subject's titles and tasks, when it is not that of the page. [UI-12] */
export function languageOf(subjectId: number): string | undefined {
  return findSubject(subjectId)?.language;
}
