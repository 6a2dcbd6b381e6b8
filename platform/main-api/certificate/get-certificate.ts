import { callerOf, type Verb } from '@/platform/main-api/context';
import { findNewest, groundsOf } from './facts';

export const getCertificate: Verb<'getCertificate'> = async (context) => {
  const { userId } = callerOf(context);
  const [{ facts, missing }, certificate] = await Promise.all([
    groundsOf(context.db, userId),
    findNewest(context.db, userId),
  ]);
  return { facts, missing, certificate };
};
