CREATE TABLE "sso"."external_identity" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"account_sub" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "external_identity_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "sso"."external_sign_in" (
	"interaction" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"state" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sso"."account" ALTER COLUMN "login" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sso"."account" ADD COLUMN "provider_type" text DEFAULT 'prosv_id' NOT NULL;--> statement-breakpoint
ALTER TABLE "sso"."external_identity" ADD CONSTRAINT "external_identity_account_sub_account_sub_fk" FOREIGN KEY ("account_sub") REFERENCES "sso"."account"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "external_identity_account" ON "sso"."external_identity" USING btree ("account_sub");--> statement-breakpoint
CREATE INDEX "external_sign_in_expiry" ON "sso"."external_sign_in" USING btree ("expires_at");