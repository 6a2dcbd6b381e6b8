import { randomUUID } from 'node:crypto';
import { serverConfig } from '@/lib/config/server';
import type { ProductFeatures } from '@/lib/contract/user/product-features';
import { hasBearerToken } from '@/lib/http/bearer-token';
import { callMainApi } from '@/lib/upstream/call-main-api';
import { readiness, readyState, type ServiceState } from '@/lib/upstream/readiness';
import { documentsState } from '@/server/documents/answer-document';

/** Whether a request carries the operators' token. */
export function isOperator(authorization: string | undefined): boolean {
  const { READY_DETAILS_TOKEN, READY_DETAILS_TOKEN_PREVIOUS } = serverConfig();
  return hasBearerToken(authorization, [READY_DETAILS_TOKEN, READY_DETAILS_TOKEN_PREVIOUS]);
}

/** What operators want to know: which features are on, which services answer, how old documents are. */
export async function detailedState(): Promise<ServiceState> {
  const [{ status, body }, { checks, times }] = await Promise.all([readyState(), readiness()]);
  // Who watches does not wait for a call that would end in a timeout.
  const features = checks.mainApi === 'ready' ? await featuresThatAreOn() : null;
  const services = Object.entries(checks).map(([name, state]) => [
    name,
    { state, milliseconds: times[name as keyof typeof times] },
  ]);
  return {
    status,
    body: {
      status: body.status,
      build: serverConfig().BUILD_NUMBER,
      features,
      services: Object.fromEntries(services),
      documents: documentsState(),
    },
  };
}

/** As the main API says; null when it does not. [FEAT-01] */
async function featuresThatAreOn(): Promise<(keyof ProductFeatures)[] | null> {
  const context = { requestId: randomUUID() };
  const result = await callMainApi('getProductFeatures', {}, context);
  if (!result.ok) return null;
  const names = Object.keys(result.value) as (keyof ProductFeatures)[];
  return names.filter((name) => result.value[name].enable);
}
