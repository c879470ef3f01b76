CREATE TABLE "order_picks" (
	"draft_order_id" bigint PRIMARY KEY NOT NULL,
	"store_id" bigint NOT NULL,
	"batch_id" bigint NOT NULL,
	"operator_id" bigint NOT NULL,
	"operator_name" text NOT NULL,
	"tote" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"bags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"place" text,
	"changes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_picks_place" CHECK (("order_picks"."finished_at" is null) = ("order_picks"."place" is null))
);
--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "zone" text DEFAULT 'ambient' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_items" ADD COLUMN "aisle" text;--> statement-breakpoint
ALTER TABLE "store_items" ADD COLUMN "bay" text;--> statement-breakpoint
ALTER TABLE "store_items" ADD COLUMN "shelf" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "store_id" bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "decided_by" bigint;--> statement-breakpoint
ALTER TABLE "order_picks" ADD CONSTRAINT "order_picks_of_order" FOREIGN KEY ("draft_order_id") REFERENCES "public"."orders"("draft_order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_zone" CHECK ("items"."zone" in ('ambient', 'chilled', 'frozen'));