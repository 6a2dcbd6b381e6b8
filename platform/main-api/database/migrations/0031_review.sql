CREATE TABLE "main_api"."accepted_answer" (
	"homework_id" uuid NOT NULL,
	"step_number" smallint NOT NULL,
	"task_id" text NOT NULL,
	"form" text NOT NULL,
	"value" jsonb NOT NULL,
	"accepted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accepted_answer_homework_id_step_number_task_id_form_pk" PRIMARY KEY("homework_id","step_number","task_id","form")
);
--> statement-breakpoint
CREATE TABLE "main_api"."answer_review" (
	"attempt_id" uuid NOT NULL,
	"step_number" smallint NOT NULL,
	"task_id" text NOT NULL,
	"of_answer" uuid,
	"share" real,
	"criteria" jsonb,
	"comment" text NOT NULL,
	"is_returned" boolean DEFAULT false NOT NULL,
	"version" integer NOT NULL,
	"reviewed_by" uuid NOT NULL,
	"reviewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answer_review_attempt_id_step_number_task_id_pk" PRIMARY KEY("attempt_id","step_number","task_id")
);
--> statement-breakpoint
CREATE TABLE "main_api"."kept_comment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"teacher_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main_api"."answer" ADD COLUMN "spent_seconds" integer;--> statement-breakpoint
ALTER TABLE "main_api"."attempt" ADD COLUMN "score_by_hand" smallint;--> statement-breakpoint
ALTER TABLE "main_api"."attempt" ADD COLUMN "score_reason" text;--> statement-breakpoint
ALTER TABLE "main_api"."attempt" ADD COLUMN "awaiting" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "main_api"."attempt" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "main_api"."attempt" ADD COLUMN "review_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "main_api"."homework_step" ADD COLUMN "key_revision" integer;--> statement-breakpoint
ALTER TABLE "main_api"."accepted_answer" ADD CONSTRAINT "accepted_answer_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "main_api"."homework"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main_api"."answer_review" ADD CONSTRAINT "answer_review_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "main_api"."attempt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main_api"."answer_review" ADD CONSTRAINT "answer_review_reviewed_by_user_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "main_api"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main_api"."kept_comment" ADD CONSTRAINT "kept_comment_teacher_id_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "main_api"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_review_by" ON "main_api"."answer_review" USING btree ("reviewed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "kept_comment_text" ON "main_api"."kept_comment" USING btree ("teacher_id","text");