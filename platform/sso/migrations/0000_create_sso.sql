CREATE SCHEMA "sso";
--> statement-breakpoint
CREATE TABLE "sso"."account" (
	"sub" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"login" text NOT NULL,
	"email" text,
	"password_hash" text,
	"name" text NOT NULL,
	"surname" text NOT NULL,
	"patronymic" text DEFAULT '' NOT NULL,
	"role" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"class_number" smallint,
	"class_letter" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_login_unique" UNIQUE("login")
);
--> statement-breakpoint
CREATE TABLE "sso"."artifact" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"user_code" text,
	"consumed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "artifact_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "sso"."signing_key" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "artifact_grant" ON "sso"."artifact" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "artifact_uid" ON "sso"."artifact" USING btree ("model","uid");--> statement-breakpoint
CREATE INDEX "artifact_user_code" ON "sso"."artifact" USING btree ("model","user_code");--> statement-breakpoint
CREATE INDEX "artifact_expiry" ON "sso"."artifact" USING btree ("expires_at");