CREATE TABLE "delivery_runs" (
	"id" bigint PRIMARY KEY NOT NULL,
	"store_id" bigint NOT NULL,
	"operator_id" bigint NOT NULL,
	"operator_name" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "delivery_stops" (
	"run_id" bigint NOT NULL,
	"draft_order_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"arrived_at" timestamp with time zone,
	"outcome" text,
	"reason" text,
	"done_at" timestamp with time zone,
	"picture_key" text,
	"told_at" timestamp with time zone,
	"told_expected_at" timestamp with time zone,
	CONSTRAINT "delivery_stops_run_id_draft_order_id_pk" PRIMARY KEY("run_id","draft_order_id"),
	CONSTRAINT "delivery_stops_outcome" CHECK ("delivery_stops"."outcome" in ('handed', 'safe_place', 'not_delivered')),
	CONSTRAINT "delivery_stops_done" CHECK (("delivery_stops"."outcome" is null) = ("delivery_stops"."done_at" is null)),
	CONSTRAINT "delivery_stops_reason" CHECK (("delivery_stops"."reason" is not null) = (coalesce("delivery_stops"."outcome", '') = 'not_delivered')),
	CONSTRAINT "delivery_stops_picture" CHECK ("delivery_stops"."picture_key" is null or "delivery_stops"."outcome" = 'safe_place'),
	CONSTRAINT "delivery_stops_position" CHECK ("delivery_stops"."position" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_action";--> statement-breakpoint
ALTER TABLE "delivery_stops" ADD CONSTRAINT "delivery_stops_of_run" FOREIGN KEY ("run_id") REFERENCES "public"."delivery_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_stops" ADD CONSTRAINT "delivery_stops_of_order" FOREIGN KEY ("draft_order_id") REFERENCES "public"."orders"("draft_order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_runs_one_open" ON "delivery_runs" USING btree ("operator_id") WHERE "delivery_runs"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_stops_one_driver" ON "delivery_stops" USING btree ("draft_order_id") WHERE "delivery_stops"."outcome" is null;--> statement-breakpoint
CREATE INDEX "delivery_stops_order" ON "delivery_stops" USING btree ("draft_order_id");--> statement-breakpoint
CREATE INDEX "delivery_stops_pictures" ON "delivery_stops" USING btree ("done_at") WHERE "delivery_stops"."picture_key" is not null;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_action" CHECK (action in ('pick', 'refund', 'decline_complaint', 'tell_late'));