import { eq, max, sql } from 'drizzle-orm';
import type { ChangeFeature, CmsFeature } from '@/lib/contract/cms/cms-features';
import { defaultProductFeatures } from '@/lib/contract/user/product-features';
import { ServiceError } from '@/platform/kernel/errors';
import { nameOf } from '@/platform/main-api/cms/name-of';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import { editorOf, type Db, type Editor, type Verb } from '@/platform/main-api/context';
import { productFeature, productFeatureChange } from '@/platform/main-api/database/schema';

/**
 * Switches a feature and keeps who did it, in one transaction. The database tells every process.
 *
 * @throws ServiceError `conflict` when somebody has changed it since it was seen [FEAT-01]
 */
export const changeCmsFeature: Verb<'changeCmsFeature'> = async (context, { body }) => {
  const editor = editorOf(context);
  const changed = await context.db.transaction((tx) => change(tx, editor, body));
  // This process need not wait until it is told.
  context.features.forget();
  return changed;
};

type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

async function change(
  tx: Transaction,
  editor: Editor,
  { name, version: seen, enable, details }: ChangeFeature,
): Promise<CmsFeature> {
  const [before] = await tx
    .select()
    .from(productFeature)
    .where(eq(productFeature.name, name))
    .for('update');
  const current = before?.version ?? 0;
  if (current !== seen) throw new ServiceError('conflict');
  const version = Math.max(current, await lastVersion(tx, name)) + 1;
  const [after] = await tx
    .insert(productFeature)
    .values({ name, enable, details, version })
    .onConflictDoUpdate({
      target: productFeature.name,
      set: { enable, details, version },
      setWhere: sql`${productFeature.version} = ${seen}`,
    })
    .returning();
  if (!after) throw new ServiceError('conflict');
  const changedBy = nameOf(editor);
  const from = before ?? defaultProductFeatures[name];
  const [entry] = await tx
    .insert(productFeatureChange)
    .values({
      ...{ name, version, changedBySub: editor.sub, changedBy },
      from: { enable: from.enable, details: from.details },
      to: { enable, details },
    })
    .returning();
  if (!entry) throw new ServiceError('internal');
  await writeAudit(tx, {
    ...{ actor: `sso:${editor.sub}`, action: 'feature.change', subject: `feature:${name}` },
    ...{ before: { enable: from.enable, version: current }, after: { enable, version } },
  });
  return { name, enable, details, version, changedAt: entry.changedAt.toISOString(), changedBy };
}

/** Of a feature whose row was taken away or put in by hand the changes go on where they were. */
async function lastVersion(tx: Transaction, name: ChangeFeature['name']): Promise<number> {
  const [last] = await tx
    .select({ version: max(productFeatureChange.version) })
    .from(productFeatureChange)
    .where(eq(productFeatureChange.name, name));
  return last?.version ?? 0;
}
