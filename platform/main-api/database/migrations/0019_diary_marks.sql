CREATE TABLE "main_api"."diary_mark" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"delivery_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"state" text DEFAULT 'sending' NOT NULL,
	"wanted" integer DEFAULT 1 NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main_api"."diary_mark" ADD CONSTRAINT "diary_mark_delivery_id_diary_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "main_api"."diary_delivery"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main_api"."diary_mark" ADD CONSTRAINT "diary_mark_student_id_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "main_api"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "diary_mark_student" ON "main_api"."diary_mark" USING btree ("delivery_id","student_id");--> statement-breakpoint
CREATE INDEX "diary_mark_state" ON "main_api"."diary_mark" USING btree ("state");