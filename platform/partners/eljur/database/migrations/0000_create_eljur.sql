CREATE SCHEMA "eljur";
--> statement-breakpoint
CREATE TABLE "eljur"."homework" (
	"lesson" text NOT NULL,
	"id" text NOT NULL,
	"text" text NOT NULL,
	"link" text NOT NULL,
	"due" text NOT NULL,
	"revision" integer NOT NULL,
	"is_removed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "homework_lesson_id_pk" PRIMARY KEY("lesson","id")
);
--> statement-breakpoint
CREATE TABLE "eljur"."linked" (
	"person" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "eljur"."mark" (
	"lesson" text NOT NULL,
	"homework" text NOT NULL,
	"student" text NOT NULL,
	"value" text NOT NULL,
	"weight" integer NOT NULL,
	"revision" integer NOT NULL,
	"is_by_hand" boolean DEFAULT false NOT NULL,
	CONSTRAINT "mark_lesson_homework_student_pk" PRIMARY KEY("lesson","homework","student")
);
--> statement-breakpoint
CREATE TABLE "eljur"."spent_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"request" text NOT NULL,
	"spent_at" timestamp with time zone DEFAULT now() NOT NULL
);
