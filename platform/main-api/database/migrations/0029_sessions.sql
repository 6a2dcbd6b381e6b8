CREATE TABLE "main_api"."session" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"sso_sub" text,
	"sso_sid" text,
	"is_shared" boolean NOT NULL,
	"browser" text NOT NULL,
	"system" text NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"unconfirmed_since" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "main_api"."user" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "main_api"."session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "main_api"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_user" ON "main_api"."session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_sso_sub" ON "main_api"."session" USING btree ("sso_sub");--> statement-breakpoint
CREATE INDEX "session_sso_sid" ON "main_api"."session" USING btree ("sso_sid");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "main_api"."session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_unconfirmed" ON "main_api"."session" USING btree ("unconfirmed_since") WHERE "main_api"."session"."unconfirmed_since" is not null;