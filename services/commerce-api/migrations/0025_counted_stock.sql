CREATE TABLE "stock_takings" (
	"payment_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"draft_order_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "stock_takings_payment_id_item_id_pk" PRIMARY KEY("payment_id","item_id"),
	CONSTRAINT "stock_takings_quantity" CHECK ("stock_takings"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "store_items" ADD COLUMN "stock" integer;--> statement-breakpoint
CREATE INDEX "stock_takings_order" ON "stock_takings" USING btree ("draft_order_id");--> statement-breakpoint
ALTER TABLE "store_items" ADD CONSTRAINT "store_items_stock" CHECK ("store_items"."stock" >= 0);