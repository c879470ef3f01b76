CREATE TABLE "coupon_codes" (
	"business_id" bigint NOT NULL,
	"code" text NOT NULL,
	"coupon_id" bigint NOT NULL,
	"maximum_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupon_codes_business_id_code_pk" PRIMARY KEY("business_id","code"),
	CONSTRAINT "coupon_codes_uses" CHECK ("coupon_codes"."uses" >= 0)
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"id" bigint PRIMARY KEY NOT NULL,
	"coupon_id" bigint NOT NULL,
	"code" text NOT NULL,
	"draft_order_id" bigint NOT NULL,
	"payment_id" bigint NOT NULL,
	"member_id" bigint,
	"email_hash" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_uses_state" CHECK ("coupon_uses"."state" in ('reserved', 'used', 'returned'))
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"percent" integer,
	"amount" integer,
	"minimum_spend" integer DEFAULT 0 NOT NULL,
	"item_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"category_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"maximum_uses" integer,
	"maximum_uses_per_shopper" integer,
	"first_order_only" boolean DEFAULT false NOT NULL,
	"members_only" boolean DEFAULT false NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupons_code" UNIQUE("business_id","code"),
	CONSTRAINT "coupons_uses" CHECK ("coupons"."uses" >= 0)
);
--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "coupon_id" bigint;--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "vat_class" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "breakdown" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "breakdown" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_id" bigint;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "collection_minimum_spend" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "small_basket_fee" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "small_basket_below" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "bag_fee" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "coupon_codes_coupon" ON "coupon_codes" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "coupon_uses_coupon" ON "coupon_uses" USING btree ("coupon_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_uses_one_per_order" ON "coupon_uses" USING btree ("draft_order_id") WHERE "coupon_uses"."state" in ('reserved', 'used');--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree ("business_id",("contact" ->> 'email'));