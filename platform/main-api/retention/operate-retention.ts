import { runRetention } from '@/platform/kernel/database/retention';
import type { PlatformEnv } from '@/platform/kernel/env';
import type { Logger } from '@/platform/kernel/logger';
import type { Db } from '@/platform/main-api/context';
import { OperatorError } from '@/platform/main-api/operator/operator-error';
import { retentionRules } from './rules';

type Operated = { db: Db; env: PlatformEnv; log: Logger };

/** `retention`: has the main API forget now what is too old, and says what went. [TRUST-10] */
export async function operateRetention({ db, env, log }: Operated): Promise<string[]> {
  const rules = retentionRules(env);
  const removed = await runRetention({ pool: db.$client, service: 'main-api', rules, log });
  if (removed === null) throw new OperatorError('Это сейчас делает другой процесс.');
  const lines = Object.entries(removed).map(([name, count]) => `${name}: ${count}`);
  return lines.length > 0 ? lines : ['Удалять нечего.'];
}
