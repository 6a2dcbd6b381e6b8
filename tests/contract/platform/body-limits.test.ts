import { endpoints } from '@/lib/contract/endpoints';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import { asWeb } from '@/tests/support/http/call-platform';

const mainApi = process.env.TEST_MAIN_API ?? '';
const rows: Endpoint[] = Object.values(endpoints);
const withBody = rows.filter(({ method, access }) => method !== 'GET' && access === 'public');

/** A body of so many bytes, in pieces and without a length; nothing says how much is to come. */
function sendChunked({ method, path }: Endpoint, bytes: number): Promise<number> {
  const body = new Blob([`"${'x'.repeat(bytes - 2)}"`]).stream();
  const url = `${mainApi}${path.replace(/\{\w+\}/g, 'x')}`;
  const headers = { 'Content-Type': 'application/json', ...asWeb };
  const init: RequestInit & { duplex: string } = { method, body, headers, duplex: 'half' };
  return fetch(url, init).then(({ status }) => status);
}

test.each(withBody.map((row) => [row.method, row.path, row] as const))(
  '[TRUST-08] %s %s refuses a body above its limit while it reads',
  async (_method, _path, row) => {
    expect(await sendChunked(row, row.maxBodyBytes + 1)).toBe(413);
  },
);
