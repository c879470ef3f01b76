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
	CONSTRAINT "contact_requests_reference" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "future_contacts" (
	"business_id" bigint NOT NULL,
	"postcode" text NOT NULL,
	"email_address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
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
	"valid_until" timestamp with time zone NOT NULL
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
ALTER TABLE "places" ADD COLUMN "county" text;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "street" text;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "first_house" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "houses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "words" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "facilities" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "contact_requests_created" ON "contact_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "banner_visits_day" ON "banner_visits" USING btree ("day");--> statement-breakpoint
CREATE INDEX "campaigns_business" ON "campaigns" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "devices_member" ON "devices" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "places_words" ON "places" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "places_latitude" ON "places" USING btree ("latitude");