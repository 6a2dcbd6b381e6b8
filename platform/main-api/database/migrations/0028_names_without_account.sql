CREATE TABLE "main_api"."retired_name" (
	"homework_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"merged_into_id" uuid,
	"retired_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "retired_name_homework_id_student_id_pk" PRIMARY KEY("homework_id","student_id")
);
--> statement-breakpoint
ALTER TABLE "main_api"."user" ADD COLUMN "continue_code_hash" text;--> statement-breakpoint
ALTER TABLE "main_api"."user" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "main_api"."retired_name" ADD CONSTRAINT "retired_name_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "main_api"."homework"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main_api"."retired_name" ADD CONSTRAINT "retired_name_student_id_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "main_api"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main_api"."retired_name" ADD CONSTRAINT "retired_name_merged_into_id_user_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "main_api"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "retired_name_student" ON "main_api"."retired_name" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "retired_name_into" ON "main_api"."retired_name" USING btree ("merged_into_id");--> statement-breakpoint
CREATE INDEX "user_browser" ON "main_api"."user" USING btree ("browser_hash");--> statement-breakpoint
ALTER TABLE "main_api"."user" ADD CONSTRAINT "user_continue_code_hash_unique" UNIQUE("continue_code_hash");