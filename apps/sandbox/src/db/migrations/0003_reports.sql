CREATE TABLE "report" (
	"id" text PRIMARY KEY NOT NULL,
	"fleet_id" text NOT NULL REFERENCES "fleet" ("id"),
	"user_id" text NOT NULL REFERENCES "app_user" ("id"),
	"report_type" text NOT NULL,
	"filters" jsonb NOT NULL,
	"file_name" text NOT NULL,
	"status" text DEFAULT 'in progress' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"connection_id" text,
	"content" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_status" CHECK ("status" in ('in progress', 'success', 'cancelled', 'failed')),
	CONSTRAINT "report_content" CHECK (("status" = 'success') = ("content" is not null))
);

CREATE INDEX "report_recent" ON "report" ("fleet_id", "user_id", "created_at");

CREATE FUNCTION guard_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'in progress' THEN
    RAISE EXCEPTION 'a report that is % stays so', OLD.status USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER report_guarded BEFORE UPDATE ON report FOR EACH ROW EXECUTE FUNCTION guard_report();
