CREATE TABLE "main_api"."file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"homework_id" uuid,
	"attempt_id" uuid,
	"step_number" smallint,
	"task_id" text,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stored_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "main_api"."removed_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main_api"."file" ADD CONSTRAINT "file_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "main_api"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main_api"."file" ADD CONSTRAINT "file_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "main_api"."homework"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main_api"."file" ADD CONSTRAINT "file_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "main_api"."attempt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_owner" ON "main_api"."file" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "file_homework" ON "main_api"."file" USING btree ("homework_id","created_at");--> statement-breakpoint
CREATE INDEX "file_attempt" ON "main_api"."file" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "file_created" ON "main_api"."file" USING btree ("created_at");--> statement-breakpoint
-- However a row goes, the storage is to forget what it stands for. [TRUST-06]
CREATE FUNCTION "main_api"."remember_removed_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "main_api"."removed_file" ("id") VALUES (OLD."id") ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "file_removed" AFTER DELETE ON "main_api"."file" FOR EACH ROW EXECUTE FUNCTION "main_api"."remember_removed_file"();
