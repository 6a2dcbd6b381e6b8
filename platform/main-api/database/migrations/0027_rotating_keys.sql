CREATE TABLE "main_api"."option_secret" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main_api"."signing_key" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;