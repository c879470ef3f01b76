ALTER TABLE "baskets" ADD COLUMN "amends_draft_order_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "messaging_device_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "referral_customer_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "referral_partner_id" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "baskets_one_amendment" ON "baskets" USING btree ("amends_draft_order_id") WHERE "baskets"."state" = 'open';