CREATE TABLE "complaint_lines" (
	"complaint_id" bigint NOT NULL,
	"order_line_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"kind" text NOT NULL,
	"refund_id" bigint,
	CONSTRAINT "complaint_lines_complaint_id_order_line_id_pk" PRIMARY KEY("complaint_id","order_line_id"),
	CONSTRAINT "complaint_lines_quantity" CHECK ("complaint_lines"."quantity" > 0),
	CONSTRAINT "complaint_lines_kind" CHECK ("complaint_lines"."kind" in ('missing', 'damaged', 'poor_quality', 'not_as_ordered'))
);
--> statement-breakpoint
CREATE TABLE "order_complaints" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"draft_order_id" bigint NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"is_automatic" boolean NOT NULL,
	"note" text,
	"picture_key" text,
	"request_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "order_complaints_state" CHECK ("order_complaints"."state" in ('open', 'refunded', 'declined')),
	CONSTRAINT "order_complaints_decided" CHECK (("order_complaints"."state" = 'open') = ("order_complaints"."decided_at" is null)),
	CONSTRAINT "order_complaints_amount" CHECK ("order_complaints"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_action";--> statement-breakpoint
ALTER TABLE "complaint_lines" ADD CONSTRAINT "complaint_lines_of_complaint" FOREIGN KEY ("complaint_id") REFERENCES "public"."order_complaints"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_lines" ADD CONSTRAINT "complaint_lines_of_line" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_lines" ADD CONSTRAINT "complaint_lines_of_refund" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_complaints" ADD CONSTRAINT "order_complaints_of_order" FOREIGN KEY ("draft_order_id") REFERENCES "public"."orders"("draft_order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_complaints_order" ON "order_complaints" USING btree ("draft_order_id");--> statement-breakpoint
CREATE INDEX "order_complaints_business" ON "order_complaints" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_complaints_once_per_key" ON "order_complaints" USING btree ("draft_order_id","request_key");--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_action" CHECK (action in ('pick', 'refund', 'decline_complaint'));