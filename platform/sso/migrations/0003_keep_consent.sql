ALTER TABLE "sso"."account" ADD COLUMN "consent_version" text;--> statement-breakpoint
ALTER TABLE "sso"."account" ADD COLUMN "consented_at" timestamp with time zone;