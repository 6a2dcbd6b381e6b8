import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config platform/diary/drizzle.config.ts` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: 'platform/diary/schema.ts',
  out: 'platform/diary/migrations',
});
