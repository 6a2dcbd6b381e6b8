import { operatorCall } from '@/app/_server/session/operator-call';

/** Tries again what failed on its way to diaries, in the name of the operator who is signed in here. [DIARY-06] */
export const POST = operatorCall('cmsDeliveries', 'retryCmsDeliveries');
