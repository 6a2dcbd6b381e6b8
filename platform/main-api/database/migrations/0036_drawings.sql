CREATE TABLE "main_api"."answer_drawing" (
	"attempt_id" uuid NOT NULL,
	"step_number" smallint NOT NULL,
	"task_id" text NOT NULL,
	"of_answer" uuid NOT NULL,
	"pictures" jsonb NOT NULL,
	"version" integer NOT NULL,
	"drawn_by" uuid NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answer_drawing_attempt_id_step_number_task_id_pk" PRIMARY KEY("attempt_id","step_number","task_id")
);
--> statement-breakpoint
ALTER TABLE "main_api"."answer_drawing" ADD CONSTRAINT "answer_drawing_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "main_api"."attempt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main_api"."answer_drawing" ADD CONSTRAINT "answer_drawing_drawn_by_user_id_fk" FOREIGN KEY ("drawn_by") REFERENCES "main_api"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_drawing_by" ON "main_api"."answer_drawing" USING btree ("drawn_by");