import { act } from '@testing-library/react';
import type { DialogRequest } from './dialog-request';

/** Asks as a page would; `act` itself would wait for what is promise-like. */
export function asked<Value>(ask: () => DialogRequest<Value>): DialogRequest<Value> {
  const requests: DialogRequest<Value>[] = [];
  act(() => void requests.push(ask()));
  const [request] = requests;
  if (!request) throw new Error('nothing was asked');
  return request;
}
