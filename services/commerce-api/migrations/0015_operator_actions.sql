CREATE TABLE "operator_actions" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"operator_id" bigint NOT NULL,
	"operator_name" text NOT NULL,
	"role" text NOT NULL,
	"operation" text NOT NULL,
	"target" jsonb NOT NULL,
	"order_number" text,
	"store_id" bigint,
	"reason" text,
	"outcome" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "operator_actions_business" ON "operator_actions" USING btree ("business_id","at");--> statement-breakpoint
CREATE INDEX "operator_actions_order" ON "operator_actions" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "operator_actions_at" ON "operator_actions" USING btree ("at");