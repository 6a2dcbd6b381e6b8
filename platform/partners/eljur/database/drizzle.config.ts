import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config platform/partners/eljur/database/drizzle.config.ts` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: 'platform/partners/eljur/database/schema.ts',
  out: 'platform/partners/eljur/database/migrations',
});
