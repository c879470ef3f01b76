ALTER TABLE "baskets" ADD COLUMN "joined_into" bigint;--> statement-breakpoint
CREATE INDEX "baskets_joined" ON "baskets" USING btree ("member_id") WHERE "baskets"."state" = 'joined';