CREATE TABLE "refunds" (
	"id" bigint PRIMARY KEY NOT NULL,
	"payment_id" bigint NOT NULL,
	"draft_order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"order_line_id" bigint,
	"quantity" integer,
	"amount" integer NOT NULL,
	"vat" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_line" CHECK (("refunds"."kind" = 'line') = ("refunds"."order_line_id" is not null and "refunds"."quantity" > 0)),
	CONSTRAINT "refunds_kind" CHECK ("refunds"."kind" in ('order', 'picking', 'line', 'delivery', 'goodwill', 'gateway'))
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "picked" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "substituted" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "agreed" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "refunded_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "refunded_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "agreed" jsonb;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_of_payment" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_of_order" FOREIGN KEY ("draft_order_id") REFERENCES "public"."orders"("draft_order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("draft_order_id");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_picked" CHECK ("order_lines"."picked" between 0 and "order_lines"."quantity");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_refunded" CHECK ("order_lines"."refunded_quantity" between 0 and "order_lines"."quantity");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_refunded_amount" CHECK ("order_lines"."refunded_amount" >= 0);--> statement-breakpoint
-- Refunds under way, each of a whole payment.
INSERT INTO "refunds" ("id", "payment_id", "draft_order_id", "kind", "amount", "reason", "requested_at")
SELECT "id", "id", "draft_order_id", 'order', "amount", 'The order was not fulfilled', "created_at"
FROM "payments" WHERE "state" = 'refunding' AND "amount" > 0;
