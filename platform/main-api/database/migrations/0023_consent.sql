ALTER TABLE "main_api"."user" ADD COLUMN "consent_version" text;--> statement-breakpoint
ALTER TABLE "main_api"."user" ADD COLUMN "consented_at" timestamp with time zone;