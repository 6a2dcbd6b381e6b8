CREATE TABLE "main_api"."audit_entry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main_api"."erasure" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sso_sub" text,
	"sign_on_told_at" timestamp with time zone,
	"payments_told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main_api"."user" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "main_api"."erasure" ADD CONSTRAINT "erasure_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "main_api"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entry_subject" ON "main_api"."audit_entry" USING btree ("subject","created_at");--> statement-breakpoint
CREATE INDEX "audit_entry_actor" ON "main_api"."audit_entry" USING btree ("actor","created_at");--> statement-breakpoint
CREATE INDEX "audit_entry_at" ON "main_api"."audit_entry" USING btree ("created_at");