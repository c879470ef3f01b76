ALTER TABLE "items" ADD COLUMN "portion" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "facts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "abv" integer;