ALTER TABLE "driver_locations" ADD COLUMN "driver_name" text;--> statement-breakpoint
ALTER TABLE "driver_locations" ADD COLUMN "stops_before" integer;--> statement-breakpoint
ALTER TABLE "driver_locations" ADD CONSTRAINT "driver_locations_stops" CHECK ("driver_locations"."stops_before" between 0 and 200);