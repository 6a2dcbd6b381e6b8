import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config platform/payments/drizzle.config.ts` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: 'platform/payments/schema.ts',
  out: 'platform/payments/migrations',
});
