CREATE TABLE "main_api"."certificate" (
	"number" text PRIMARY KEY NOT NULL,
	"teacher_id" uuid NOT NULL,
	"surname" text NOT NULL,
	"name" text NOT NULL,
	"patronymic" text NOT NULL,
	"work_count" integer NOT NULL,
	"student_count" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main_api"."step_review" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"step_uuid" uuid NOT NULL,
	"revision" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main_api"."certificate" ADD CONSTRAINT "certificate_teacher_id_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "main_api"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main_api"."step_review" ADD CONSTRAINT "step_review_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "main_api"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_teacher" ON "main_api"."certificate" USING btree ("teacher_id","created_at");--> statement-breakpoint
CREATE INDEX "step_review_step" ON "main_api"."step_review" USING btree ("step_uuid","created_at");--> statement-breakpoint
CREATE INDEX "step_review_user" ON "main_api"."step_review" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "step_review_approval" ON "main_api"."step_review" USING btree ("step_uuid","revision","user_id") WHERE kind = 'approval';