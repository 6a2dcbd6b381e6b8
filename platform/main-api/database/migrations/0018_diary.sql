CREATE TABLE "main_api"."diary_binding" (
	"provider" text NOT NULL,
	"user_id" uuid NOT NULL,
	"foreign_id" text NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "diary_binding_provider_user_id_pk" PRIMARY KEY("provider","user_id")
);
--> statement-breakpoint
CREATE TABLE "main_api"."diary_delivery" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"homework_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"lesson_id" text NOT NULL,
	"group_id" text NOT NULL,
	"work_type_id" text,
	"mark_mode" text NOT NULL,
	"group_name" text DEFAULT '' NOT NULL,
	"starts_at" timestamp with time zone,
	"state" text DEFAULT 'sending' NOT NULL,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	"wanted" integer DEFAULT 1 NOT NULL,
	"delivered" integer DEFAULT 0 NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main_api"."diary_binding" ADD CONSTRAINT "diary_binding_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "main_api"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main_api"."diary_delivery" ADD CONSTRAINT "diary_delivery_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "main_api"."homework"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "diary_binding_foreign" ON "main_api"."diary_binding" USING btree ("provider","foreign_id");--> statement-breakpoint
CREATE UNIQUE INDEX "diary_delivery_lesson" ON "main_api"."diary_delivery" USING btree ("homework_id","provider","lesson_id");--> statement-breakpoint
CREATE INDEX "diary_delivery_state" ON "main_api"."diary_delivery" USING btree ("state");