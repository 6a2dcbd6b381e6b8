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
ALTER TABLE "sso"."account" ADD COLUMN "has_second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sso"."passkey" ADD CONSTRAINT "passkey_account_sub_account_sub_fk" FOREIGN KEY ("account_sub") REFERENCES "sso"."account"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso"."recovery_code" ADD CONSTRAINT "recovery_code_account_sub_account_sub_fk" FOREIGN KEY ("account_sub") REFERENCES "sso"."account"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_account" ON "sso"."passkey" USING btree ("account_sub");--> statement-breakpoint
CREATE INDEX "pending_step_expiry" ON "sso"."pending_step" USING btree ("expires_at");