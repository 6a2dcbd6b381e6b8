import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';

type Order =
  | 'stopDatabase'
  | 'startDatabase'
  | 'killDatabase'
  | 'stopPlatform'
  | 'startPlatform'
  | 'killPlatform'
  | 'stopWeb'
  | 'startWeb'
  | 'killWeb'
  | 'stop';

type Started = Pick<OwnStack, 'addresses' | 'environment'> & { logs: string };

export type OwnStack = {
  /** TEST_WEB_ORIGIN, TEST_MAIN_API and so on, as the shared stack has them in `process.env`. */
  addresses: Record<string, string>;
  /** What its parts are started with, for commands that are to work on what they keep. */
  environment: Record<string, string>;
  /** What a program has written until now. */
  readLog(program: 'web' | 'platform'): string;
  stopDatabase(): Promise<void>;
  /** Brings it back on the same port with all its data. */
  startDatabase(): Promise<void>;
  /** Ends its server by SIGKILL, in the middle of whatever it does. */
  killDatabase(): Promise<void>;
  stopPlatform(): Promise<void>;
  /** Brings its services back on the same ports. */
  startPlatform(): Promise<void>;
  /** Ends its services by SIGKILL, in the middle of whatever they do. */
  killPlatform(): Promise<void>;
  stopWeb(): Promise<void>;
  /** Brings web back on the same port with what it has kept, whether the platform is there or not. */
  startWeb(): Promise<void>;
  /** Ends it by SIGKILL, in the middle of whatever it does. */
  killWeb(): Promise<void>;
  /** Belongs into `afterAll`: a failed test has to stop its stack too. */
  stop(): Promise<void>;
  /** Gives these variables to what is started from now on. */
  changeEnvironment(variables: Record<string, string>): Promise<void>;
};

/**
 * A stack for one test file alone, for what would disturb the others: above all stopping the database.
 * Takes a few seconds to start.
 *
 * @param given `documents` when it is to make some, which takes half a minute of a core; `durable` for a
 *   database that writes to the disk as in production; `variables` of the environment that are not as usual
 */
export async function startOwnStack({
  web,
  documents = false,
  durable = false,
  variables,
}: {
  web: boolean;
  documents?: boolean;
  durable?: boolean;
  variables?: Record<string, string>;
}): Promise<OwnStack> {
  const file = 'tests/support/stack/own-stack-process.mjs';
  const given = {
    web,
    durable,
    variables: { DOCUMENTS_REFRESH: documents ? 'on' : 'off', ...variables },
  };
  const child = fork(file, [JSON.stringify(given)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The stack has ended');
  });
  // It ends at the latest when nobody waits for it any more.
  ended.catch(() => undefined);
  const next = async () => {
    const [message] = await Promise.race([once(child, 'message'), ended]);
    return message as unknown;
  };
  const give = async (order: Order | Record<string, string>) => {
    child.send(order);
    await next();
  };
  const { logs, ...started } = (await next()) as Started;
  return {
    ...started,
    readLog: (program) => {
      const file = `test-results/logs/${logs}-${program}.log`;
      // It is there once something is written.
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    },
    stopDatabase: () => give('stopDatabase'),
    startDatabase: () => give('startDatabase'),
    killDatabase: () => give('killDatabase'),
    stopPlatform: () => give('stopPlatform'),
    startPlatform: () => give('startPlatform'),
    killPlatform: () => give('killPlatform'),
    stopWeb: () => give('stopWeb'),
    startWeb: () => give('startWeb'),
    killWeb: () => give('killWeb'),
    changeEnvironment: give,
    stop: async () => {
      await give('stop');
      child.disconnect();
    },
  };
}
