ALTER TABLE "payment_events" DROP CONSTRAINT "payment_events_state";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_state";--> statement-breakpoint
DROP INDEX "payments_one_open_per_order";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "capture_amount" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open_per_order" ON "payments" USING btree ("draft_order_id") WHERE "payments"."state" in ('created', 'pending', 'authorised', 'capturing', 'captured', 'to_collect');--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_state" CHECK (state in ('created', 'pending', 'authorised', 'capturing', 'to_collect', 'captured', 'declined', 'cancelled', 'voiding', 'voided', 'refunding', 'refunded'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_capture_amount" CHECK ("payments"."capture_amount" between 0 and "payments"."amount");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_state" CHECK (state in ('created', 'pending', 'authorised', 'capturing', 'to_collect', 'captured', 'declined', 'cancelled', 'voiding', 'voided', 'refunding', 'refunded'));