import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { findSubject } from '@/lib/contract/subjects/subjects';
import { isFieldKind, taskKinds } from '@/lib/contract/tasks/answers';
import { parseOrReport, type Report } from '@/platform/tasks/parts/report';
import { reportInto, type Fault } from './fault';
import { readImages, type WorkbookImages } from './read-images';
import { readTask } from './read-task';
import type { Workbook, WorkbookModule, WorkbookStep, WorkbookTask } from './workbook';
import { moduleFileSchema, workbookFileSchema } from './workbook-schema';
import { parseYaml, type YamlFile } from './yaml-file';

/** Where a step is written. */
export type StepPlace = { uuid: string; file: string; line: number };

/** `workbook` is null when it has any fault; `steps` are those that could be read all the same. */
type LoadedWorkbook = { workbook: Workbook | null; steps: StepPlace[]; faults: Fault[] };

/** What is gathered on the way through a workbook. */
type Reading = { folder: string; images: WorkbookImages; faults: Fault[]; steps: StepPlace[] };

/**
 * Reads one folder of content and checks all that can be checked without other workbooks.
 *
 * @throws (rejects) only when the system cannot read a file that exists
 */
export async function loadWorkbook(folder: string): Promise<LoadedWorkbook> {
  const images = await readImages(folder);
  const reading: Reading = { folder, images, faults: [...images.faults], steps: [] };
  const workbook = await readWorkbook(reading);
  const { faults, steps } = reading;
  if (faults.length === 0) faults.push(...images.listUnused());
  return { workbook: faults.length === 0 ? workbook : null, steps, faults };
}

async function readWorkbook(reading: Reading): Promise<Workbook | null> {
  const { folder, faults } = reading;
  const yaml = await readYaml(join(folder, 'workbook.yaml'), faults);
  if (!yaml) return null;
  const report = reportInto(faults, yaml);
  const written = parseOrReport(workbookFileSchema, yaml.value, report);
  if (!written) return null;
  const { modules: files, sample: writtenSample, ...about } = written;
  const id = basename(folder);
  const name = `${findSubject(about.subjectId)?.name}-${about.grade}`;
  if (id !== name) report([], `Папка называется «${id}», а по предмету и классу — «${name}»`);
  const present = (await readdir(folder)).filter((file) => /\.ya?ml$/.test(file));
  for (const file of present)
    if (file !== 'workbook.yaml' && !files.includes(file))
      report(['modules'], `Файл ${file} не назван в modules`);
  const modules: WorkbookModule[] = [];
  for (const [index, file] of files.entries()) {
    const place = ['modules', index];
    if (files.indexOf(file) !== index) report(place, `Файл ${file} назван дважды`);
    else if (!present.includes(file)) report(place, `Нет файла ${file}`);
    else {
      const module = await readModule(file, reading);
      if (modules.some((other) => other.id === module.id))
        report(place, `Имя модуля «${module.id}» уже занято`);
      modules.push(module);
    }
  }
  const sample = readStep(writtenSample, yaml, ['sample'], reading);
  checkSample(sample, reportInto(faults, yaml, ['sample', 'tasks', 0]));
  return { id, ...about, modules, sample };
}

/** Reports a sample that a landing cannot show without scripts. */
function checkSample({ tasks: [task] }: WorkbookStep, report: Report): void {
  if (!task) return;
  const { kind, image } = task.source;
  if (!isFieldKind(kind))
    report(['kind'], `Пробное задание бывает видов: ${taskKinds.filter(isFieldKind).join(', ')}`);
  if (image) report(['image'], 'В пробном задании нет рисунка');
}

/** A module as far as it can be read; what cannot is among the faults. */
async function readModule(file: string, reading: Reading): Promise<WorkbookModule> {
  const id = file.replace(/^\d+-/, '').replace(/\.yaml$/, '');
  const yaml = await readYaml(join(reading.folder, file), reading.faults);
  const written =
    yaml && parseOrReport(moduleFileSchema, yaml.value, reportInto(reading.faults, yaml));
  if (!written) return { id, title: '', lessons: [] };
  const lessons = written.lessons.map(({ title, steps }, lesson) => ({
    title,
    steps: steps.map((step, index) =>
      readStep(step, yaml, ['lessons', lesson, 'steps', index], reading),
    ),
  }));
  return { id, title: written.title, lessons };
}

type WrittenStep = z.output<typeof moduleFileSchema>['lessons'][number]['steps'][number];

function readStep(
  { uuid, title, tasks: written }: WrittenStep,
  yaml: YamlFile,
  path: PropertyKey[],
  { images, faults, steps }: Reading,
): WorkbookStep {
  steps.push({ uuid, file: yaml.file, line: yaml.lineOf([...path, 'uuid']) });
  const tasks: WorkbookTask[] = [];
  written.forEach((value, index) => {
    const report = reportInto(faults, yaml, [...path, 'tasks', index]);
    const task = readTask(value, images, report);
    if (!task) return;
    if (tasks.some(({ source }) => source.id === task.source.id))
      report(['id'], `Задание «${task.source.id}» в этом шаге уже есть`);
    tasks.push(task);
  });
  return { uuid, title, tasks };
}

async function readYaml(file: string, faults: Fault[]): Promise<YamlFile | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) {
    faults.push({ file, line: 1, message: 'Нет файла' });
    return null;
  }
  const { yaml, faults: found } = parseYaml(file, text);
  faults.push(...found);
  return yaml;
}
