CREATE TABLE "driver_locations" (
	"draft_order_id" bigint PRIMARY KEY NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"heading" integer,
	"estimated_arrival" timestamp with time zone,
	"recorded_by" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "driver_locations_latitude" CHECK ("driver_locations"."latitude" between -90 and 90),
	CONSTRAINT "driver_locations_longitude" CHECK ("driver_locations"."longitude" between -180 and 180),
	CONSTRAINT "driver_locations_heading" CHECK ("driver_locations"."heading" between 0 and 359)
);
--> statement-breakpoint
ALTER TABLE "driver_locations" ADD CONSTRAINT "driver_locations_of_order" FOREIGN KEY ("draft_order_id") REFERENCES "public"."orders"("draft_order_id") ON DELETE no action ON UPDATE no action;