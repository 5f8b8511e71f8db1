CREATE TABLE "feature_flag" (
	"name" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"emails" text[] DEFAULT '{}' NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
