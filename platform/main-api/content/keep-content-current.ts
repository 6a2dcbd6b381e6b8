import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@/platform/kernel/logger';
import { describe } from '@/platform/kernel/service';
import type { Catalogue } from './catalogue';
import { WorkbookFaults } from './import-workbooks';

/** How often it looks, in milliseconds: with the looks of web a change is shown within a minute. [DOC-04] */
const LOOK_MS = 5_000;

/**
 * Takes over what changes while the service runs: workbooks of the folder, and what another instance has
 * imported. A failure is logged once, and tried again with every look.
 *
 * @returns what ends it
 */
export function keepContentCurrent(
  importChanges: () => Promise<void>,
  catalogue: Pick<Catalogue, 'refresh'>,
  log: Logger,
  lookMs = LOOK_MS,
): () => Promise<void> {
  const stop = new AbortController();
  let fault: string | undefined;
  const look = async () => {
    try {
      await importChanges();
      if (await catalogue.refresh()) log.info('workbooks changed');
      fault = undefined;
    } catch (error) {
      const reason = error instanceof WorkbookFaults ? error.message : describe(error);
      if (reason !== fault) log.error({ reason }, 'workbooks not refreshed');
      fault = reason;
    }
  };
  const wait = () =>
    sleep(lookMs, true, { signal: stop.signal, ref: false }).catch(() => false as const);
  const looking = (async () => {
    while (await wait()) await look();
  })();
  return () => {
    stop.abort();
    return looking;
  };
}
