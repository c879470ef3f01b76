CREATE TABLE "guest_data_requests" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"owner" text NOT NULL,
	"email_address" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guest_data_requests_once" UNIQUE("business_id","owner")
);
--> statement-breakpoint
CREATE INDEX "guest_data_requests_expiry" ON "guest_data_requests" USING btree ("expires_at");