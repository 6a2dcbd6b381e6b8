CREATE SCHEMA "payments";
--> statement-breakpoint
CREATE TABLE "payments"."cart" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"promocode" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments"."cart_item" (
	"cart_id" uuid NOT NULL,
	"position" text NOT NULL,
	"quantity" smallint NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_item_cart_id_position_pk" PRIMARY KEY("cart_id","position")
);
--> statement-breakpoint
CREATE TABLE "payments"."notification" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"last_status" smallint
);
--> statement-breakpoint
CREATE TABLE "payments"."order" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"cart_id" uuid,
	"state" text DEFAULT 'pending' NOT NULL,
	"fingerprint" text NOT NULL,
	"items" jsonb NOT NULL,
	"promocode" text,
	"discount" integer NOT NULL,
	"total" integer NOT NULL,
	"gift_email" text,
	"gift_code" text,
	"email" text,
	"receipt" jsonb,
	"offer_version" text,
	"offer_accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"payable_until" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"refunded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payments"."promo_code" (
	"code" text PRIMARY KEY NOT NULL,
	"percent" smallint NOT NULL,
	"valid_until" timestamp with time zone,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments"."cart_item" ADD CONSTRAINT "cart_item_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "payments"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments"."notification" ADD CONSTRAINT "notification_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "payments"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments"."order" ADD CONSTRAINT "order_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "payments"."cart"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_open" ON "payments"."cart" USING btree ("user_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "notification_due" ON "payments"."notification" USING btree ("due_at") WHERE delivered_at is null;--> statement-breakpoint
CREATE INDEX "notification_order" ON "payments"."notification" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_unpaid" ON "payments"."order" USING btree ("user_id","fingerprint") WHERE state in ('pending', 'failed');--> statement-breakpoint
CREATE INDEX "order_user" ON "payments"."order" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "order_cart" ON "payments"."order" USING btree ("cart_id");