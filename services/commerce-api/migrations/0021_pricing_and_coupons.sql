ALTER TABLE "items" ADD COLUMN "vat_class" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "breakdown" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "breakdown" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "collection_minimum_spend" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "small_basket_fee" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "small_basket_below" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "bag_fee" integer DEFAULT 0 NOT NULL;