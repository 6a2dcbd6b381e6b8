import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { productionSecrets } from '@/tests/support/unit/production-secrets';

const run = promisify(execFile);

test.each(['sso', 'main-api'])(
  '[TRUST-11] [CONF-01] %s does not start in production where a demo has been',
  async (service) => {
    const started = run(process.execPath, ['.build/platform/main.js', service], {
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
      stderr: expect.stringMatching(/^The people of the demo are in this database/m),
    });
  },
);
