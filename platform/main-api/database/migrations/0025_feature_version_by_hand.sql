-- A row that is put in or changed by hand is another version too, so that nobody overwrites it unseen. [FEAT-01]
CREATE FUNCTION "main_api"."raise_product_feature_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		-- Zero is the version of no row.
		NEW."version" := greatest(NEW."version", 1 + coalesce(
			(SELECT max("version") FROM "main_api"."product_feature_change" WHERE "name" = NEW."name"), 0));
	ELSIF NEW."version" <= OLD."version" AND NEW IS DISTINCT FROM OLD THEN
		NEW."version" := OLD."version" + 1;
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "product_feature_version" BEFORE INSERT OR UPDATE ON "main_api"."product_feature" FOR EACH ROW EXECUTE FUNCTION "main_api"."raise_product_feature_version"();
