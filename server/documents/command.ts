import { createServer } from 'node:http';
import next from 'next';
import { serverConfig, type ServerConfig } from '@/lib/config/server';
import { createFront } from '@/server/front';
import { passToNext } from '@/server/pass-to-next';
import { openDocuments } from './documents';
import { placeOf } from './place';
import { openStore, type Entry, type Store } from './store/store';

/** What `npm run documents` does; each returns the exit status of the process. */
const orders: Record<string, (config: ServerConfig) => Promise<number>> = { list, make, verify };

/** Prints the kept documents of this build and configuration. */
async function list(config: ServerConfig): Promise<number> {
  const { store, folder } = await openKept(config);
  const entries = await store.list();
  for (const entry of entries) console.log(await describe(store, entry));
  console.log(`Документов: ${entries.length}. Папка: ${folder}.`);
  return 0;
}

/** Makes what is missing or out of date, and looks at all of it. */
async function make(config: ServerConfig): Promise<number> {
  // Next.js would take over offers to change the protocol; this process listens to nobody.
  const app = next({ dev: false, dir: process.cwd(), httpServer: createServer() });
  await app.prepare();
  const listener = createFront([passToNext(app.getRequestHandler(), config)]);
  const documents = await openDocuments(process.cwd(), config, listener);
  const { made, failed, isContentThere } = await documents.refresh();
  console.log(`Сделано документов: ${made.length}.`);
  for (const name of failed) console.error(`Не удалось сделать: ${name}.`);
  if (!isContentThere) console.error('Платформа недоступна: страницы с тетрадями не обновлены.');
  const status = await verify(config);
  return failed.length > 0 || !isContentThere ? 1 : status;
}

/** Reads every document through; a broken one is removed, and is made again by the next refresh. */
async function verify(config: ServerConfig): Promise<number> {
  const { store } = await openKept(config);
  const entries = await store.list();
  let broken = 0;
  for (const { name } of entries) {
    if ((await store.read(name)) !== null) continue;
    broken += 1;
    console.error(`Файл повреждён и удалён: ${name}.`);
  }
  console.log(`Проверено документов: ${entries.length}, повреждено: ${broken}.`);
  return broken > 0 || entries.length === 0 ? 1 : 0;
}

async function openKept(config: ServerConfig): Promise<{ store: Store; folder: string }> {
  const { folder } = await placeOf(process.cwd(), config);
  return { store: openStore(folder), folder };
}

async function describe(store: Store, { name, goodAt }: Entry): Promise<string> {
  const document = await store.read(name);
  if (document === null) return `${name}: файл повреждён и удалён`;
  const { path, hosts, status, bodies } = document;
  const age = Math.round((Date.now() - goodAt) / 1_000);
  const sizes = `${bodies.identity.length} / ${bodies.gzip.length} / ${bodies.br.length} Б`;
  return `${status} ${path} (${hosts}): ${sizes}, подтверждён ${age} с назад`;
}

const [name = 'list', ...others] = process.argv.slice(2);
const order = Object.hasOwn(orders, name) && others.length === 0 ? orders[name] : undefined;
if (order === undefined) {
  console.error('Команды: list (по умолчанию), make, verify.');
  process.exit(1);
}
order(serverConfig()).then(
  (status) => process.exit(status),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
