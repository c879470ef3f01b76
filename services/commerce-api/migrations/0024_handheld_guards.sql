ALTER TABLE "operator_sessions" ADD COLUMN "on_handheld_id" bigint;--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "pin_wrong" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "pin_wrong_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "operator_sessions_on_handheld" ON "operator_sessions" USING btree ("on_handheld_id");