CREATE INDEX "event_user" ON "main_api"."event" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "event_at" ON "main_api"."event" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "message_user" ON "main_api"."message" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "utm_mark_user" ON "main_api"."utm_mark" USING btree ("user_id","created_at");