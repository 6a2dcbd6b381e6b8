CREATE SCHEMA "diary";
--> statement-breakpoint
CREATE TABLE "diary"."bind_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"state_hash" text NOT NULL,
	"person_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"used_key" text
);
--> statement-breakpoint
CREATE TABLE "diary"."binding" (
	"person_id" text PRIMARY KEY NOT NULL,
	"bound_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "diary"."group" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"grade" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "diary"."lesson" (
	"id" text PRIMARY KEY NOT NULL,
	"date" date NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"number" smallint NOT NULL,
	"group_id" text NOT NULL,
	"teacher_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_name" text NOT NULL,
	"topic" text NOT NULL,
	"is_cancelled" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "diary"."mark" (
	"lesson_id" text NOT NULL,
	"external_id" text NOT NULL,
	"student_id" text NOT NULL,
	"value" text,
	"sequence" integer NOT NULL,
	"is_by_hand" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mark_lesson_id_external_id_student_id_pk" PRIMARY KEY("lesson_id","external_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "diary"."person" (
	"id" text PRIMARY KEY NOT NULL,
	"login" text,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"surname" text NOT NULL,
	"patronymic" text DEFAULT '' NOT NULL,
	"email" text,
	"group_id" text,
	"child_id" text,
	CONSTRAINT "person_login_unique" UNIQUE("login")
);
--> statement-breakpoint
CREATE TABLE "diary"."webhook" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"content" jsonb NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"last_status" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "diary"."work" (
	"lesson_id" text NOT NULL,
	"external_id" text NOT NULL,
	"work_type_id" text NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"due_at" timestamp with time zone,
	"sequence" integer NOT NULL,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_lesson_id_external_id_pk" PRIMARY KEY("lesson_id","external_id")
);
--> statement-breakpoint
ALTER TABLE "diary"."bind_token" ADD CONSTRAINT "bind_token_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "diary"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary"."binding" ADD CONSTRAINT "binding_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "diary"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary"."lesson" ADD CONSTRAINT "lesson_group_id_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "diary"."group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary"."lesson" ADD CONSTRAINT "lesson_teacher_id_person_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "diary"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary"."mark" ADD CONSTRAINT "mark_student_id_person_id_fk" FOREIGN KEY ("student_id") REFERENCES "diary"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary"."person" ADD CONSTRAINT "person_group_id_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "diary"."group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary"."work" ADD CONSTRAINT "work_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "diary"."lesson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_teacher" ON "diary"."lesson" USING btree ("teacher_id","starts_at");--> statement-breakpoint
CREATE INDEX "lesson_group" ON "diary"."lesson" USING btree ("group_id","starts_at");--> statement-breakpoint
CREATE INDEX "webhook_due" ON "diary"."webhook" USING btree ("due_at") WHERE delivered_at is null;