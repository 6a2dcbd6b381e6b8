-- Two was the most that there could be; now it means as many as the limits allow. [HW-08]
UPDATE "main_api"."homework" SET "policy" = jsonb_set("policy", '{attempts}', '10') WHERE "policy" -> 'attempts' = '2';
