/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { callApi } from './call-api';
import { useApi } from './use-api';

jest.mock('./call-api');
const called = jest.mocked(callApi);

function List({ grade }: { grade: number | null }) {
  const { data, error } = useApi('listWorkbooks', grade === null ? null : { query: { grade } });
  return <p>{data ? `${data.workbooks.length} found` : (error?.failure.code ?? 'waiting')}</p>;
}

const show = (grade: number | null) =>
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, errorRetryInterval: 1 }}>
      <List grade={grade} />
      <List grade={grade} />
    </SWRConfig>,
  );
const failed = (code: 'forbidden' | 'unavailable', status: number) =>
  ({ ok: false, error: { code, status, requestId: 'r' } }) as const;

beforeEach(() => called.mockReset());

describe('useApi', () => {
  it('returns the reply, asked for once by all who show it', async () => {
    called.mockResolvedValue({ ok: true, value: { workbooks: [] } });
    show(5);
    expect(await screen.findAllByText('0 found')).toHaveLength(2);
    expect(called.mock.calls).toEqual([['listWorkbooks', { query: { grade: 5 } }]]);
  });

  it('asks for nothing while it is not known what to ask for', async () => {
    show(null);
    expect(await screen.findAllByText('waiting')).toHaveLength(2);
    expect(called).not.toHaveBeenCalled();
  });

  it('returns a refusal, and does not ask again', async () => {
    called.mockResolvedValue(failed('forbidden', 403));
    show(5);
    expect(await screen.findAllByText('forbidden')).toHaveLength(2);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(called).toHaveBeenCalledTimes(1);
  });

  it('asks again when the server was unavailable', async () => {
    called.mockResolvedValueOnce(failed('unavailable', 0));
    called.mockResolvedValue({ ok: true, value: { workbooks: [] } });
    show(5);
    expect(await screen.findAllByText('0 found')).toHaveLength(2);
  });
});
