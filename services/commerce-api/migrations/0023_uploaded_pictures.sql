CREATE TABLE "uploaded_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"title" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "uploaded_pictures_business" ON "uploaded_pictures" USING btree ("business_id");