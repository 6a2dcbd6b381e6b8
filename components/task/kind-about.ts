/** What is said and drawn of a kind of tasks where none of it is solved: on landings, in lists of steps. */
export type KindAbout = {
  /** What a student does in it, in a teacher's words; it stands in a list, so it begins with a small letter. */
  title: string;
  /** Strokes on a sheet of 48 by 48: how it looks on paper. */
  picture: readonly string[];
  /** Accented strokes: what the student adds. */
  added?: readonly string[];
};
