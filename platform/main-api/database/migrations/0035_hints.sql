CREATE TABLE "main_api"."hint_shown" (
	"attempt_id" uuid NOT NULL,
	"step_number" smallint NOT NULL,
	"task_id" text NOT NULL,
	"count" smallint NOT NULL,
	"shown_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hint_shown_attempt_id_step_number_task_id_pk" PRIMARY KEY("attempt_id","step_number","task_id")
);
--> statement-breakpoint
ALTER TABLE "main_api"."answer_key" ADD COLUMN "hints" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "main_api"."hint_shown" ADD CONSTRAINT "hint_shown_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "main_api"."attempt"("id") ON DELETE cascade ON UPDATE no action;