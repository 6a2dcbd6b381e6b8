ALTER TABLE "sso"."password_reset" DROP CONSTRAINT "password_reset_token_hash_unique";--> statement-breakpoint
ALTER TABLE "sso"."password_reset" DROP CONSTRAINT "password_reset_pkey";--> statement-breakpoint
ALTER TABLE "sso"."password_reset" ADD PRIMARY KEY ("token_hash");--> statement-breakpoint
ALTER TABLE "sso"."recovery_code" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "password_reset_account" ON "sso"."password_reset" USING btree ("account_sub");
