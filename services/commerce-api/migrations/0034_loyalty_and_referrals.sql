CREATE TABLE "loyalty_entries" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"points" integer NOT NULL,
	"draft_order_id" bigint,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "loyalty_entries_kind" CHECK ("loyalty_entries"."kind" in ('order', 'refund', 'reward')),
	CONSTRAINT "loyalty_entries_sign" CHECK (("loyalty_entries"."kind" = 'order') = ("loyalty_entries"."points" > 0)),
	CONSTRAINT "loyalty_entries_order_known" CHECK (("loyalty_entries"."kind" = 'reward') = ("loyalty_entries"."draft_order_id" is null))
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_codes_once" UNIQUE("business_id","code")
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"friend_id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"sharer_id" bigint NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"draft_order_id" bigint,
	"registered_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "referrals_state" CHECK ("referrals"."state" in ('pending', 'rewarded', 'refused')),
	CONSTRAINT "referrals_decided" CHECK (("referrals"."state" = 'pending') = ("referrals"."decided_at" is null)),
	CONSTRAINT "referrals_refusal" CHECK (("referrals"."state" = 'refused') = ("referrals"."refusal" is not null)),
	CONSTRAINT "referrals_other" CHECK ("referrals"."friend_id" <> "referrals"."sharer_id")
);
--> statement-breakpoint
ALTER TABLE "coupon_codes" ADD COLUMN "member_id" bigint;--> statement-breakpoint
ALTER TABLE "coupon_codes" ADD COLUMN "reward_source" text;--> statement-breakpoint
ALTER TABLE "coupon_codes" ADD COLUMN "reward_key" text;--> statement-breakpoint
ALTER TABLE "coupon_codes" ADD COLUMN "granted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "card_fingerprint" text;--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD CONSTRAINT "loyalty_entries_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_of_friend" FOREIGN KEY ("friend_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_of_sharer" FOREIGN KEY ("sharer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loyalty_entries_member" ON "loyalty_entries" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "loyalty_entries_order" ON "loyalty_entries" USING btree ("draft_order_id");--> statement-breakpoint
CREATE INDEX "referrals_sharer" ON "referrals" USING btree ("sharer_id","registered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_codes_one_reward" ON "coupon_codes" USING btree ("member_id","reward_source","reward_key");--> statement-breakpoint
ALTER TABLE "coupon_codes" ADD CONSTRAINT "coupon_codes_reward" CHECK (("coupon_codes"."member_id" is null) = ("coupon_codes"."reward_source" is null)
        and ("coupon_codes"."member_id" is null) = ("coupon_codes"."reward_key" is null)
        and ("coupon_codes"."member_id" is null) = ("coupon_codes"."granted_at" is null));