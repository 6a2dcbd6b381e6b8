import type { Verb } from '@/platform/main-api/context';
import { nearestCity } from './find-cities';

export const locateUser: Verb<'locateUser'> = async (_, { body }) => ({
  city: nearestCity(body.latitude, body.longitude),
});
