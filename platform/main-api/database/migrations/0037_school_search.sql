CREATE INDEX "activation_code_class" ON "main_api"."activation_code" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "activation_code_user" ON "main_api"."activation_code" USING btree ("used_by");--> statement-breakpoint
CREATE INDEX "school_class_school" ON "main_api"."school_class" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "user_school" ON "main_api"."user" USING btree ("school_id");