-- Apart from the new columns, whose lock would keep readers out while these are built.
CREATE INDEX "order_picks_open" ON "order_picks" USING btree ("store_id") WHERE "order_picks"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "order_picks_of_operator" ON "order_picks" USING btree ("operator_id") WHERE "order_picks"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "order_events_store" ON "order_events" USING btree ("store_id","at") WHERE "order_events"."store_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_store_slot" ON "orders" USING btree ("store_id","slot_starts_at");