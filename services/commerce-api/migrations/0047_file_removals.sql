CREATE TABLE "file_removals" (
	"key" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "file_removals_due" ON "file_removals" USING btree ("due_at");