CREATE TABLE "saved_items" (
	"id" bigint PRIMARY KEY NOT NULL,
	"basket_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"options" jsonb NOT NULL,
	"options_key" text NOT NULL,
	"substitute" jsonb,
	"instructions" text,
	"confirmed_age" integer,
	CONSTRAINT "saved_items_choice" UNIQUE("basket_id","item_id","options_key")
);
--> statement-breakpoint
ALTER TABLE "basket_lines" ALTER COLUMN "substitution" SET DEFAULT 'refuse';--> statement-breakpoint
ALTER TABLE "basket_lines" ADD COLUMN "substitute" jsonb;--> statement-breakpoint
ALTER TABLE "basket_lines" ADD COLUMN "absence_accepted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "substitute_for_all" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "substitute" jsonb;