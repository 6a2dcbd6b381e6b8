DROP INDEX "main_api"."session_unconfirmed";--> statement-breakpoint
ALTER TABLE "main_api"."session" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "session_confirmed" ON "main_api"."session" USING btree (coalesce("confirmed_at", "created_at"));