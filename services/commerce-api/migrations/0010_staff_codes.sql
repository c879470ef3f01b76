ALTER TABLE "operators" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "operators" ADD CONSTRAINT "operators_code" UNIQUE("business_id","code");