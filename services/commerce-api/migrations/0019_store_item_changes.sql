CREATE TABLE "store_item_changes" (
	"id" bigint PRIMARY KEY NOT NULL,
	"store_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"source" text NOT NULL,
	"operator_id" bigint,
	"operator_name" text NOT NULL,
	"line_id" bigint,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_item_changes_source" CHECK ("store_item_changes"."source" in ('desk', 'picker'))
);
--> statement-breakpoint
CREATE INDEX "store_item_changes_item" ON "store_item_changes" USING btree ("store_id","item_id","at");--> statement-breakpoint
CREATE INDEX "store_item_changes_at" ON "store_item_changes" USING btree ("at");