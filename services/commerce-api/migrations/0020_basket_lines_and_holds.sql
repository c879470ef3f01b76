ALTER TABLE "basket_lines" ADD COLUMN "joined" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "basket_lines" ADD COLUMN "confirmed_age" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "substitution" text DEFAULT 'refuse' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "instructions" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "confirmed_age" integer;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "fee" integer;--> statement-breakpoint
UPDATE "reservations" SET "fee" = "slots"."fee" FROM "slots" WHERE "slots"."store_id" = "reservations"."store_id" AND "slots"."slot_id" = "reservations"."slot_id";--> statement-breakpoint
CREATE INDEX "baskets_open_of_member" ON "baskets" USING btree ("member_id") WHERE "baskets"."state" = 'open';--> statement-breakpoint
CREATE INDEX "baskets_open_used" ON "baskets" USING btree ("updated_at") WHERE "baskets"."state" = 'open';