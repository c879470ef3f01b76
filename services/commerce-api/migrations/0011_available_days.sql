DROP INDEX "items_plain_name";--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "seen_deals" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "available_days" integer[];--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "available_from" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "more_pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;