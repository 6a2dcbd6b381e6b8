import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { productionSecrets } from '@/tests/support/unit/production-secrets';

const run = promisify(execFile);

test('[CONF-01] the SSO does not start in production where a demo has been', async () => {
  const started = run(process.execPath, ['.build/platform/main.js', 'sso'], {
    timeout: 50_000,
    env: {
      NODE_ENV: 'production',
      DEPLOYMENT: 'production',
      DATABASE_URL: process.env.TEST_DATABASE_URL,
      SSO_ORIGIN: 'https://id.example.ru',
      ...productionSecrets,
    },
  });
  await expect(started).rejects.toMatchObject({
    code: 1,
    // Nothing of payments was configured.
    stdout: expect.stringContaining('PAYMENT_MODE is dev in production: nothing is sold'),
    stderr: expect.stringMatching(/^The people of the demo are in this database/m),
  });
});
