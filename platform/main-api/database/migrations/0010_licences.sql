CREATE TABLE "main_api"."licence" (
	"order_id" uuid NOT NULL,
	"line" smallint NOT NULL,
	"kind" text NOT NULL,
	"months" smallint NOT NULL,
	"user_id" uuid,
	"class_id" uuid,
	"school_id" uuid,
	"gift_hash" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	CONSTRAINT "licence_order_id_line_pk" PRIMARY KEY("order_id","line"),
	CONSTRAINT "licence_granted" CHECK ((user_id is null) = (starts_at is null))
);
--> statement-breakpoint
CREATE TABLE "main_api"."paid_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main_api"."licence" ADD CONSTRAINT "licence_order_id_paid_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "main_api"."paid_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main_api"."licence" ADD CONSTRAINT "licence_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "main_api"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main_api"."licence" ADD CONSTRAINT "licence_class_id_school_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "main_api"."school_class"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main_api"."licence" ADD CONSTRAINT "licence_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "main_api"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main_api"."paid_order" ADD CONSTRAINT "paid_order_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "main_api"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "licence_user" ON "main_api"."licence" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "licence_class" ON "main_api"."licence" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "licence_school" ON "main_api"."licence" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "licence_gift" ON "main_api"."licence" USING btree ("gift_hash");