CREATE TABLE "import_batches" (
	"import_id" bigint NOT NULL,
	"batch" integer NOT NULL,
	"kind" text NOT NULL,
	"columns" text[] NOT NULL,
	"rows" jsonb NOT NULL,
	CONSTRAINT "import_batches_import_id_batch_pk" PRIMARY KEY("import_id","batch")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"state" text NOT NULL,
	"remove_missing" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	"report" jsonb
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "item_options" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "slot_templates" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "imports_one_per_business" ON "imports" USING btree ("business_id") WHERE "imports"."state" in ('open', 'working');--> statement-breakpoint
CREATE INDEX "imports_heard" ON "imports" USING btree ("heard_at");--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_code" UNIQUE("business_id","code");--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_code" UNIQUE("business_id","code");--> statement-breakpoint
ALTER TABLE "item_options" ADD CONSTRAINT "item_options_code" UNIQUE("item_id","code");--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_code" UNIQUE("business_id","code");--> statement-breakpoint
ALTER TABLE "slot_templates" ADD CONSTRAINT "slot_templates_code" UNIQUE("store_id","code");--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_code" UNIQUE("business_id","code");