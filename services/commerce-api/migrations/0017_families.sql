ALTER TABLE "items" ADD COLUMN "family" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "variant" jsonb DEFAULT '[]'::jsonb NOT NULL;