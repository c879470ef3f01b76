-- Rows that calls under way left when their member was deleted.
DELETE FROM "devices" WHERE "member_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "members" WHERE "members"."id" = "devices"."member_id");--> statement-breakpoint
DELETE FROM "marketing_consents" WHERE "member_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "members" WHERE "members"."id" = "marketing_consents"."member_id");--> statement-breakpoint
DELETE FROM "marketing_mail_recipients" WHERE "member_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "members" WHERE "members"."id" = "marketing_mail_recipients"."member_id");--> statement-breakpoint
DELETE FROM "forget_codes" WHERE "member_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "members" WHERE "members"."id" = "forget_codes"."member_id");--> statement-breakpoint
DELETE FROM "known_devices" WHERE "member_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "members" WHERE "members"."id" = "known_devices"."member_id");--> statement-breakpoint
DELETE FROM "member_identities" WHERE "member_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "members" WHERE "members"."id" = "member_identities"."member_id");--> statement-breakpoint
DELETE FROM "member_passkeys" WHERE "member_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "members" WHERE "members"."id" = "member_passkeys"."member_id");--> statement-breakpoint
DELETE FROM "one_time_codes" WHERE "member_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "members" WHERE "members"."id" = "one_time_codes"."member_id");--> statement-breakpoint
DELETE FROM "passkey_challenges" WHERE "member_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "members" WHERE "members"."id" = "passkey_challenges"."member_id");--> statement-breakpoint
DELETE FROM "password_resets" WHERE "member_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "members" WHERE "members"."id" = "password_resets"."member_id");--> statement-breakpoint
DELETE FROM "pending_identities" WHERE "member_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "members" WHERE "members"."id" = "pending_identities"."member_id");--> statement-breakpoint
DELETE FROM "provider_attempts" WHERE "member_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "members" WHERE "members"."id" = "provider_attempts"."member_id");--> statement-breakpoint
DELETE FROM "saved_cards" WHERE "member_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "members" WHERE "members"."id" = "saved_cards"."member_id");--> statement-breakpoint
DELETE FROM "addresses" WHERE "member_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "members" WHERE "members"."id" = "addresses"."member_id");--> statement-breakpoint
DELETE FROM "coupon_codes" WHERE "member_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "members" WHERE "members"."id" = "coupon_codes"."member_id");--> statement-breakpoint
DELETE FROM "refresh_tokens" WHERE "session_id" IN (SELECT "id" FROM "sessions" WHERE "member_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "members" WHERE "members"."id" = "sessions"."member_id"));--> statement-breakpoint
DELETE FROM "sessions" WHERE "member_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "members" WHERE "members"."id" = "sessions"."member_id");--> statement-breakpoint
DELETE FROM "member_list_items" WHERE "list_id" IN (SELECT "id" FROM "member_lists" WHERE "member_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "members" WHERE "members"."id" = "member_lists"."member_id"));--> statement-breakpoint
DELETE FROM "member_lists" WHERE "member_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "members" WHERE "members"."id" = "member_lists"."member_id");--> statement-breakpoint
DELETE FROM "weekly_slot_dates" WHERE "weekly_slot_id" IN (SELECT "id" FROM "weekly_slots" WHERE "member_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "members" WHERE "members"."id" = "weekly_slots"."member_id"));--> statement-breakpoint
DELETE FROM "weekly_slots" WHERE "member_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "members" WHERE "members"."id" = "weekly_slots"."member_id");--> statement-breakpoint
DELETE FROM "basket_lines" WHERE "basket_id" IN (SELECT "id" FROM "baskets" WHERE "state" <> 'ordered' AND "member_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "members" WHERE "members"."id" = "baskets"."member_id"));--> statement-breakpoint
DELETE FROM "saved_items" WHERE "basket_id" IN (SELECT "id" FROM "baskets" WHERE "state" <> 'ordered' AND "member_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "members" WHERE "members"."id" = "baskets"."member_id"));--> statement-breakpoint
DELETE FROM "baskets" WHERE "state" <> 'ordered' AND "member_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "members" WHERE "members"."id" = "baskets"."member_id");--> statement-breakpoint
UPDATE "baskets" SET "member_id" = NULL, "contact" = NULL, "delivery_address" = NULL, "billing_address" = NULL, "retail_member_id" = NULL, "details_owner" = NULL, "details_used_at" = NULL WHERE "member_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "members" WHERE "members"."id" = "baskets"."member_id");--> statement-breakpoint
UPDATE "contact_requests" SET "member_id" = NULL WHERE "member_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "members" WHERE "members"."id" = "contact_requests"."member_id");--> statement-breakpoint
UPDATE "coupon_uses" SET "member_id" = NULL, "email_hash" = '' WHERE "member_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "members" WHERE "members"."id" = "coupon_uses"."member_id");--> statement-breakpoint
UPDATE "orders" SET "member_id" = NULL WHERE "member_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "members" WHERE "members"."id" = "orders"."member_id");--> statement-breakpoint
UPDATE "order_reviews" SET "member_id" = NULL WHERE "member_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "members" WHERE "members"."id" = "order_reviews"."member_id");--> statement-breakpoint
ALTER TABLE "baskets" ADD CONSTRAINT "baskets_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_codes" ADD CONSTRAINT "coupon_codes_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_consents" ADD CONSTRAINT "marketing_consents_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_mail_recipients" ADD CONSTRAINT "marketing_mail_recipients_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_lists" ADD CONSTRAINT "member_lists_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forget_codes" ADD CONSTRAINT "forget_codes_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_identities" ADD CONSTRAINT "member_identities_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_passkeys" ADD CONSTRAINT "member_passkeys_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_identities" ADD CONSTRAINT "pending_identities_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_attempts" ADD CONSTRAINT "provider_attempts_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_reviews" ADD CONSTRAINT "order_reviews_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_slots" ADD CONSTRAINT "weekly_slots_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;
