ALTER TABLE "main_api"."answer" ADD COLUMN "complete" boolean NOT NULL DEFAULT false;--> statement-breakpoint
-- What was there before counted as answered when it was not empty, and stays so.
UPDATE "main_api"."answer" SET "complete" = NOT "empty";--> statement-breakpoint
ALTER TABLE "main_api"."answer" ALTER COLUMN "complete" DROP DEFAULT;
