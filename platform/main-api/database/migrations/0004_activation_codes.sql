CREATE TABLE "main_api"."activation_code" (
	"code" text PRIMARY KEY NOT NULL,
	"class_id" uuid NOT NULL,
	"used_by" uuid,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "main_api"."activation_code" ADD CONSTRAINT "activation_code_class_id_school_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "main_api"."school_class"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main_api"."activation_code" ADD CONSTRAINT "activation_code_used_by_user_id_fk" FOREIGN KEY ("used_by") REFERENCES "main_api"."user"("id") ON DELETE no action ON UPDATE no action;