CREATE TABLE "api_keys" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"store_ids" bigint[],
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_key_hash" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "order_feeds" (
	"business_id" bigint PRIMARY KEY NOT NULL,
	"last_number" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_changes" (
	"id" bigint PRIMARY KEY NOT NULL,
	"store_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"change" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "store_items" ADD COLUMN "counted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "change_number" bigint;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "feed_business_id" bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "sku" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "gtin" text;--> statement-breakpoint
CREATE INDEX "stock_changes_item" ON "stock_changes" USING btree ("store_id","item_id","at");--> statement-breakpoint
CREATE INDEX "stock_changes_at" ON "stock_changes" USING btree ("at");