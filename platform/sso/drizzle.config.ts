import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config platform/sso/drizzle.config.ts` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: 'platform/sso/schema.ts',
  out: 'platform/sso/migrations',
});
