CREATE TABLE "waiting_rooms" (
	"business_id" bigint PRIMARY KEY NOT NULL,
	"last_number" bigint NOT NULL,
	"second" bigint NOT NULL,
	"let_in" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiting_tickets" (
	"basket_id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"number" bigint NOT NULL,
	"session" text,
	"address" text,
	"seen_at" timestamp with time zone NOT NULL,
	"admitted_at" timestamp with time zone,
	"pass_until" timestamp with time zone,
	CONSTRAINT "waiting_tickets_number" UNIQUE("business_id","number")
);
--> statement-breakpoint
CREATE INDEX "waiting_tickets_waiting" ON "waiting_tickets" USING btree ("business_id","number") WHERE "waiting_tickets"."admitted_at" is null;--> statement-breakpoint
CREATE INDEX "waiting_tickets_pass" ON "waiting_tickets" USING btree ("pass_until");