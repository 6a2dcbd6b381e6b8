import type { Endpoint } from '@/lib/contract/call/endpoint';
import { attemptEndpoints } from './attempt/endpoints';
import { authEndpoints } from './auth/endpoints';
import { sessionEndpoints } from './auth/session-endpoints';
import { certificateEndpoints } from './certificate/endpoints';
import { classListEndpoints } from './class-list/endpoints';
import { cmsEndpoints } from './cms/endpoints';
import { contentEndpoints } from './content/endpoints';
import { diaryEndpoints } from './diary/endpoints';
import { fileEndpoints } from './files/endpoints';
import { homeworkEndpoints } from './homework/endpoints';
import { journalEndpoints } from './journal/endpoints';
import { leadEndpoints } from './lead/endpoints';
import { licenceEndpoints } from './licence/endpoints';
import { reviewEndpoints } from './review/endpoints';
import { personEndpoints } from './user/person-endpoints';
import { schoolEndpoints } from './school/endpoints';
import { stepReviewEndpoints } from './step-review/endpoints';
import { trackingEndpoints } from './tracking/endpoints';
import { userEndpoints } from './user/endpoints';

/**
 * The calls of the main API, a row each. The server's client, the browser's client, the proxy's
 * allow-list, the platform's router and its OpenAPI document derive from this table.
 */
export const endpoints = {
  ...authEndpoints,
  ...sessionEndpoints,
  ...contentEndpoints,
  ...homeworkEndpoints,
  ...attemptEndpoints,
  ...certificateEndpoints,
  ...stepReviewEndpoints,
  ...journalEndpoints,
  ...classListEndpoints,
  ...reviewEndpoints,
  ...userEndpoints,
  ...personEndpoints,
  ...schoolEndpoints,
  ...diaryEndpoints,
  ...licenceEndpoints,
  ...trackingEndpoints,
  ...leadEndpoints,
  ...fileEndpoints,
  ...cmsEndpoints,
} satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
