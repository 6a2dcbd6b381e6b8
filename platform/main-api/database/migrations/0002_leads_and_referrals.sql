CREATE TABLE "main_api"."lead" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"meta" jsonb NOT NULL,
	"contact" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
INSERT INTO "main_api"."lead" ("id", "type", "meta", "contact", "created_at") SELECT "id", "type", "meta", '', "created_at" FROM "main_api"."message" WHERE "kind" = 'lead';--> statement-breakpoint
DELETE FROM "main_api"."message" WHERE "kind" = 'lead';--> statement-breakpoint
ALTER TABLE "main_api"."message" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "main_api"."user" ADD COLUMN "referral_code" text;--> statement-breakpoint
CREATE INDEX "lead_contact" ON "main_api"."lead" USING btree ("contact","created_at");--> statement-breakpoint
ALTER TABLE "main_api"."message" DROP COLUMN "kind";