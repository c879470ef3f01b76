CREATE TABLE "slot_pools" (
	"store_id" bigint NOT NULL,
	"pool" text NOT NULL,
	"local_date" text NOT NULL,
	"capacity" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "slot_pools_store_id_pool_local_date_pk" PRIMARY KEY("store_id","pool","local_date"),
	CONSTRAINT "slot_pools_reserved_within_capacity" CHECK ("slot_pools"."reserved" between 0 and "slot_pools"."capacity")
);
--> statement-breakpoint
ALTER TABLE "slots" DROP CONSTRAINT "slots_start";--> statement-breakpoint
ALTER TABLE "reservations" DROP CONSTRAINT "reservations_state";--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "session" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "slot_templates" ADD COLUMN "lead_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "slot_templates" ADD COLUMN "order_by" text;--> statement-breakpoint
ALTER TABLE "slot_templates" ADD COLUMN "pool" text;--> statement-breakpoint
ALTER TABLE "slot_templates" ADD COLUMN "pool_capacity" integer;--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "lead_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "pool" text;--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "special_days" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "reservations_places" ON "reservations" USING btree ("store_id","slot_id") WHERE "reservations"."state" in ('held', 'confirmed');--> statement-breakpoint
CREATE INDEX "reservations_held_by_session" ON "reservations" USING btree ("session") WHERE "reservations"."state" = 'held';--> statement-breakpoint
CREATE INDEX "reservations_held_by_address" ON "reservations" USING btree ("address") WHERE "reservations"."state" = 'held';--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_times" UNIQUE("store_id","method","starts_at","ends_at");--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_state" CHECK ("reservations"."state" in ('held', 'confirmed', 'released', 'lapsed', 'withdrawn'));--> statement-breakpoint
UPDATE "slot_templates" SET "lead_minutes" = CASE "fulfilment_method" WHEN 'delivery' THEN 60 ELSE 30 END;--> statement-breakpoint
UPDATE "slots" SET "lead_minutes" = CASE "method" WHEN 'delivery' THEN 60 ELSE 30 END;
