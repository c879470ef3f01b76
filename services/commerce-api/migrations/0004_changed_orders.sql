ALTER TABLE "payment_events" DROP CONSTRAINT "payment_events_state";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_state";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "changed_into" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "adds_to" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_adds_to" FOREIGN KEY ("adds_to") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_state" CHECK (state in ('created', 'pending', 'authorised', 'capturing', 'to_collect', 'captured', 'declined', 'cancelled', 'voiding', 'voided', 'refunding', 'refunded', 'added')) NOT VALID;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_added" CHECK ("payments"."state" <> 'added' or "payments"."adds_to" is not null) NOT VALID;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_state" CHECK (state in ('created', 'pending', 'authorised', 'capturing', 'to_collect', 'captured', 'declined', 'cancelled', 'voiding', 'voided', 'refunding', 'refunded', 'added')) NOT VALID;