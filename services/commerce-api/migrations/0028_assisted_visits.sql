CREATE TABLE "assisted_visits" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"operator_id" bigint NOT NULL,
	"operator_session_id" bigint NOT NULL,
	"member_id" bigint,
	"name" text NOT NULL,
	"contact" jsonb,
	"draft_order_id" bigint,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"details_owner" text,
	CONSTRAINT "assisted_visits_token" UNIQUE("token_hash"),
	CONSTRAINT "assisted_visits_owner" UNIQUE("details_owner")
);
--> statement-breakpoint
CREATE TABLE "payment_links" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"draft_order_id" bigint NOT NULL,
	"amount" integer NOT NULL,
	"order_version" integer NOT NULL,
	"basket_version" integer NOT NULL,
	"operator_id" bigint NOT NULL,
	"operator_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"mails" integer DEFAULT 1 NOT NULL,
	"payer" text
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "assisted_visit_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "assisted_by" text;--> statement-breakpoint
ALTER TABLE "assisted_visits" ADD CONSTRAINT "assisted_visits_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_of_order" FOREIGN KEY ("draft_order_id") REFERENCES "public"."orders"("draft_order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assisted_visits_member" ON "assisted_visits" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "assisted_visits_ends" ON "assisted_visits" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_links_one_per_order" ON "payment_links" USING btree ("draft_order_id") WHERE "payment_links"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "payment_links_payer" ON "payment_links" USING btree ("payer") WHERE "payment_links"."payer" is not null;--> statement-breakpoint
CREATE INDEX "payment_links_business" ON "payment_links" USING btree ("business_id","created_at");