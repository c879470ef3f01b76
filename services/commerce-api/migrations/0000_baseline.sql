CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE TABLE "basket_lines" (
	"id" bigint PRIMARY KEY NOT NULL,
	"basket_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"options" jsonb NOT NULL,
	"options_key" text NOT NULL,
	"substitution" text DEFAULT 'refuse' NOT NULL,
	"substitute" jsonb,
	"instructions" text,
	"seen_unit_total" integer,
	"seen_available" integer DEFAULT 1 NOT NULL,
	"absence_accepted" boolean DEFAULT false NOT NULL,
	"joined" boolean DEFAULT false NOT NULL,
	"confirmed_age" integer,
	CONSTRAINT "basket_lines_choice" UNIQUE("basket_id","item_id","options_key")
);
--> statement-breakpoint
CREATE TABLE "baskets" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"token" text NOT NULL,
	"member_id" bigint,
	"store_id" bigint,
	"fulfilment_method" text NOT NULL,
	"tip" integer DEFAULT 0 NOT NULL,
	"coupon_id" bigint,
	"coupon_code" text,
	"state" text NOT NULL,
	"joined_into" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"delivery_address" jsonb,
	"billing_address" jsonb,
	"contact" jsonb,
	"retail_member_id" text,
	"instructions" text,
	"details_owner" text,
	"details_used_at" timestamp with time zone,
	"seen_deals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"substitute_for_all" text,
	"is_substitute_chosen" boolean DEFAULT false NOT NULL,
	"amends_draft_order_id" bigint,
	"resumes_basket_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "baskets_token" UNIQUE("token")
);
--> statement-breakpoint
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
CREATE TABLE "businesses" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"brand" text NOT NULL,
	"hosts" text[] NOT NULL,
	"settings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "places" (
	"postcode" text PRIMARY KEY NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"town" text NOT NULL,
	"county" text,
	"street" text,
	"first_house" integer DEFAULT 1 NOT NULL,
	"houses" integer DEFAULT 0 NOT NULL,
	"words" text
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"image" text,
	"link" text,
	"placement" text NOT NULL,
	"platforms" text[],
	"category_slug" text,
	"position" integer NOT NULL,
	CONSTRAINT "banners_slug" UNIQUE("business_id","slug")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"code" text,
	"parent_id" bigint,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"image" text,
	"position" integer NOT NULL,
	CONSTRAINT "categories_slug" UNIQUE("business_id","slug"),
	CONSTRAINT "categories_code" UNIQUE("business_id","code")
);
--> statement-breakpoint
CREATE TABLE "deals" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"code" text,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"text" text NOT NULL,
	"image" text,
	"position" integer NOT NULL,
	"kind" text DEFAULT 'fixed' NOT NULL,
	"price" integer,
	"quantity" integer,
	"percent" integer,
	"amount" integer,
	"minimum_spend" integer,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"sections" jsonb NOT NULL,
	CONSTRAINT "deals_slug" UNIQUE("business_id","slug"),
	CONSTRAINT "deals_code" UNIQUE("business_id","code")
);
--> statement-breakpoint
CREATE TABLE "item_options" (
	"id" bigint PRIMARY KEY NOT NULL,
	"item_id" bigint NOT NULL,
	"code" text,
	"name" text NOT NULL,
	"placeholder" text,
	"maximum_selected" integer NOT NULL,
	"minimum_selected" integer NOT NULL,
	"display_as_grid" boolean NOT NULL,
	"mutually_exclusive" boolean NOT NULL,
	"dependent_on" bigint,
	"extra_cost_instances_threshold" integer NOT NULL,
	"values" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "item_options_code" UNIQUE("item_id","code")
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"code" text,
	"category_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"brand" text,
	"description" text NOT NULL,
	"badge" jsonb,
	"tags" text[] NOT NULL,
	"images" jsonb NOT NULL,
	"category_image" text,
	"ingredients" text,
	"allergens" text[] NOT NULL,
	"nutrition" jsonb NOT NULL,
	"portion" text,
	"facts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"abv" integer,
	"storage" text,
	"weight" text,
	"unit_amount" integer,
	"unit_of" text,
	"typical_grams" integer,
	"hfss" boolean NOT NULL,
	"vat_class" text DEFAULT 'standard' NOT NULL,
	"minimum_age" integer,
	"has_options" boolean NOT NULL,
	"available_days" integer[],
	"available_from" text,
	"more_pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"family" text,
	"variant" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer NOT NULL,
	"plain_name" text NOT NULL,
	"search" "tsvector" NOT NULL,
	CONSTRAINT "items_slug" UNIQUE("business_id","slug"),
	CONSTRAINT "items_code" UNIQUE("business_id","code")
);
--> statement-breakpoint
CREATE TABLE "store_items" (
	"store_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"price" integer NOT NULL,
	"was_price" integer,
	"in_stock" boolean NOT NULL,
	"stock" integer,
	CONSTRAINT "store_items_store_id_item_id_pk" PRIMARY KEY("store_id","item_id"),
	CONSTRAINT "store_items_stock" CHECK ("store_items"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "contact_files" (
	"contact_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "contact_files_contact_id_position_pk" PRIMARY KEY("contact_id","position")
);
--> statement-breakpoint
CREATE TABLE "contact_requests" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"reference" text NOT NULL,
	"member_id" bigint,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email_address" text NOT NULL,
	"phone_number" text,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"order_number" text,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "contact_requests_reference" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "file_removals" (
	"key" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "future_contacts" (
	"business_id" bigint NOT NULL,
	"postcode" text NOT NULL,
	"email_address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "future_contacts_business_id_postcode_email_address_pk" PRIMARY KEY("business_id","postcode","email_address")
);
--> statement-breakpoint
CREATE TABLE "banner_tallies" (
	"banner_id" bigint NOT NULL,
	"event" text NOT NULL,
	"day" text NOT NULL,
	"platform" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "banner_tallies_banner_id_event_day_platform_pk" PRIMARY KEY("banner_id","event","day","platform")
);
--> statement-breakpoint
CREATE TABLE "banner_visits" (
	"banner_id" bigint NOT NULL,
	"event" text NOT NULL,
	"day" text NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "banner_visits_banner_id_event_day_visitor_pk" PRIMARY KEY("banner_id","event","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"slug" text,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"platforms" text[],
	"target" text NOT NULL,
	"store_id" bigint,
	"category_id" bigint,
	"item_id" bigint,
	"deal_id" bigint,
	"page_slug" text,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	CONSTRAINT "campaigns_slug" UNIQUE("business_id","slug")
);
--> statement-breakpoint
CREATE TABLE "content_pages" (
	"business_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"sections" jsonb NOT NULL,
	"updated_on" text NOT NULL,
	CONSTRAINT "content_pages_business_id_slug_pk" PRIMARY KEY("business_id","slug")
);
--> statement-breakpoint
CREATE TABLE "content_redirects" (
	"business_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"to" jsonb NOT NULL,
	"permanent" boolean NOT NULL,
	CONSTRAINT "content_redirects_business_id_slug_pk" PRIMARY KEY("business_id","slug")
);
--> statement-breakpoint
CREATE TABLE "coupon_codes" (
	"business_id" bigint NOT NULL,
	"code" text NOT NULL,
	"coupon_id" bigint NOT NULL,
	"maximum_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"member_id" bigint,
	"reward_source" text,
	"reward_key" text,
	"granted_at" timestamp with time zone,
	CONSTRAINT "coupon_codes_business_id_code_pk" PRIMARY KEY("business_id","code"),
	CONSTRAINT "coupon_codes_reward" CHECK (("coupon_codes"."member_id" is null) = ("coupon_codes"."reward_source" is null)
        and ("coupon_codes"."member_id" is null) = ("coupon_codes"."reward_key" is null)
        and ("coupon_codes"."member_id" is null) = ("coupon_codes"."granted_at" is null)),
	CONSTRAINT "coupon_codes_uses" CHECK ("coupon_codes"."uses" >= 0)
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"id" bigint PRIMARY KEY NOT NULL,
	"coupon_id" bigint NOT NULL,
	"code" text NOT NULL,
	"draft_order_id" bigint NOT NULL,
	"payment_id" bigint NOT NULL,
	"member_id" bigint,
	"email_hash" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_uses_state" CHECK ("coupon_uses"."state" in ('reserved', 'used', 'returned'))
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"percent" integer,
	"amount" integer,
	"minimum_spend" integer DEFAULT 0 NOT NULL,
	"item_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"category_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"maximum_uses" integer,
	"maximum_uses_per_shopper" integer,
	"first_order_only" boolean DEFAULT false NOT NULL,
	"members_only" boolean DEFAULT false NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupons_code" UNIQUE("business_id","code"),
	CONSTRAINT "coupons_uses" CHECK ("coupons"."uses" >= 0)
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"business_id" bigint NOT NULL,
	"messaging_device_id" text NOT NULL,
	"member_id" bigint,
	"system_version" text,
	"device_model" text,
	"device_name" text,
	"app_version" text,
	"promo_consent_level" text,
	"registered_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "devices_business_id_messaging_device_id_pk" PRIMARY KEY("business_id","messaging_device_id")
);
--> statement-breakpoint
CREATE TABLE "driver_locations" (
	"draft_order_id" bigint PRIMARY KEY NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"heading" integer,
	"estimated_arrival" timestamp with time zone,
	"recorded_by" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "driver_locations_latitude" CHECK ("driver_locations"."latitude" between -90 and 90),
	CONSTRAINT "driver_locations_longitude" CHECK ("driver_locations"."longitude" between -180 and 180),
	CONSTRAINT "driver_locations_heading" CHECK ("driver_locations"."heading" between 0 and 359)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"business_id" bigint NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"reply" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_business_id_operation_key_pk" PRIMARY KEY("business_id","operation","key")
);
--> statement-breakpoint
CREATE TABLE "import_batches" (
	"import_id" bigint NOT NULL,
	"batch" integer NOT NULL,
	"kind" text NOT NULL,
	"columns" text[] NOT NULL,
	"rows" jsonb NOT NULL,
	CONSTRAINT "import_batches_import_id_batch_pk" PRIMARY KEY("import_id","batch")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"state" text NOT NULL,
	"remove_missing" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	"report" jsonb
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY NOT NULL,
	"payment_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"key" text NOT NULL,
	"reference" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_once" UNIQUE("payment_id","kind","key"),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" > 0),
	CONSTRAINT "ledger_entries_accounts" CHECK (("ledger_entries"."kind", "ledger_entries"."debit", "ledger_entries"."credit") in (
        ('authorisation', 'authorised', 'shopper'), ('void', 'shopper', 'authorised'),
        ('capture', 'gateway', 'authorised'), ('cash', 'till', 'shopper'),
        ('refund', 'shopper', 'gateway'), ('refund', 'shopper', 'till')))
);
--> statement-breakpoint
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
CREATE TABLE "outgoing_mail" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"recipient" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outgoing_mail_once" UNIQUE("kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "marketing_changes" (
	"business_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"change" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "marketing_changes_business_id_user_id_pk" PRIMARY KEY("business_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "marketing_consents" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"channel_id" bigint NOT NULL,
	"opted_in" boolean NOT NULL,
	"wording" text NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_mail_recipients" (
	"id" bigint PRIMARY KEY NOT NULL,
	"mail_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	CONSTRAINT "marketing_mail_recipients_once" UNIQUE("mail_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "marketing_mails" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_list_items" (
	"list_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_list_items_list_id_item_id_pk" PRIMARY KEY("list_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "member_lists" (
	"id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"business_id" bigint NOT NULL,
	"name" text NOT NULL,
	"is_favourites" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"is_default" boolean NOT NULL,
	"country" text NOT NULL,
	"address_line1" text NOT NULL,
	"address_line2" text,
	"postcode" text NOT NULL,
	"town" text NOT NULL,
	"county" text
);
--> statement-breakpoint
CREATE TABLE "forget_codes" (
	"id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"business_id" bigint NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "forget_codes_member" UNIQUE("member_id")
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"member_id" bigint NOT NULL,
	"device_hash" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_member_id_device_hash_pk" PRIMARY KEY("member_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "member_identities" (
	"id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"business_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"email_address" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_identities_subject" UNIQUE("business_id","provider","subject"),
	CONSTRAINT "member_identities_provider" UNIQUE("member_id","provider")
);
--> statement-breakpoint
CREATE TABLE "member_passkeys" (
	"id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"business_id" bigint NOT NULL,
	"host" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"user_handle" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "member_passkeys_credential" UNIQUE("business_id","credential_id")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"email_address" text NOT NULL,
	"password_hash" text,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"mobile_contact_number" text,
	"verified_email" text,
	"verified_phone" text,
	"where_did_you_hear" text,
	"referral_code" text,
	"retail_member_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "members_email" UNIQUE("business_id","email_address"),
	CONSTRAINT "members_verified_phone" UNIQUE("business_id","verified_phone")
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"device_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"challenge_hash" text NOT NULL,
	"device_hash" text NOT NULL,
	"origin" text NOT NULL,
	"member_id" bigint,
	"user_handle" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_hash" UNIQUE("challenge_hash")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"business_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "password_resets_hash" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "pending_identities" (
	"member_id" bigint NOT NULL,
	"device_hash" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"email_address" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pending_identities_member_id_device_hash_provider_pk" PRIMARY KEY("member_id","device_hash","provider")
);
--> statement-breakpoint
CREATE TABLE "provider_attempts" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"state_hash" text NOT NULL,
	"device_hash" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"from_path" text,
	"member_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "provider_attempts_state" UNIQUE("state_hash")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"id" bigint PRIMARY KEY NOT NULL,
	"session_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "refresh_tokens_hash" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"business_id" bigint NOT NULL,
	"kind" text DEFAULT 'unknown' NOT NULL,
	"device" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "operators_key_hash" UNIQUE("key_hash"),
	CONSTRAINT "operators_role" CHECK ("operators"."role" in ('picker', 'driver', 'support', 'manager'))
);
--> statement-breakpoint
CREATE TABLE "gateway_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"gateway" text NOT NULL,
	"type" text NOT NULL,
	"reference" text,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY NOT NULL,
	"draft_order_id" bigint NOT NULL,
	"status" text NOT NULL,
	"action" text,
	"note" text,
	"actor" text DEFAULT 'storefront' NOT NULL,
	"actor_name" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_events_actor" CHECK (("order_events"."actor" = 'operator') = ("order_events"."actor_name" is not null)),
	CONSTRAINT "order_events_action" CHECK (action in ('pick', 'refund')),
	CONSTRAINT "order_events_status" CHECK (status in ('draft', 'sent_to_store', 'store_accepted_picking', 'picked', 'en_route', 'delivered', 'store_rejected_order', 'order_cancelled', 'unable_to_deliver', 'order_declined', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" bigint PRIMARY KEY NOT NULL,
	"draft_order_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"name" text NOT NULL,
	"images" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"options" jsonb NOT NULL,
	"unit_total" integer NOT NULL,
	"line_total" integer NOT NULL,
	"deal_saving" integer DEFAULT 0 NOT NULL,
	"deal_text" text,
	"substitution" text DEFAULT 'refuse' NOT NULL,
	"substitute" jsonb,
	"instructions" text,
	"confirmed_age" integer,
	"weight" jsonb,
	"breakdown" jsonb,
	"picked" integer,
	"substituted" jsonb,
	"agreed" jsonb,
	"refunded_quantity" integer DEFAULT 0 NOT NULL,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0),
	CONSTRAINT "order_lines_picked" CHECK ("order_lines"."picked" between 0 and "order_lines"."quantity"),
	CONSTRAINT "order_lines_refunded" CHECK ("order_lines"."refunded_quantity" between 0 and "order_lines"."quantity"),
	CONSTRAINT "order_lines_refunded_amount" CHECK ("order_lines"."refunded_amount" >= 0),
	CONSTRAINT "order_lines_sums" CHECK ("order_lines"."unit_total" >= 0 and "order_lines"."line_total" >= 0),
	CONSTRAINT "order_lines_deal_saving" CHECK ("order_lines"."deal_saving" between 0 and "order_lines"."line_total"),
	CONSTRAINT "order_lines_substitution" CHECK (substitution in ('allow', 'refuse'))
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"draft_order_id" bigint PRIMARY KEY NOT NULL,
	"order_id" bigint,
	"business_order_id" text,
	"business_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"basket_id" bigint NOT NULL,
	"member_id" bigint,
	"details_owner" text,
	"status" text NOT NULL,
	"fulfilment_method" text NOT NULL,
	"contact" jsonb NOT NULL,
	"delivery_address" jsonb,
	"billing_address" jsonb,
	"instructions" text,
	"totals" jsonb NOT NULL,
	"total" integer NOT NULL,
	"breakdown" jsonb,
	"coupon_id" bigint,
	"agreed" jsonb,
	"currency" text NOT NULL,
	"item_count" integer NOT NULL,
	"basket_version" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"reservation_id" bigint,
	"slot_id" bigint,
	"slot_starts_at" timestamp with time zone,
	"slot_ends_at" timestamp with time zone,
	"platform" text,
	"channel" text,
	"messaging_device_id" text,
	"referral_customer_id" bigint,
	"referral_partner_id" bigint,
	"next_basket_token" text,
	"created_at" timestamp with time zone NOT NULL,
	"placed_at" timestamp with time zone,
	CONSTRAINT "orders_order_id" UNIQUE("order_id"),
	CONSTRAINT "orders_business_order_id" UNIQUE("business_order_id"),
	CONSTRAINT "orders_one_per_basket" UNIQUE("basket_id"),
	CONSTRAINT "orders_status" CHECK (status in ('draft', 'sent_to_store', 'store_accepted_picking', 'picked', 'en_route', 'delivered', 'store_rejected_order', 'order_cancelled', 'unable_to_deliver', 'order_declined', 'refunded')),
	CONSTRAINT "orders_fulfilment_method" CHECK (fulfilment_method in ('delivery', 'collection')),
	CONSTRAINT "orders_total" CHECK ("orders"."total" >= 0),
	CONSTRAINT "orders_item_count" CHECK ("orders"."item_count" >= 0),
	CONSTRAINT "orders_version" CHECK ("orders"."version" >= 1),
	CONSTRAINT "orders_placed_at" CHECK (("orders"."status" = 'draft') = ("orders"."placed_at" is null)
        and ("orders"."status" = 'draft') = ("orders"."order_id" is null))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" bigint PRIMARY KEY NOT NULL,
	"payment_id" bigint NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_state" CHECK (state in ('created', 'pending', 'authorised', 'capturing', 'to_collect', 'captured', 'declined', 'cancelled', 'voiding', 'voided', 'refunding', 'refunded')),
	CONSTRAINT "payment_events_amount" CHECK ("payment_events"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY NOT NULL,
	"draft_order_id" bigint NOT NULL,
	"method" text NOT NULL,
	"gateway" text NOT NULL,
	"amount" integer NOT NULL,
	"capture_amount" integer,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"order_version" integer DEFAULT 1 NOT NULL,
	"gateway_payment_id" text,
	"redirect_url" text,
	"refusal_code" text,
	"response_code" text,
	"mismatch" text,
	"card_scheme" text,
	"card_fingerprint" text,
	"card_last_four" text,
	"card_saving" text,
	"next_check_at" timestamp with time zone,
	"declines" integer DEFAULT 0 NOT NULL,
	"refusals" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone,
	"deadline" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_card_saving" CHECK ("payments"."card_saving" in ('asked', 'saved', 'exists')),
	CONSTRAINT "payments_state" CHECK (state in ('created', 'pending', 'authorised', 'capturing', 'to_collect', 'captured', 'declined', 'cancelled', 'voiding', 'voided', 'refunding', 'refunded')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" >= 0),
	CONSTRAINT "payments_capture_amount" CHECK ("payments"."capture_amount" between 0 and "payments"."amount"),
	CONSTRAINT "payments_failures" CHECK ("payments"."declines" >= 0 and "payments"."refusals" >= 0),
	CONSTRAINT "payments_cash" CHECK (("payments"."method" = 'cash') = ("payments"."gateway" = 'cash'))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"clear_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" bigint PRIMARY KEY NOT NULL,
	"payment_id" bigint NOT NULL,
	"draft_order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"order_line_id" bigint,
	"quantity" integer,
	"amount" integer NOT NULL,
	"vat" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text NOT NULL,
	"request_key" text,
	"requested_at" timestamp with time zone NOT NULL,
	"attempted_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_line" CHECK (("refunds"."kind" = 'line') = ("refunds"."order_line_id" is not null and "refunds"."quantity" > 0)),
	CONSTRAINT "refunds_kind" CHECK ("refunds"."kind" in ('order', 'picking', 'line', 'delivery', 'goodwill', 'gateway'))
);
--> statement-breakpoint
CREATE TABLE "order_reviews" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"member_id" bigint,
	"star_rating" integer NOT NULL,
	"comment" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_reviews_once" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "saved_cards" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"gateway" text NOT NULL,
	"gateway_card_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expiry_month" integer NOT NULL,
	"expiry_year" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_cards_once" UNIQUE("member_id","gateway","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "item_sales" (
	"store_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"sold" integer NOT NULL,
	CONSTRAINT "item_sales_store_id_item_id_pk" PRIMARY KEY("store_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"business_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"terms" text[] NOT NULL,
	"means" text[] NOT NULL,
	"categories" text[] NOT NULL,
	"offers" boolean NOT NULL,
	"not_sold" boolean DEFAULT false NOT NULL,
	CONSTRAINT "search_synonyms_business_id_position_pk" PRIMARY KEY("business_id","position")
);
--> statement-breakpoint
CREATE TABLE "search_term_visits" (
	"store_id" bigint NOT NULL,
	"term" text NOT NULL,
	"day" text NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "search_term_visits_store_id_term_day_visitor_pk" PRIMARY KEY("store_id","term","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"store_id" bigint NOT NULL,
	"term" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_terms_store_id_term_pk" PRIMARY KEY("store_id","term")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"business_id" bigint NOT NULL,
	"word" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_words_business_id_word_pk" PRIMARY KEY("business_id","word")
);
--> statement-breakpoint
CREATE TABLE "delivery_zones" (
	"store_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"prefixes" text[] DEFAULT '{}' NOT NULL,
	"within_metres" integer,
	"fee" integer,
	"fee_added" integer DEFAULT 0 NOT NULL,
	"orders_per_slot" integer,
	"units_per_slot" integer,
	CONSTRAINT "delivery_zones_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "delivery_zones_code" UNIQUE("store_id","code")
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"store_id" bigint NOT NULL,
	"reservation_id" bigint NOT NULL,
	"slot_id" bigint NOT NULL,
	"basket_id" bigint NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"fee" integer,
	"zone_id" bigint,
	"postcode" text,
	"units" integer DEFAULT 0 NOT NULL,
	"extensions_left" integer DEFAULT 0 NOT NULL,
	"weekly_slot_id" bigint,
	"session" text,
	"address" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reservations_store_id_reservation_id_pk" PRIMARY KEY("store_id","reservation_id"),
	CONSTRAINT "reservations_state" CHECK ("reservations"."state" in ('held', 'confirmed', 'released', 'lapsed', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "slot_pools" (
	"store_id" bigint NOT NULL,
	"pool" text NOT NULL,
	"local_date" text NOT NULL,
	"capacity" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"unit_capacity" integer,
	"units_reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "slot_pools_store_id_pool_local_date_pk" PRIMARY KEY("store_id","pool","local_date"),
	CONSTRAINT "slot_pools_reserved_within_capacity" CHECK ("slot_pools"."reserved" between 0 and "slot_pools"."capacity"),
	CONSTRAINT "slot_pools_units_within_capacity" CHECK ("slot_pools"."units_reserved" between 0 and coalesce("slot_pools"."unit_capacity", "slot_pools"."units_reserved"))
);
--> statement-breakpoint
CREATE TABLE "slot_templates" (
	"store_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"code" text,
	"fulfilment_method" text NOT NULL,
	"days" integer[] NOT NULL,
	"starts" text NOT NULL,
	"ends" text NOT NULL,
	"capacity" integer NOT NULL,
	"fee" integer NOT NULL,
	"lead_minutes" integer DEFAULT 0 NOT NULL,
	"order_by" text,
	"pool" text,
	"pool_capacity" integer,
	"unit_capacity" integer,
	"pool_unit_capacity" integer,
	"zones" text[],
	"load_percent" integer,
	"load_fee" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "slot_templates_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "slot_templates_code" UNIQUE("store_id","code")
);
--> statement-breakpoint
CREATE TABLE "slots" (
	"store_id" bigint NOT NULL,
	"slot_id" bigint NOT NULL,
	"method" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"local_date" text NOT NULL,
	"local_time" text NOT NULL,
	"capacity" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"fee" integer NOT NULL,
	"lead_minutes" integer DEFAULT 0 NOT NULL,
	"pool" text,
	"unit_capacity" integer,
	"units_reserved" integer DEFAULT 0 NOT NULL,
	"zones" text[],
	"load_percent" integer,
	"load_fee" integer DEFAULT 0 NOT NULL,
	"offered" boolean DEFAULT true NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL,
	CONSTRAINT "slots_store_id_slot_id_pk" PRIMARY KEY("store_id","slot_id"),
	CONSTRAINT "slots_times" UNIQUE("store_id","method","starts_at","ends_at"),
	CONSTRAINT "slots_reserved_within_capacity" CHECK ("slots"."reserved" between 0 and "slots"."capacity"),
	CONSTRAINT "slots_units_within_capacity" CHECK ("slots"."units_reserved" between 0 and coalesce("slots"."unit_capacity", "slots"."units_reserved"))
);
--> statement-breakpoint
CREATE TABLE "zone_places" (
	"store_id" bigint NOT NULL,
	"slot_id" bigint NOT NULL,
	"zone_id" bigint NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"units_reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "zone_places_store_id_slot_id_zone_id_pk" PRIMARY KEY("store_id","slot_id","zone_id"),
	CONSTRAINT "zone_places_not_negative" CHECK ("zone_places"."reserved" >= 0 and "zone_places"."units_reserved" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_takings" (
	"payment_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"draft_order_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "stock_takings_payment_id_item_id_pk" PRIMARY KEY("payment_id","item_id"),
	CONSTRAINT "stock_takings_quantity" CHECK ("stock_takings"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "store_delivery_areas" (
	"store_id" bigint NOT NULL,
	"prefix" text NOT NULL,
	CONSTRAINT "store_delivery_areas_store_id_prefix_pk" PRIMARY KEY("store_id","prefix")
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"code" text,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"address_line1" text NOT NULL,
	"address_line2" text,
	"town" text NOT NULL,
	"county" text,
	"postcode" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"phone" text,
	"about" text NOT NULL,
	"fulfilment" text[] NOT NULL,
	"minimum_spend" integer NOT NULL,
	"collection_minimum_spend" integer,
	"free_delivery_from" integer,
	"small_basket_fee" integer DEFAULT 0 NOT NULL,
	"small_basket_below" integer DEFAULT 0 NOT NULL,
	"bag_fee" integer DEFAULT 0 NOT NULL,
	"order_days_in_advance" integer NOT NULL,
	"only_future_slots" boolean NOT NULL,
	"guest_checkout" boolean NOT NULL,
	"payment_methods" text[],
	"closed" boolean NOT NULL,
	"listed" boolean DEFAULT true NOT NULL,
	"facilities" text[] DEFAULT '{}' NOT NULL,
	"opening_hours" jsonb NOT NULL,
	"special_days" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"catalogue_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "stores_slug" UNIQUE("business_id","slug"),
	CONSTRAINT "stores_code" UNIQUE("business_id","code")
);
--> statement-breakpoint
CREATE TABLE "weekly_slot_dates" (
	"id" bigint PRIMARY KEY NOT NULL,
	"weekly_slot_id" bigint NOT NULL,
	"local_date" text NOT NULL,
	"state" text NOT NULL,
	"reservation_id" bigint,
	CONSTRAINT "weekly_slot_dates_once" UNIQUE("weekly_slot_id","local_date")
);
--> statement-breakpoint
CREATE TABLE "weekly_slots" (
	"id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"business_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"method" text NOT NULL,
	"weekday" integer NOT NULL,
	"starts" text NOT NULL,
	"ends" text NOT NULL,
	"address_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"next_check_at" timestamp with time zone NOT NULL,
	CONSTRAINT "weekly_slots_member" UNIQUE("member_id")
);
--> statement-breakpoint
ALTER TABLE "baskets" ADD CONSTRAINT "baskets_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_codes" ADD CONSTRAINT "coupon_codes_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_locations" ADD CONSTRAINT "driver_locations_of_order" FOREIGN KEY ("draft_order_id") REFERENCES "public"."orders"("draft_order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_of_payment" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD CONSTRAINT "loyalty_entries_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_of_friend" FOREIGN KEY ("friend_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_of_sharer" FOREIGN KEY ("sharer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_of_order" FOREIGN KEY ("draft_order_id") REFERENCES "public"."orders"("draft_order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_of_order" FOREIGN KEY ("draft_order_id") REFERENCES "public"."orders"("draft_order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_of_payment" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_of_order" FOREIGN KEY ("draft_order_id") REFERENCES "public"."orders"("draft_order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_of_payment" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_of_order" FOREIGN KEY ("draft_order_id") REFERENCES "public"."orders"("draft_order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_reviews" ADD CONSTRAINT "order_reviews_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_slots" ADD CONSTRAINT "weekly_slots_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "basket_lines_basket" ON "basket_lines" USING btree ("basket_id");--> statement-breakpoint
CREATE INDEX "baskets_details_owner" ON "baskets" USING btree ("details_owner") WHERE "baskets"."details_owner" is not null;--> statement-breakpoint
CREATE INDEX "baskets_open_of_member" ON "baskets" USING btree ("member_id") WHERE "baskets"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "baskets_one_amendment" ON "baskets" USING btree ("amends_draft_order_id") WHERE "baskets"."state" = 'open';--> statement-breakpoint
CREATE INDEX "baskets_joined" ON "baskets" USING btree ("member_id") WHERE "baskets"."state" = 'joined';--> statement-breakpoint
CREATE INDEX "baskets_open_used" ON "baskets" USING btree ("updated_at") WHERE "baskets"."state" = 'open';--> statement-breakpoint
CREATE INDEX "places_words" ON "places" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "places_latitude" ON "places" USING btree ("latitude");--> statement-breakpoint
CREATE INDEX "places_outcodes" ON "places" USING btree ("postcode") WHERE "places"."postcode" !~ ' ';--> statement-breakpoint
CREATE INDEX "item_options_item" ON "item_options" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "items_category" ON "items" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "items_search" ON "items" USING gin ("search");--> statement-breakpoint
CREATE INDEX "contact_requests_created" ON "contact_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "file_removals_due" ON "file_removals" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "banner_visits_day" ON "banner_visits" USING btree ("day");--> statement-breakpoint
CREATE INDEX "campaigns_business" ON "campaigns" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "coupon_codes_coupon" ON "coupon_codes" USING btree ("coupon_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_codes_one_reward" ON "coupon_codes" USING btree ("member_id","reward_source","reward_key");--> statement-breakpoint
CREATE INDEX "coupon_uses_coupon" ON "coupon_uses" USING btree ("coupon_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_uses_one_per_order" ON "coupon_uses" USING btree ("draft_order_id") WHERE "coupon_uses"."state" in ('reserved', 'used');--> statement-breakpoint
CREATE INDEX "devices_member" ON "devices" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "imports_one_per_business" ON "imports" USING btree ("business_id") WHERE "imports"."state" in ('open', 'working');--> statement-breakpoint
CREATE INDEX "imports_heard" ON "imports" USING btree ("heard_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_at" ON "ledger_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "loyalty_entries_member" ON "loyalty_entries" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "loyalty_entries_order" ON "loyalty_entries" USING btree ("draft_order_id");--> statement-breakpoint
CREATE INDEX "referrals_sharer" ON "referrals" USING btree ("sharer_id","registered_at");--> statement-breakpoint
CREATE INDEX "outgoing_mail_recipient" ON "outgoing_mail" USING btree ("recipient","sent_at");--> statement-breakpoint
CREATE INDEX "outgoing_mail_waiting" ON "outgoing_mail" USING btree ("next_try_at") WHERE "outgoing_mail"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "marketing_changes_due" ON "marketing_changes" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "marketing_consents_member" ON "marketing_consents" USING btree ("member_id","channel_id","at");--> statement-breakpoint
CREATE INDEX "marketing_mail_recipients_member" ON "marketing_mail_recipients" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_lists_member" ON "member_lists" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_lists_favourites" ON "member_lists" USING btree ("member_id") WHERE "member_lists"."is_favourites";--> statement-breakpoint
CREATE INDEX "addresses_member" ON "addresses" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "known_devices_used" ON "known_devices" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "known_devices_hash" ON "known_devices" USING btree ("device_hash");--> statement-breakpoint
CREATE INDEX "member_passkeys_member" ON "member_passkeys" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "one_time_codes_member" ON "one_time_codes" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_expiry" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expiry" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_resets_member" ON "password_resets" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "pending_identities_expiry" ON "pending_identities" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "provider_attempts_expiry" ON "provider_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("draft_order_id");--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("draft_order_id");--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("member_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree ("business_id",("contact" ->> 'email'));--> statement-breakpoint
CREATE INDEX "orders_mailbox" ON "orders" USING btree ("business_id",regexp_replace("contact" ->> 'email', '\+[^@]*(?=@)', ''));--> statement-breakpoint
CREATE INDEX "orders_next_basket" ON "orders" USING btree ("next_basket_token");--> statement-breakpoint
CREATE INDEX "orders_store" ON "orders" USING btree ("store_id","placed_at");--> statement-breakpoint
CREATE INDEX "payment_events_payment" ON "payment_events" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("draft_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open_per_order" ON "payments" USING btree ("draft_order_id") WHERE "payments"."state" in ('created', 'pending', 'authorised', 'capturing', 'captured', 'to_collect');--> statement-breakpoint
CREATE INDEX "payments_to_check" ON "payments" USING btree ("next_check_at") WHERE "payments"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_gateway_payment" ON "payments" USING btree ("gateway_payment_id");--> statement-breakpoint
CREATE INDEX "rate_limits_clear" ON "rate_limits" USING btree ("clear_at");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("draft_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once_per_key" ON "refunds" USING btree ("draft_order_id","request_key");--> statement-breakpoint
CREATE INDEX "saved_cards_gateway_card" ON "saved_cards" USING btree ("gateway_card_id");--> statement-breakpoint
CREATE INDEX "search_term_visits_day" ON "search_term_visits" USING btree ("day");--> statement-breakpoint
CREATE INDEX "search_words_likeness" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_one_per_basket" ON "reservations" USING btree ("basket_id") WHERE "reservations"."state" in ('held', 'confirmed');--> statement-breakpoint
CREATE INDEX "reservations_held" ON "reservations" USING btree ("expires_at") WHERE "reservations"."state" = 'held';--> statement-breakpoint
CREATE INDEX "reservations_basket" ON "reservations" USING btree ("basket_id");--> statement-breakpoint
CREATE INDEX "reservations_places" ON "reservations" USING btree ("store_id","slot_id") WHERE "reservations"."state" in ('held', 'confirmed');--> statement-breakpoint
CREATE INDEX "reservations_held_by_session" ON "reservations" USING btree ("session") WHERE "reservations"."state" = 'held';--> statement-breakpoint
CREATE INDEX "reservations_held_by_address" ON "reservations" USING btree ("address") WHERE "reservations"."state" = 'held';--> statement-breakpoint
CREATE INDEX "stock_takings_order" ON "stock_takings" USING btree ("draft_order_id");--> statement-breakpoint
CREATE INDEX "delivery_areas_prefix" ON "store_delivery_areas" USING btree ("prefix");--> statement-breakpoint
CREATE INDEX "weekly_slots_next_check" ON "weekly_slots" USING btree ("next_check_at");
--> statement-breakpoint
CREATE FUNCTION "ledger_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are only added', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries"
FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "payment_events_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "payment_events"
FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse_change"();
--> statement-breakpoint
-- The writer has locked the payment's row, so the sums are those of all entries.
CREATE FUNCTION "ledger_check_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."credit" <> 'shopper' AND NEW."amount" > (
    SELECT COALESCE(SUM(CASE WHEN "debit" = NEW."credit" THEN "amount" ELSE -"amount" END), 0)
    FROM "ledger_entries" WHERE "payment_id" = NEW."payment_id" AND NEW."credit" IN ("debit", "credit")
  ) THEN
    RAISE EXCEPTION 'A % of % takes more from % than payment % has there', NEW."kind", NEW."amount", NEW."credit", NEW."payment_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_balance';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_balance" BEFORE INSERT ON "ledger_entries"
FOR EACH ROW EXECUTE FUNCTION "ledger_check_balance"();
