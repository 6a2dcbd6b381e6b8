import type { PlatformEnv } from '@/platform/kernel/env';
import type { Db } from '@/platform/main-api/context';
import { createAdapters } from '@/platform/main-api/diary/adapters/adapters';
import { findUserNamed } from '@/platform/main-api/operator/find-user-named';
import { erasePerson } from './erase-person';
import { exportPerson } from './export-person';
import { tellErasures } from './tell-erasures';

type Operated = { db: Db; env: PlatformEnv };

/** `export <id>`: all that is kept of a person, as JSON. [TRUST-06] */
export async function operateExport(api: Operated, [named = '']: readonly string[]) {
  const told = await exportPerson(api, await findUserNamed(api.db, named), 'ops');
  return [JSON.stringify(told, null, 2)];
}

/** `erase <id>`: forgets a person; said again, it tells the services that have not confirmed. [TRUST-06] */
export async function operateErase(api: Operated, [named = '']: readonly string[]) {
  const { db, env } = api;
  const userId = await findUserNamed(db, named);
  const adapters = createAdapters(env);
  const unbound = await erasePerson(db, userId, 'ops');
  const ended = await Promise.allSettled(
    unbound.map(({ provider, foreignId }) => adapters[provider].unbind(foreignId)),
  );
  const untold = unbound.filter((_, at) => ended[at]?.status === 'rejected');
  const unconfirmed = await tellErasures(api, userId);
  return [
    `Данные пользователя ${userId} удалены; отметки остались в журнале без имени, оплаченные заказы\u00A0— по закону.`,
    ...untold.map(({ provider }) => `Дневник ${provider} не узнал, что привязки больше нет.`),
    ...unconfirmed.map((name) => `Не подтвердил: ${name}. Его спросят снова.`),
  ];
}
