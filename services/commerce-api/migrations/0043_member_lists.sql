CREATE TABLE "member_list_items" (
	"list_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_list_items_list_id_item_id_pk" PRIMARY KEY("list_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "member_lists" (
	"id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"business_id" bigint NOT NULL,
	"name" text NOT NULL,
	"is_favourites" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "member_lists_member" ON "member_lists" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_lists_favourites" ON "member_lists" USING btree ("member_id") WHERE "member_lists"."is_favourites";