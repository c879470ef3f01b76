ALTER TABLE "baskets" ADD COLUMN "details_owner" text;--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "details_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "details_owner" text;--> statement-breakpoint
CREATE INDEX "baskets_details_owner" ON "baskets" USING btree ("details_owner") WHERE "baskets"."details_owner" is not null;--> statement-breakpoint
UPDATE "baskets" SET "contact" = NULL, "delivery_address" = NULL, "billing_address" = NULL, "retail_member_id" = NULL;
