-- What scans tables is apart from 0004, whose locks stop those who read. Checks stop nobody; the indexes, last, stop writes.
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_adds_to";--> statement-breakpoint
ALTER TABLE "payment_events" VALIDATE CONSTRAINT "payment_events_state";--> statement-breakpoint
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_added";--> statement-breakpoint
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_state";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_changed_into" ON "orders" USING btree ("changed_into") WHERE "orders"."changed_into" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "payments_one_addition" ON "payments" USING btree ("adds_to") WHERE "payments"."state" = 'created';--> statement-breakpoint
CREATE INDEX "payments_additions" ON "payments" USING btree ("adds_to") WHERE "payments"."adds_to" is not null;