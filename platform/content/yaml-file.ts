import { isMap, isPair, isScalar, isSeq, LineCounter, parseDocument, visit, type Node } from 'yaml';
import type { Path } from '@/platform/tasks/parts/report';
import type { Fault } from './fault';

/** A file of content: mappings are Maps (their order is kept), every scalar is a string. */
export type YamlFile = {
  file: string;
  value: unknown;
  /** The line of the value at this path; of the nearest one around it when there is none. */
  lineOf(path: Path): number;
};

/**
 * Parses one document. The failsafe schema leaves every scalar as it is written, so that an option
 * `1.50` or `no` is the text that its author sees; numbers are read by our own schemas. Aliases are
 * refused: content is written out, and a few of them could blow it up.
 */
export function parseYaml(
  file: string,
  text: string,
): { yaml: YamlFile; faults: [] } | { yaml: null; faults: Fault[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    schema: 'failsafe',
    prettyErrors: false,
    uniqueKeys: true,
  });
  const faults: Fault[] = [...document.errors, ...document.warnings].map(
    ({ code, message, pos }) => ({
      file,
      line: lines.linePos(pos[0]).line,
      message: code === 'DUPLICATE_KEY' ? 'Поле повторено' : `Ошибка YAML: ${message}`,
    }),
  );
  visit(document, {
    Alias: (_, alias) => {
      const { line } = lines.linePos(alias.range?.[0] ?? 0);
      faults.push({ file, line, message: `Ссылка *${alias.source}: ссылок в тетрадях нет` });
    },
  });
  if (faults.length > 0) return { yaml: null, faults };
  const lineOf = (path: Path) => lines.linePos(offsetOf(document.contents, path)).line || 1;
  return { yaml: { file, value: document.toJS({ mapAsMap: true }), lineOf }, faults: [] };
}

/** Where the value at the path begins; a field begins at its name. */
function offsetOf(root: Node | null, path: Path): number {
  let node: unknown = root;
  let offset = root?.range?.[0] ?? 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
      if (!isPair(pair)) return offset;
      offset = startOf(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node) && typeof step === 'number') {
      node = node.items[step];
      offset = startOf(node) ?? offset;
    } else return offset;
  }
  return offset;
}

function startOf(node: unknown): number | undefined {
  return (node as Node | undefined)?.range?.[0];
}
