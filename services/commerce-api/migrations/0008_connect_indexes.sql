-- Apart from the new columns, whose lock would keep readers out while these are built.
CREATE INDEX "items_gtin" ON "items" USING btree ("business_id","gtin") WHERE "items"."gtin" is not null;--> statement-breakpoint
CREATE INDEX "order_events_feed" ON "order_events" USING btree ("feed_business_id","change_number");--> statement-breakpoint
CREATE INDEX "order_events_unnumbered" ON "order_events" USING btree ("id") WHERE "order_events"."change_number" is null;