ALTER TABLE "main_api"."homework" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "main_api"."user" ADD COLUMN "registration_fingerprint" text;