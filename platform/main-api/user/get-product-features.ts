import type { Verb } from '@/platform/main-api/context';

/** The features as they are now. [FEAT-01] */
export const getProductFeatures: Verb<'getProductFeatures'> = ({ features }) => features.current();
