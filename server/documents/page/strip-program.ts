import { parentPort, workerData } from 'node:worker_threads';
import { loadParts } from './load-parts';
import type { StripAnswer } from './strip-thread';
import { stripPage } from './strip';

/** What the thread of strip-thread.ts runs. */
const parts = loadParts(String(workerData));

parentPort?.on('message', (source: string) => {
  parts
    .then((loaded) => stripPage(source, loaded))
    .then(
      (html): StripAnswer => ({ html }),
      (error: Error): StripAnswer => ({ fault: error.message }),
    )
    .then((answer) => parentPort?.postMessage(answer));
});
