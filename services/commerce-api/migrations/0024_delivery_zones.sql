CREATE TABLE "delivery_zones" (
	"store_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"prefixes" text[] DEFAULT '{}' NOT NULL,
	"within_metres" integer,
	"fee" integer,
	"fee_added" integer DEFAULT 0 NOT NULL,
	"orders_per_slot" integer,
	"units_per_slot" integer,
	CONSTRAINT "delivery_zones_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "delivery_zones_code" UNIQUE("store_id","code")
);
--> statement-breakpoint
CREATE TABLE "zone_places" (
	"store_id" bigint NOT NULL,
	"slot_id" bigint NOT NULL,
	"zone_id" bigint NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"units_reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "zone_places_store_id_slot_id_zone_id_pk" PRIMARY KEY("store_id","slot_id","zone_id"),
	CONSTRAINT "zone_places_not_negative" CHECK ("zone_places"."reserved" >= 0 and "zone_places"."units_reserved" >= 0)
);
--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "zone_id" bigint;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "postcode" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "units" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "extensions_left" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "slot_pools" ADD COLUMN "unit_capacity" integer;--> statement-breakpoint
ALTER TABLE "slot_pools" ADD COLUMN "units_reserved" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "slot_templates" ADD COLUMN "unit_capacity" integer;--> statement-breakpoint
ALTER TABLE "slot_templates" ADD COLUMN "pool_unit_capacity" integer;--> statement-breakpoint
ALTER TABLE "slot_templates" ADD COLUMN "zones" text[];--> statement-breakpoint
ALTER TABLE "slot_templates" ADD COLUMN "load_percent" integer;--> statement-breakpoint
ALTER TABLE "slot_templates" ADD COLUMN "load_fee" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "unit_capacity" integer;--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "units_reserved" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "zones" text[];--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "load_percent" integer;--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "load_fee" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "slot_pools" ADD CONSTRAINT "slot_pools_units_within_capacity" CHECK ("slot_pools"."units_reserved" between 0 and coalesce("slot_pools"."unit_capacity", "slot_pools"."units_reserved"));--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_units_within_capacity" CHECK ("slots"."units_reserved" between 0 and coalesce("slots"."unit_capacity", "slots"."units_reserved"));