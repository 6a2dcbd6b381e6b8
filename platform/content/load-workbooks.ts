import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { compareFaults, type Fault } from './fault';
import { loadWorkbook, type StepPlace } from './load-workbook';
import type { Workbook } from './workbook';

/**
 * Reads and checks every workbook under `root`, in the order of their folders. `workbooks` holds
 * those without a fault; a caller that publishes content refuses to when there is any fault. [HW-15]
 *
 * @throws (rejects) when `root` cannot be read
 */
export async function loadWorkbooks(
  root: string,
): Promise<{ workbooks: Workbook[]; faults: Fault[] }> {
  const entries = await readdir(root, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const loaded = await Promise.all(folders.sort().map((name) => loadWorkbook(join(root, name))));
  const repeated = loaded.map(refuseRepeatedSteps());
  return {
    workbooks: loaded.flatMap(({ workbook }, index) =>
      workbook && repeated[index]?.length === 0 ? [workbook] : [],
    ),
    faults: [...loaded.flatMap(({ faults }) => faults), ...repeated.flat()].sort(compareFaults),
  };
}

/** The steps of a workbook whose uuid was met before, in it or in an earlier one. */
function refuseRepeatedSteps(): (workbook: { steps: StepPlace[] }) => Fault[] {
  const first = new Map<string, StepPlace>();
  return ({ steps }) =>
    steps.flatMap(({ uuid, file, line }) => {
      const earlier = first.get(uuid);
      if (!earlier) {
        first.set(uuid, { uuid, file, line });
        return [];
      }
      const message = `uuid ${uuid} уже занят: ${earlier.file}:${earlier.line}`;
      return [{ file, line, message }];
    });
}
