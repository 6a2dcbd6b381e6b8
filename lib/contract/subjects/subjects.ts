/** The subjects of the product. Ids 8 and 14 do not exist. [SUBJ-01] */
const rows = [
  { id: 1, name: 'matematika', grade: 5, title: 'Математика' },
  { id: 2, name: 'algebra', grade: 7, title: 'Алгебра' },
  { id: 3, name: 'geometriya', grade: 7, title: 'Геометрия' },
  { id: 7, name: 'informatika', grade: 5, title: 'Информатика' },
  { id: 6, name: 'fizika', grade: 7, title: 'Физика' },
  { id: 11, name: 'himiya', grade: 8, title: 'Химия' },
  { id: 10, name: 'biologiya', grade: 5, title: 'Биология' },
  { id: 12, name: 'geografiya', grade: 5, title: 'География' },
  { id: 4, name: 'russkij-yazyk', grade: 5, title: 'Русский язык' },
  { id: 9, name: 'literatura', grade: 5, title: 'Литература' },
  { id: 15, name: 'istoriya', grade: 5, title: 'История' },
  { id: 5, name: 'obshestvoznanie', grade: 6, title: 'Обществознание' },
  { id: 0, name: 'anglijskij-yazyk', grade: 5, title: 'Английский язык' },
  { id: 13, name: 'okruzhayushij-mir', grade: 4, title: 'Окружающий мир' },
  { id: 16, name: 'obzh', grade: 7, title: 'ОБЖ' },
  { id: 17, name: 'tehnologiya', grade: 5, title: 'Технология' },
  { id: 18, name: 'veroyatnost-i-statistika', grade: 9, title: 'Вероятность и статистика' },
] as const;

export type SubjectColour = 'purple' | 'red' | 'blue' | 'green';

/** [SUBJ-02] */
const colours: Record<SubjectColour, readonly number[]> = {
  purple: [0, 4],
  red: [1, 2, 3, 7, 17, 18],
  blue: [5, 9, 12, 15],
  green: [6, 10, 11, 13, 16],
};

export type Subject = {
  id: number;
  name: string;
  title: string;
  /** The path of the landing to begin with: `{name}_{grade}-class`. */
  startPath: string;
  colour: SubjectColour;
};

function colourOf(id: number): SubjectColour {
  const found = (Object.keys(colours) as SubjectColour[]).find((key) => colours[key].includes(id));
  if (!found) throw new Error(`Subject ${id} has no colour`);
  return found;
}

export const subjects: readonly Subject[] = rows.map(({ id, name, grade, title }) => ({
  id,
  name,
  title,
  startPath: `${name}_${grade}-class`,
  colour: colourOf(id),
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
