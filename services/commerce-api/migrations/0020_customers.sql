CREATE TABLE "customer_blocks" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"member_id" bigint,
	"draft_order_id" bigint,
	"email_hash" text NOT NULL,
	"reason" text,
	"operator_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_blocks_once" UNIQUE("business_id","email_hash")
);
--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"member_id" bigint,
	"email_address" text,
	"text" text NOT NULL,
	"operator_id" bigint,
	"operator_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_action";--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "customer_blocks" ADD CONSTRAINT "customer_blocks_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_of_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_blocks_member" ON "customer_blocks" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "customer_notes_member" ON "customer_notes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "customer_notes_email" ON "customer_notes" USING btree ("business_id","email_address");--> statement-breakpoint
CREATE INDEX "customer_notes_created" ON "customer_notes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_requests_member" ON "contact_requests" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "contact_requests_email" ON "contact_requests" USING btree ("business_id",lower("email_address"));--> statement-breakpoint
CREATE INDEX "contact_requests_open" ON "contact_requests" USING btree ("business_id","created_at") WHERE "contact_requests"."answered_at" is null;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_action" CHECK (action in ('pick', 'refund', 'decline_complaint', 'tell_late', 'mail_again'));