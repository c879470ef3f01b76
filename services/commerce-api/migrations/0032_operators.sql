CREATE TABLE "operators" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "operators_key_hash" UNIQUE("key_hash"),
	CONSTRAINT "operators_role" CHECK ("operators"."role" in ('picker', 'driver', 'support', 'manager'))
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "action" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "actor" text DEFAULT 'storefront' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "actor_name" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor" CHECK (("order_events"."actor" = 'operator') = ("order_events"."actor_name" is not null));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_action" CHECK (action in ('pick', 'refund'));