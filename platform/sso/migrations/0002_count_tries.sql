CREATE TABLE "sso"."try_count" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE INDEX "try_count_expiry" ON "sso"."try_count" USING btree ("expire");