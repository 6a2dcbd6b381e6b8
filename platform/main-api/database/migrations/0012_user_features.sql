CREATE TABLE "main_api"."user_feature" (
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_feature_user_id_name_pk" PRIMARY KEY("user_id","name")
);
--> statement-breakpoint
ALTER TABLE "main_api"."user_feature" ADD CONSTRAINT "user_feature_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "main_api"."user"("id") ON DELETE no action ON UPDATE no action;