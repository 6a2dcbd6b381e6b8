CREATE SCHEMA "main_api";
--> statement-breakpoint
CREATE TABLE "main_api"."answer" (
	"attempt_id" uuid NOT NULL,
	"step_number" smallint NOT NULL,
	"task_id" text NOT NULL,
	"answer_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"value" jsonb NOT NULL,
	"empty" boolean NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"share" real NOT NULL,
	CONSTRAINT "answer_attempt_id_step_number_task_id_pk" PRIMARY KEY("attempt_id","step_number","task_id")
);
--> statement-breakpoint
CREATE TABLE "main_api"."answer_key" (
	"step_uuid" uuid NOT NULL,
	"revision" integer NOT NULL,
	"task_id" text NOT NULL,
	"key" jsonb NOT NULL,
	"explanation" text NOT NULL,
	CONSTRAINT "answer_key_step_uuid_revision_task_id_pk" PRIMARY KEY("step_uuid","revision","task_id")
);
--> statement-breakpoint
CREATE TABLE "main_api"."attempt" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"homework_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"current_step" smallint DEFAULT 1 NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"score" smallint,
	"grade" smallint,
	CONSTRAINT "attempt_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "main_api"."event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"event_type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main_api"."homework" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"task_hash" text NOT NULL,
	"teacher_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"title" text NOT NULL,
	"subject_id" smallint NOT NULL,
	"grade" smallint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"policy" jsonb NOT NULL,
	"step_count" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "homework_task_hash_unique" UNIQUE("task_hash")
);
--> statement-breakpoint
CREATE TABLE "main_api"."homework_step" (
	"homework_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"step_uuid" uuid NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "homework_step_homework_id_number_pk" PRIMARY KEY("homework_id","number")
);
--> statement-breakpoint
CREATE TABLE "main_api"."login_state" (
	"state" text PRIMARY KEY NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"params" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main_api"."message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"type" text NOT NULL,
	"meta" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main_api"."product_feature" (
	"name" text PRIMARY KEY NOT NULL,
	"enable" boolean NOT NULL,
	"details" jsonb
);
--> statement-breakpoint
CREATE TABLE "main_api"."revoked_token" (
	"jti" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main_api"."school" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main_api"."school_class" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid,
	"number" smallint NOT NULL,
	"letter" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main_api"."signing_key" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main_api"."step_revision" (
	"uuid" uuid NOT NULL,
	"revision" integer NOT NULL,
	"title" text NOT NULL,
	"tasks" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "step_revision_uuid_revision_pk" PRIMARY KEY("uuid","revision")
);
--> statement-breakpoint
CREATE TABLE "main_api"."user" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sso_sub" text,
	"registration_id" uuid,
	"roles" text[] NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"surname" text DEFAULT '' NOT NULL,
	"patronymic" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"provider_type" text DEFAULT '' NOT NULL,
	"features" text[] DEFAULT '{}'::text[] NOT NULL,
	"has_password" boolean DEFAULT false NOT NULL,
	"is_test" boolean DEFAULT false NOT NULL,
	"school_id" uuid,
	"class_id" uuid,
	"class_number" smallint,
	"class_letter" text DEFAULT '' NOT NULL,
	"teaching" jsonb,
	"trial_expired_at" timestamp with time zone,
	"last_offer_accepted_at" timestamp with time zone,
	"geolocation_permission" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_sso_sub_unique" UNIQUE("sso_sub"),
	CONSTRAINT "user_registration_id_unique" UNIQUE("registration_id")
);
--> statement-breakpoint
CREATE TABLE "main_api"."utm_mark" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"marks" jsonb NOT NULL,
	"referrer_url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main_api"."workbook" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"subject_id" smallint NOT NULL,
	"grade" smallint NOT NULL,
	"changed_at" text NOT NULL,
	"outline" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main_api"."answer" ADD CONSTRAINT "answer_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "main_api"."attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main_api"."attempt" ADD CONSTRAINT "attempt_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "main_api"."homework"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main_api"."attempt" ADD CONSTRAINT "attempt_student_id_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "main_api"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main_api"."event" ADD CONSTRAINT "event_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "main_api"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main_api"."homework" ADD CONSTRAINT "homework_teacher_id_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "main_api"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main_api"."homework_step" ADD CONSTRAINT "homework_step_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "main_api"."homework"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main_api"."message" ADD CONSTRAINT "message_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "main_api"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main_api"."school_class" ADD CONSTRAINT "school_class_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "main_api"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main_api"."user" ADD CONSTRAINT "user_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "main_api"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main_api"."user" ADD CONSTRAINT "user_class_id_school_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "main_api"."school_class"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main_api"."utm_mark" ADD CONSTRAINT "utm_mark_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "main_api"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attempt_number" ON "main_api"."attempt" USING btree ("homework_id","student_id","number");--> statement-breakpoint
CREATE INDEX "attempt_student" ON "main_api"."attempt" USING btree ("student_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "homework_request" ON "main_api"."homework" USING btree ("teacher_id","request_id");--> statement-breakpoint
CREATE INDEX "homework_teacher" ON "main_api"."homework" USING btree ("teacher_id","created_at");--> statement-breakpoint
CREATE INDEX "user_class" ON "main_api"."user" USING btree ("class_id");