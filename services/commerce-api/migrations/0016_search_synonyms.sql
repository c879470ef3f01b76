CREATE TABLE "item_sales" (
	"store_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"sold" integer NOT NULL,
	CONSTRAINT "item_sales_store_id_item_id_pk" PRIMARY KEY("store_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"business_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"terms" text[] NOT NULL,
	"means" text[] NOT NULL,
	"categories" text[] NOT NULL,
	"offers" boolean NOT NULL,
	CONSTRAINT "search_synonyms_business_id_position_pk" PRIMARY KEY("business_id","position")
);
