/** Where the bytes of uploaded files lie; keys are random ids that the main API has given out. */
export type FileStore = {
  /**
   * Works with a file as it lies on this disk, at least for so long.
   *
   * @returns null when there is no such file
   */
  withFile<Result>(id: string, work: (path: string) => Promise<Result>): Promise<Result | null>;
  /** Sees to it that there is no such file. */
  remove(id: string): Promise<void>;
};
