import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config platform/main-api/drizzle.config.ts` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: 'platform/main-api/schema.ts',
  out: 'platform/main-api/migrations',
});
