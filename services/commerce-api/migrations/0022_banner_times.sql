ALTER TABLE "banners" ADD COLUMN "valid_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "valid_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "operator_actions_content" ON "operator_actions" USING btree ("business_id","at") WHERE operation in ('deskBannerAdd', 'deskBannerChange', 'deskDealAdd', 'deskDealChange', 'deskDealEnd');