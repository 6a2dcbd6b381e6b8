import type { Endpoint } from '@/lib/contract/endpoint';
import { authEndpoints } from './auth';
import { cmsEndpoints } from './cms';
import { contentEndpoints } from './content';
import { fileEndpoints } from './files';
import { homeworkEndpoints } from './homework';
import { userEndpoints } from './user';

/**
 * The calls of the main API, a row each. The server's client, the browser's client, the proxy's
 * allow-list, the platform's router and its OpenAPI document derive from this table.
 */
export const endpoints = {
  ...authEndpoints,
  ...contentEndpoints,
  ...homeworkEndpoints,
  ...userEndpoints,
  ...fileEndpoints,
  ...cmsEndpoints,
} satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
