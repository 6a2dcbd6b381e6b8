ALTER TABLE "main_api"."licence" DROP CONSTRAINT "licence_granted";
--> statement-breakpoint
ALTER TABLE "main_api"."licence" ADD COLUMN "class_number" smallint;
--> statement-breakpoint
ALTER TABLE "main_api"."licence" ADD COLUMN "class_letter" text DEFAULT '' NOT NULL;
--> statement-breakpoint
UPDATE "main_api"."licence" l SET "class_number" = c."number", "class_letter" = c."letter"
FROM "main_api"."school_class" c WHERE c."id" = l."class_id";
--> statement-breakpoint
-- Of a class that nobody has named: it begins when it is named. What is over or was given back stays ended.
UPDATE "main_api"."licence" l
SET "starts_at" = NULL, "ends_at" = CASE WHEN l."ends_at" <= now() OR o."state" = 'refunded' THEN l."ends_at" END
FROM "main_api"."paid_order" o
WHERE o."id" = l."order_id" AND l."kind" = 'class' AND l."class_number" IS NULL AND l."user_id" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "main_api"."licence" ADD CONSTRAINT "licence_granted" CHECK ((starts_at is null) = (user_id is null or (kind = 'class' and class_number is null)));