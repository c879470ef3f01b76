CREATE TABLE "member_identities" (
	"id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"business_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"email_address" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_identities_subject" UNIQUE("business_id","provider","subject"),
	CONSTRAINT "member_identities_provider" UNIQUE("member_id","provider")
);
--> statement-breakpoint
CREATE TABLE "provider_attempts" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"state_hash" text NOT NULL,
	"device_hash" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"from_path" text,
	"member_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "provider_attempts_state" UNIQUE("state_hash")
);
--> statement-breakpoint
CREATE TABLE "pending_identities" (
	"member_id" bigint NOT NULL,
	"device_hash" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"email_address" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pending_identities_member_id_device_hash_provider_pk" PRIMARY KEY("member_id","device_hash","provider")
);
--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "provider_attempts_expiry" ON "provider_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "pending_identities_expiry" ON "pending_identities" USING btree ("expires_at");