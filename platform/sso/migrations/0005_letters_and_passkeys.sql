CREATE TABLE "sso"."letter" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now(),
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "letter_once" UNIQUE("kind","about")
);
--> statement-breakpoint
CREATE TABLE "sso"."mailbox_letter" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sso"."passkey" (
	"credential_id" text PRIMARY KEY NOT NULL,
	"account_sub" uuid NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sso"."password_reset" (
	"account_sub" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "password_reset_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sso"."pending_step" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sso"."recovery_code" (
	"account_sub" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_code_account_sub_code_hash_pk" PRIMARY KEY("account_sub","code_hash")
);
--> statement-breakpoint
CREATE TABLE "sso"."registration" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"interaction" text NOT NULL,
	"login" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"surname" text NOT NULL,
	"patronymic" text NOT NULL,
	"role" text NOT NULL,
	"consent_version" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"token_hash" text,
	"account_sub" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "registration_interaction_unique" UNIQUE("interaction"),
	CONSTRAINT "registration_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "sso"."account" ADD COLUMN "has_second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sso"."passkey" ADD CONSTRAINT "passkey_account_sub_account_sub_fk" FOREIGN KEY ("account_sub") REFERENCES "sso"."account"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso"."password_reset" ADD CONSTRAINT "password_reset_account_sub_account_sub_fk" FOREIGN KEY ("account_sub") REFERENCES "sso"."account"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso"."recovery_code" ADD CONSTRAINT "recovery_code_account_sub_account_sub_fk" FOREIGN KEY ("account_sub") REFERENCES "sso"."account"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso"."registration" ADD CONSTRAINT "registration_account_sub_account_sub_fk" FOREIGN KEY ("account_sub") REFERENCES "sso"."account"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_next_try" ON "sso"."letter" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "mailbox_letter_recipient" ON "sso"."mailbox_letter" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "passkey_account" ON "sso"."passkey" USING btree ("account_sub");--> statement-breakpoint
CREATE INDEX "password_reset_expiry" ON "sso"."password_reset" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "pending_step_expiry" ON "sso"."pending_step" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "registration_login" ON "sso"."registration" USING btree ("login");--> statement-breakpoint
CREATE INDEX "registration_expiry" ON "sso"."registration" USING btree ("expires_at");