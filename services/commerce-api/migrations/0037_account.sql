CREATE TABLE "marketing_changes" (
	"business_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"change" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "marketing_changes_business_id_user_id_pk" PRIMARY KEY("business_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "marketing_consents" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"channel_id" bigint NOT NULL,
	"opted_in" boolean NOT NULL,
	"wording" text NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_mail_recipients" (
	"id" bigint PRIMARY KEY NOT NULL,
	"mail_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	CONSTRAINT "marketing_mail_recipients_once" UNIQUE("mail_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "marketing_mails" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forget_codes" (
	"id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"business_id" bigint NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "forget_codes_member" UNIQUE("member_id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "marketing_changes_due" ON "marketing_changes" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "marketing_consents_member" ON "marketing_consents" USING btree ("member_id","channel_id","at");--> statement-breakpoint
CREATE INDEX "marketing_mail_recipients_member" ON "marketing_mail_recipients" USING btree ("member_id");