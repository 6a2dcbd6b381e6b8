import { loadWorkbooks } from './load-workbooks';

/**
 * `npm run content`: checks the workbooks under the folder that the command line names. Prints
 * `file:line: message` for each fault; the exit status is 1 when there is one.
 */
async function check(root = 'platform/content/workbooks'): Promise<void> {
  const { workbooks, faults } = await loadWorkbooks(root);
  for (const { file, line, message } of faults)
    process.stdout.write(`${file}:${line}: ${message}\n`);
  if (faults.length > 0) {
    process.exitCode = 1;
    return;
  }
  const steps = workbooks.flatMap(({ modules }) =>
    modules.flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.steps)),
  );
  const tasks = steps.flatMap((step) => step.tasks);
  process.stdout.write(
    `Рабочих тетрадей: ${workbooks.length}, шагов: ${steps.length}, заданий: ${tasks.length}. Ошибок нет.\n`,
  );
}

check(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
