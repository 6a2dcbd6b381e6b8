CREATE TABLE "main_api"."product_feature_change" (
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by_sub" text NOT NULL,
	"changed_by" text NOT NULL,
	"from_state" jsonb NOT NULL,
	"to_state" jsonb NOT NULL,
	CONSTRAINT "product_feature_change_name_version_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
ALTER TABLE "main_api"."product_feature" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Whoever changes a feature, also by hand, every process learns of it at once. [FEAT-01]
CREATE FUNCTION "main_api"."tell_product_feature"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('main_api_product_feature', '');
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "product_feature_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "main_api"."product_feature" FOR EACH STATEMENT EXECUTE FUNCTION "main_api"."tell_product_feature"();
