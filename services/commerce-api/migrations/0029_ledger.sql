CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY NOT NULL,
	"payment_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"key" text NOT NULL,
	"reference" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_once" UNIQUE("payment_id","kind","key"),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" > 0),
	CONSTRAINT "ledger_entries_accounts" CHECK (("ledger_entries"."kind", "ledger_entries"."debit", "ledger_entries"."credit") in (
        ('authorisation', 'authorised', 'shopper'), ('void', 'shopper', 'authorised'),
        ('capture', 'gateway', 'authorised'), ('cash', 'till', 'shopper'),
        ('refund', 'shopper', 'gateway'), ('refund', 'shopper', 'till')))
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_of_payment" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_at" ON "ledger_entries" USING btree ("at");--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_of_order" FOREIGN KEY ("draft_order_id") REFERENCES "public"."orders"("draft_order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_of_order" FOREIGN KEY ("draft_order_id") REFERENCES "public"."orders"("draft_order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_of_payment" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_of_order" FOREIGN KEY ("draft_order_id") REFERENCES "public"."orders"("draft_order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_status" CHECK (status in ('draft', 'sent_to_store', 'store_accepted_picking', 'picked', 'en_route', 'delivered', 'store_rejected_order', 'order_cancelled', 'unable_to_deliver', 'order_declined', 'refunded'));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_sums" CHECK ("order_lines"."unit_total" >= 0 and "order_lines"."line_total" >= 0);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_deal_saving" CHECK ("order_lines"."deal_saving" between 0 and "order_lines"."line_total");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_substitution" CHECK (substitution in ('allow', 'refuse'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status" CHECK (status in ('draft', 'sent_to_store', 'store_accepted_picking', 'picked', 'en_route', 'delivered', 'store_rejected_order', 'order_cancelled', 'unable_to_deliver', 'order_declined', 'refunded'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_fulfilment_method" CHECK (fulfilment_method in ('delivery', 'collection'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total" CHECK ("orders"."total" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_item_count" CHECK ("orders"."item_count" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_version" CHECK ("orders"."version" >= 1);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_placed_at" CHECK (("orders"."status" = 'draft') = ("orders"."placed_at" is null)
        and ("orders"."status" = 'draft') = ("orders"."order_id" is null));--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_state" CHECK (state in ('created', 'pending', 'authorised', 'to_collect', 'captured', 'declined', 'cancelled', 'voiding', 'voided', 'refunding', 'refunded'));--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_amount" CHECK ("payment_events"."amount" >= 0);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_amount" CHECK ("payments"."amount" >= 0);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_failures" CHECK ("payments"."declines" >= 0 and "payments"."refusals" >= 0);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_cash" CHECK (("payments"."method" = 'cash') = ("payments"."gateway" = 'cash'));--> statement-breakpoint
-- The movements of payments made before the ledger existed, each under the id of the event that reported it.
INSERT INTO "ledger_entries" ("id", "payment_id", "kind", "debit", "credit", "amount", "currency", "key", "reference", "at")
SELECT moved."id", p."id", moved."kind", moved."debit", moved."credit", p."amount", p."currency", moved."kind", p."gateway_payment_id", moved."at"
FROM "payments" p JOIN (
  SELECT DISTINCT ON (e."payment_id", m."kind") e."id", e."payment_id", e."at", m."kind", m."debit", m."credit"
  FROM "payment_events" e JOIN "payments" o ON o."id" = e."payment_id"
  JOIN (VALUES
    (false, 'authorised', 'authorisation', 'authorised', 'shopper'), (false, 'voiding', 'authorisation', 'authorised', 'shopper'),
    (false, 'captured', 'capture', 'gateway', 'authorised'), (false, 'refunding', 'capture', 'gateway', 'authorised'),
    (false, 'voided', 'void', 'shopper', 'authorised'), (false, 'refunded', 'refund', 'shopper', 'gateway'),
    (true, 'captured', 'cash', 'till', 'shopper'), (true, 'refunded', 'refund', 'shopper', 'till')
  ) AS m ("cash", "state", "kind", "debit", "credit") ON m."state" = e."state" AND m."cash" = (o."gateway" = 'cash')
  ORDER BY e."payment_id", m."kind", e."at", e."id"
) moved ON moved."payment_id" = p."id"
WHERE p."amount" > 0;
--> statement-breakpoint
CREATE FUNCTION "ledger_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are only added', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries"
FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "payment_events_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "payment_events"
FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse_change"();
--> statement-breakpoint
-- The writer has locked the payment's row, so the sums are those of all entries.
CREATE FUNCTION "ledger_check_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."credit" <> 'shopper' AND NEW."amount" > (
    SELECT COALESCE(SUM(CASE WHEN "debit" = NEW."credit" THEN "amount" ELSE -"amount" END), 0)
    FROM "ledger_entries" WHERE "payment_id" = NEW."payment_id" AND NEW."credit" IN ("debit", "credit")
  ) THEN
    RAISE EXCEPTION 'A % of % takes more from % than payment % has there', NEW."kind", NEW."amount", NEW."credit", NEW."payment_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_balance';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_balance" BEFORE INSERT ON "ledger_entries"
FOR EACH ROW EXECUTE FUNCTION "ledger_check_balance"();
