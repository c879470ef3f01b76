CREATE TABLE "weekly_slot_dates" (
	"id" bigint PRIMARY KEY NOT NULL,
	"weekly_slot_id" bigint NOT NULL,
	"local_date" text NOT NULL,
	"state" text NOT NULL,
	"reservation_id" bigint,
	CONSTRAINT "weekly_slot_dates_once" UNIQUE("weekly_slot_id","local_date")
);
--> statement-breakpoint
CREATE TABLE "weekly_slots" (
	"id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"business_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"method" text NOT NULL,
	"weekday" integer NOT NULL,
	"starts" text NOT NULL,
	"ends" text NOT NULL,
	"address_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"next_check_at" timestamp with time zone NOT NULL,
	CONSTRAINT "weekly_slots_member" UNIQUE("member_id")
);
--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "weekly_slot_id" bigint;--> statement-breakpoint
CREATE INDEX "weekly_slots_next_check" ON "weekly_slots" USING btree ("next_check_at");