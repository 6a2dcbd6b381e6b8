import type { Verb } from '@/platform/main-api/context';
import { seesUnreleased } from './sees-unreleased';

export const listWorkbooks: Verb<'listWorkbooks'> = async (context, { query }) => {
  const withUnreleased = await seesUnreleased(context);
  return { workbooks: context.catalogue.listWorkbooks({ ...query, withUnreleased }) };
};
