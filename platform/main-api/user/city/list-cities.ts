import type { Verb } from '@/platform/main-api/context';
import { findCities } from './find-cities';

export const listCities: Verb<'listCities'> = async (_, { query }) => ({
  cities: findCities(query.name),
});
