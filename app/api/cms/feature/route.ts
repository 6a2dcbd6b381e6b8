import { operatorCall } from '@/app/_server/session/operator-call';

/** Switches a product feature in the name of the operator who is signed in here. [FEAT-01] */
export const PUT = operatorCall('cmsFeatures', 'changeCmsFeature');
