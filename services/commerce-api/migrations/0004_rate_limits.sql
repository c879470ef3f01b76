CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"clear_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_limits_clear" ON "rate_limits" USING btree ("clear_at");