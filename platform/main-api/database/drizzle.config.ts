import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config platform/main-api/database/drizzle.config.ts` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: 'platform/main-api/database/schema.ts',
  out: 'platform/main-api/database/migrations',
});
