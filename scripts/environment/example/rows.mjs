import { DEMO } from '../../../lib/contract/environment/common-variables';
import { getDocumentation } from '../../../lib/contract/environment/variable';
import { serverSchema } from '../../../lib/config/server-schema';
import { platformSchema } from '../../../platform/kernel/env';
import { scriptVariables } from './script-variables.mjs';

/**
 * What is said of a variable. `shown` is its default or an example; `standard` is its default, '' for
 * none and null for one that only a demo takes.
 *
 * @typedef {{ name: string, section: string, note?: string | undefined, effect?: string | undefined,
 *   shown: string, standard: string | null, readers: string }} Row
 */

const web = serverSchema.shape;
const platform = platformSchema.shape;

/** @returns {Row[]} every variable that web, the platform and the scripts read */
export function variableRows() {
  const own = scriptVariables.map((row) => ({ ...row, readers: 'scripts' }));
  return [...Object.entries({ ...web, ...platform }).map(describe), ...own];
}

/**
 * @param {[string, import('zod').ZodType]} variable
 * @returns {Row}
 */
function describe([name, schema]) {
  const { section, note, effect, shown } = getDocumentation(schema);
  const standard = defaultOf(schema);
  const readers = [name in web ? 'web' : '', name in platform ? 'platform' : ''];
  return {
    ...{ name, section, note, effect, standard },
    shown: shown ?? standard ?? '',
    readers: readers.filter((reader) => reader !== '').join(', '),
  };
}

/** @param {import('zod').ZodType} schema */
function defaultOf(schema) {
  const { data } = schema.safeParse(undefined);
  const text = data === undefined ? '' : String(data);
  return text.startsWith(DEMO) ? null : text;
}
