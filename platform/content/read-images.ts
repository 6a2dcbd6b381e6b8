import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fault } from './fault';
import { readSvg, type Drawing } from './svg-image';

/** 20 KB: as base64 it stays well below the 60,000 characters of the contract. */
const MAX_IMAGE_BYTES = 20 * 1024;

/** The pictures of a workbook, by file name. */
export type WorkbookImages = {
  /** The picture, or null when it is missing or faulty; it counts as used from then on. */
  use(name: string): Drawing | null;
  has(name: string): boolean;
  faults: readonly Fault[];
  /** A fault for each picture that no task used; meaningful when every task could be read. */
  listUnused(): Fault[];
};

/** Reads the folder `images` of a workbook; without one there are no pictures. */
export async function readImages(workbookFolder: string): Promise<WorkbookImages> {
  const folder = join(workbookFolder, 'images');
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const faults: Fault[] = [];
  const drawings = new Map<string, Drawing | null>();
  const used = new Set<string>();
  for (const name of names.sort())
    drawings.set(name, readImage(join(folder, name), await readFile(join(folder, name)), faults));
  return {
    use(name) {
      used.add(name);
      return drawings.get(name) ?? null;
    },
    has: (name) => drawings.has(name),
    faults,
    listUnused: () =>
      [...drawings.keys()]
        .filter((name) => !used.has(name))
        .map((name) => ({ file: join(folder, name), line: 1, message: 'Рисунок не используется' })),
  };
}

function readImage(file: string, bytes: Buffer, faults: Fault[]): Drawing | null {
  const refuse = (line: number, message: string) => {
    faults.push({ file, line, message });
    return null;
  };
  if (!file.endsWith('.svg')) return refuse(1, 'Рисунки бывают только в формате SVG');
  if (bytes.length > MAX_IMAGE_BYTES)
    return refuse(1, `Рисунок больше 20 КБ: ${Math.ceil(bytes.length / 1024)} КБ`);
  const text = bytes.toString('utf8');
  const { drawing, faults: found } = readSvg(text);
  for (const { offset, message } of found)
    refuse(text.slice(0, offset).split('\n').length, message);
  return drawing;
}
