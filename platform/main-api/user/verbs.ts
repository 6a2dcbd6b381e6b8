import type { userEndpoints } from '@/lib/contract/user/endpoints';
import type { VerbsOf } from '@/platform/main-api/context';
import { acceptOffer } from './accept-offer';
import { createUserFeature } from './features/create-user-feature';
import { reportOzonPromotion } from './features/report-ozon-promotion';
import { getProductFeatures } from './get-product-features';
import { getTeaching } from './get-teaching';
import { getUserConfig } from './get-user-config';
import { isTeachingSaved } from './is-teaching-saved';
import { saveStudentProfile } from './save-student-profile';
import { saveTeaching } from './save-teaching';
import { listCities } from './city/list-cities';
import { locateUser } from './city/locate-user';
import { saveCity } from './city/save-city';
import { setGeolocationPermission } from './city/set-geolocation-permission';

export const userVerbs: VerbsOf<typeof userEndpoints> = {
  acceptOffer,
  createUserFeature,
  getProductFeatures,
  getTeaching,
  getUserConfig,
  isTeachingSaved,
  listCities,
  locateUser,
  reportOzonPromotion,
  saveCity,
  saveStudentProfile,
  saveTeaching,
  setGeolocationPermission,
};
