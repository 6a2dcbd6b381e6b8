import type { Step } from '@/server/step';
import { endEarly } from './end-early';
import { judgeRequest } from './judge-request';

const SERVER_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/** The first step: ends what no part of web could answer. [HTTP-01] */
export const refuseRequest: Step = (request, response) => {
  if (request.method === 'OPTIONS' && request.url === '*') {
    response.writeHead(204, { Allow: SERVER_METHODS }).end();
    return true;
  }
  const refusal = judgeRequest(request);
  if (refusal === null) return false;
  const headers = refusal.allow && { Allow: refusal.allow.join(', ') };
  endEarly(request, response, { ...refusal, ...(headers && { headers }) });
  return true;
};
