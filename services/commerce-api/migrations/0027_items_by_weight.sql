ALTER TABLE "items" ADD COLUMN "typical_grams" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "weight" jsonb;