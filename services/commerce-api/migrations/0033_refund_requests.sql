ALTER TABLE "refunds" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "attempted_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once_per_key" ON "refunds" USING btree ("draft_order_id","request_key");