CREATE TABLE "search_term_visits" (
	"store_id" bigint NOT NULL,
	"term" text NOT NULL,
	"day" text NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "search_term_visits_store_id_term_day_visitor_pk" PRIMARY KEY("store_id","term","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"store_id" bigint NOT NULL,
	"term" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_terms_store_id_term_pk" PRIMARY KEY("store_id","term")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"business_id" bigint NOT NULL,
	"word" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_words_business_id_word_pk" PRIMARY KEY("business_id","word")
);
--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "kind" text DEFAULT 'fixed' NOT NULL;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "price" integer;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "quantity" integer;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "percent" integer;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "amount" integer;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "minimum_spend" integer;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "brand" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "deal_saving" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "deal_text" text;--> statement-breakpoint
CREATE INDEX "search_term_visits_day" ON "search_term_visits" USING btree ("day");--> statement-breakpoint
CREATE INDEX "search_words_likeness" ON "search_words" USING gin ("word" gin_trgm_ops);