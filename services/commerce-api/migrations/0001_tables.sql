CREATE TABLE "basket_lines" (
	"id" bigint PRIMARY KEY NOT NULL,
	"basket_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"options" jsonb NOT NULL,
	"options_key" text NOT NULL,
	"substitution" text NOT NULL,
	"instructions" text,
	"seen_unit_total" integer,
	"seen_available" integer DEFAULT 1 NOT NULL,
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
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"delivery_address" jsonb,
	"billing_address" jsonb,
	"contact" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "baskets_token" UNIQUE("token")
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
CREATE TABLE "order_numbers" (
	"business_id" bigint PRIMARY KEY NOT NULL,
	"next" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "places" (
	"postcode" text PRIMARY KEY NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"town" text NOT NULL
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
	"position" integer NOT NULL,
	CONSTRAINT "banners_slug" UNIQUE("business_id","slug")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"parent_id" bigint,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"image" text,
	"position" integer NOT NULL,
	CONSTRAINT "categories_slug" UNIQUE("business_id","slug")
);
--> statement-breakpoint
CREATE TABLE "deals" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"text" text NOT NULL,
	"image" text,
	"position" integer NOT NULL,
	"sections" jsonb NOT NULL,
	CONSTRAINT "deals_slug" UNIQUE("business_id","slug")
);
--> statement-breakpoint
CREATE TABLE "item_options" (
	"id" bigint PRIMARY KEY NOT NULL,
	"item_id" bigint NOT NULL,
	"name" text NOT NULL,
	"placeholder" text,
	"maximum_selected" integer NOT NULL,
	"minimum_selected" integer NOT NULL,
	"display_as_grid" boolean NOT NULL,
	"mutually_exclusive" boolean NOT NULL,
	"dependent_on" bigint,
	"extra_cost_instances_threshold" integer NOT NULL,
	"values" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"badge" jsonb,
	"tags" text[] NOT NULL,
	"images" jsonb NOT NULL,
	"category_image" text,
	"ingredients" text,
	"allergens" text[] NOT NULL,
	"nutrition" jsonb NOT NULL,
	"storage" text,
	"weight" text,
	"unit_amount" integer,
	"unit_of" text,
	"hfss" boolean NOT NULL,
	"minimum_age" integer,
	"has_options" boolean NOT NULL,
	"position" integer NOT NULL,
	"plain_name" text NOT NULL,
	"search" "tsvector" NOT NULL,
	CONSTRAINT "items_slug" UNIQUE("business_id","slug")
);
--> statement-breakpoint
CREATE TABLE "store_items" (
	"store_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"price" integer NOT NULL,
	"was_price" integer,
	"in_stock" boolean NOT NULL,
	CONSTRAINT "store_items_store_id_item_id_pk" PRIMARY KEY("store_id","item_id")
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
CREATE TABLE "attempts" (
	"subject" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "attempts_subject_window_start_pk" PRIMARY KEY("subject","window_start")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"email_address" text NOT NULL,
	"password_hash" text NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"mobile_contact_number" text,
	"where_did_you_hear" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "members_email" UNIQUE("business_id","email_address")
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
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY NOT NULL,
	"draft_order_id" bigint NOT NULL,
	"status" text NOT NULL,
	"note" text,
	"at" timestamp with time zone NOT NULL
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
	"position" integer NOT NULL
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
	"status" text NOT NULL,
	"fulfilment_method" text NOT NULL,
	"contact" jsonb NOT NULL,
	"delivery_address" jsonb,
	"billing_address" jsonb,
	"instructions" text,
	"totals" jsonb NOT NULL,
	"total" integer NOT NULL,
	"currency" text NOT NULL,
	"item_count" integer NOT NULL,
	"basket_version" integer NOT NULL,
	"reservation_id" bigint,
	"slot_id" bigint,
	"slot_starts_at" timestamp with time zone,
	"slot_ends_at" timestamp with time zone,
	"platform" text,
	"channel" text,
	"next_basket_token" text,
	"created_at" timestamp with time zone NOT NULL,
	"placed_at" timestamp with time zone,
	CONSTRAINT "orders_order_id" UNIQUE("order_id"),
	CONSTRAINT "orders_business_order_id" UNIQUE("business_order_id"),
	CONSTRAINT "orders_one_per_basket" UNIQUE("basket_id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" bigint PRIMARY KEY NOT NULL,
	"payment_id" bigint NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY NOT NULL,
	"draft_order_id" bigint NOT NULL,
	"method" text NOT NULL,
	"gateway" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"store_id" bigint NOT NULL,
	"reservation_id" bigint NOT NULL,
	"slot_id" bigint NOT NULL,
	"basket_id" bigint NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reservations_store_id_reservation_id_pk" PRIMARY KEY("store_id","reservation_id"),
	CONSTRAINT "reservations_state" CHECK ("reservations"."state" in ('held', 'confirmed', 'released', 'lapsed'))
);
--> statement-breakpoint
CREATE TABLE "slot_templates" (
	"store_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"fulfilment_method" text NOT NULL,
	"days" integer[] NOT NULL,
	"starts" text NOT NULL,
	"ends" text NOT NULL,
	"capacity" integer NOT NULL,
	"fee" integer NOT NULL,
	CONSTRAINT "slot_templates_store_id_id_pk" PRIMARY KEY("store_id","id")
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
	CONSTRAINT "slots_store_id_slot_id_pk" PRIMARY KEY("store_id","slot_id"),
	CONSTRAINT "slots_start" UNIQUE("store_id","method","starts_at"),
	CONSTRAINT "slots_reserved_within_capacity" CHECK ("slots"."reserved" between 0 and "slots"."capacity")
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
	"free_delivery_from" integer,
	"order_days_in_advance" integer NOT NULL,
	"only_future_slots" boolean NOT NULL,
	"guest_checkout" boolean NOT NULL,
	"closed" boolean NOT NULL,
	"opening_hours" jsonb NOT NULL,
	"catalogue_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "stores_slug" UNIQUE("business_id","slug")
);
--> statement-breakpoint
CREATE INDEX "basket_lines_basket" ON "basket_lines" USING btree ("basket_id");--> statement-breakpoint
CREATE INDEX "item_options_item" ON "item_options" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "items_category" ON "items" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "items_search" ON "items" USING gin ("search");--> statement-breakpoint
CREATE INDEX "items_plain_name" ON "items" USING gin ("plain_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "addresses_member" ON "addresses" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("draft_order_id");--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("draft_order_id");--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("member_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "orders_store" ON "orders" USING btree ("store_id","placed_at");--> statement-breakpoint
CREATE INDEX "payment_events_payment" ON "payment_events" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("draft_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_one_per_basket" ON "reservations" USING btree ("basket_id") WHERE "reservations"."state" in ('held', 'confirmed');--> statement-breakpoint
CREATE INDEX "reservations_held" ON "reservations" USING btree ("expires_at") WHERE "reservations"."state" = 'held';--> statement-breakpoint
CREATE INDEX "reservations_basket" ON "reservations" USING btree ("basket_id");--> statement-breakpoint
CREATE INDEX "delivery_areas_prefix" ON "store_delivery_areas" USING btree ("prefix");