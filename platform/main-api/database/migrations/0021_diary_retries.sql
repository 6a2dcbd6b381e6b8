CREATE TABLE "main_api"."diary_retry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retried_by_sub" text NOT NULL,
	"retried_by" text NOT NULL,
	"kind" text,
	"row_id" uuid,
	"count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main_api"."diary_delivery" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "main_api"."diary_mark" ADD COLUMN "cause" text;--> statement-breakpoint
CREATE INDEX "diary_retry_at" ON "main_api"."diary_retry" USING btree ("created_at");