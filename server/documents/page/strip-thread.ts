import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What the thread is asked and answers; requests are answered in their order. */
export type StripAnswer = { html: string } | { fault: string };

/** A page of 100 kB and its style sheets take a third of this, in megabytes. */
const MEMORY_MB = 128;

/** A thread that makes documents of pages: 100 ms of work each, in which requests must not wait. */
export type StripThread = {
  /** One page after another. @throws (rejects) what stripPage throws */
  strip: (source: string) => Promise<string>;
  /** Gives its memory back; the next page starts another one. */
  end: () => Promise<void>;
};

/**
 * @param program the bundle of strip-program.ts
 * @param project the folder of the project
 */
export function createStripThread(program: URL, project: string): StripThread {
  let thread: Worker | undefined;
  const end = async () => {
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  };
  return {
    strip: async (source) => {
      thread ??= startThread(program, project);
      // As long as it works the process waits for it, and no longer.
      thread.ref();
      const answered = once(thread, 'message') as Promise<[StripAnswer]>;
      thread.postMessage(source);
      try {
        const [answer] = await answered;
        thread.unref();
        if ('html' in answer) return answer.html;
        throw new Error(answer.fault);
      } catch (error) {
        await end();
        throw error;
      }
    },
    end,
  };
}

function startThread(program: URL, project: string): Worker {
  return new Worker(program, {
    workerData: project,
    // The arguments of this process tie it to its parent, which is no matter of a thread.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
}
