ALTER TABLE "orders" ADD COLUMN "assisted_operator_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "assisted_visit_id" bigint;--> statement-breakpoint
CREATE INDEX "orders_assisted_visit" ON "orders" USING btree ("assisted_visit_id") WHERE "orders"."assisted_visit_id" is not null;