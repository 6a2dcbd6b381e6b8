ALTER TABLE "sso"."account" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "artifact_account" ON "sso"."artifact" USING btree (("payload"->>'accountId'));