import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { ReplyOf } from '@/lib/contract/call/endpoint';
import type { Endpoints } from '@/lib/contract/endpoints';
import type { browserPaths, BrowserEndpointName } from '@/lib/contract/paths';
import type { CallInput, Failure } from '@/lib/contract/call/result';
import { callApi } from './call-api';

/** The calls that only read. */
type ReadName = {
  [Name in BrowserEndpointName]: (typeof browserPaths)[Name]['method'] extends 'GET' ? Name : never;
}[BrowserEndpointName];

/** A failed call, as SWR wants it: thrown. */
export class ApiError extends Error {
  constructor(readonly failure: Failure) {
    super(failure.code);
    this.name = 'ApiError';
  }
}

/** Only what may pass by itself is worth asking again. */
export const isTransient = ({ failure }: ApiError) => failure.status === 0 || failure.status >= 500;

/**
 * The reply of a call that reads, kept fresh by SWR and shared by all who ask for the same.
 *
 * @param input null while it is not known yet what to ask for
 */
export function useApi<Name extends ReadName>(
  name: Name,
  input: CallInput<Name> | null,
  options: SWRConfiguration<ReplyOf<Endpoints[Name]>, ApiError> = {},
): SWRResponse<ReplyOf<Endpoints[Name]>, ApiError> {
  return useSWR<ReplyOf<Endpoints[Name]>, ApiError>(
    input && [name, input],
    async () => {
      if (!input) throw new Error('Nothing was asked');
      const result = await callApi(name, input);
      if (result.ok) return result.value;
      throw new ApiError(result.error);
    },
    { shouldRetryOnError: isTransient, ...options },
  );
}
