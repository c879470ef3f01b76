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
ALTER TABLE "payments" ADD COLUMN "card_saving" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "payment_methods" text[];--> statement-breakpoint
CREATE INDEX "saved_cards_gateway_card" ON "saved_cards" USING btree ("gateway_card_id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_card_saving" CHECK ("payments"."card_saving" in ('asked', 'saved', 'exists'));