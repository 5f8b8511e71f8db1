CREATE TABLE "loyalty_account" (
	"mobile_number" text PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"fleet_id" text REFERENCES "fleet" ("id")
);

CREATE UNIQUE INDEX "loyalty_account_fleet" ON "loyalty_account" ("fleet_id");

CREATE TABLE "announcement" (
	"id" text PRIMARY KEY NOT NULL,
	"fleet_id" text REFERENCES "fleet" ("id"),
	"subject" text NOT NULL,
	"content_preview" text NOT NULL,
	"content" text NOT NULL,
	"modal_title" text NOT NULL,
	"modal_content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);

CREATE UNIQUE INDEX "announcement_created" ON "announcement" ("created_at");

CREATE TABLE "announcement_read" (
	"announcement_id" text NOT NULL REFERENCES "announcement" ("id"),
	"user_id" text NOT NULL REFERENCES "app_user" ("id"),
	"read_at" timestamp with time zone NOT NULL,
	PRIMARY KEY ("announcement_id", "user_id")
);

CREATE TABLE "promo" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"long_description" text NOT NULL,
	"button_label" text,
	"redirect_url" text
);

CREATE TABLE "feedback" (
	"id" text PRIMARY KEY NOT NULL,
	"fleet_id" text NOT NULL REFERENCES "fleet" ("id"),
	"user_id" text NOT NULL REFERENCES "app_user" ("id"),
	"rating" integer,
	"reasons" jsonb,
	"other_reason" text,
	"refer_to_friend" boolean,
	"recommendation_score" integer,
	"is_skipped" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);

CREATE INDEX "feedback_recent" ON "feedback" ("fleet_id", "created_at");

CREATE TABLE "loan_inquiry" (
	"id" text PRIMARY KEY NOT NULL,
	"fleet_id" text NOT NULL REFERENCES "fleet" ("id"),
	"user_id" text NOT NULL REFERENCES "app_user" ("id"),
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"mobile_number" text NOT NULL,
	"email" text NOT NULL,
	"loan_product" text NOT NULL,
	"region" text NOT NULL,
	"branch" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
