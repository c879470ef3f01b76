CREATE TABLE "handhelds" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"name" text NOT NULL,
	"secret_hash" text NOT NULL,
	"paired_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "handhelds_secret" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD COLUMN "handheld_id" bigint;--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "pin_hash" text;--> statement-breakpoint
CREATE INDEX "handhelds_store" ON "handhelds" USING btree ("store_id");--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_of_handheld" FOREIGN KEY ("handheld_id") REFERENCES "public"."handhelds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_sessions_handheld" ON "operator_sessions" USING btree ("handheld_id");