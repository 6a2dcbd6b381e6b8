CREATE TABLE "main_api"."class_list" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"teacher_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"letter" text DEFAULT '' NOT NULL,
	"join_code" text NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "class_list_join_code_unique" UNIQUE("join_code")
);
--> statement-breakpoint
CREATE TABLE "main_api"."class_list_member" (
	"list_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "class_list_member_list_id_student_id_pk" PRIMARY KEY("list_id","student_id")
);
--> statement-breakpoint
ALTER TABLE "main_api"."activation_code" ADD COLUMN "surname" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "main_api"."activation_code" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "main_api"."activation_code" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "main_api"."activation_code" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "main_api"."school_class" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "main_api"."class_list" ADD CONSTRAINT "class_list_teacher_id_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "main_api"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main_api"."class_list_member" ADD CONSTRAINT "class_list_member_list_id_class_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "main_api"."class_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main_api"."class_list_member" ADD CONSTRAINT "class_list_member_student_id_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "main_api"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "class_list_name" ON "main_api"."class_list" USING btree ("teacher_id","number","letter") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "class_list_member_student" ON "main_api"."class_list_member" USING btree ("student_id");