-- A long file is written and sent in parts, so that neither needs memory for all of it. Its rows are fixed when it is requested.

CREATE TABLE "report_part" (
	"report_id" text NOT NULL REFERENCES "report" ("id") ON DELETE CASCADE,
	"position" integer NOT NULL,
	"ids" text[],
	"content" text,
	PRIMARY KEY ("report_id", "position"),
	CONSTRAINT "report_part_state" CHECK (("ids" is null) <> ("content" is null))
);

-- The bytes of a file that is in parts.
ALTER TABLE "report" ADD COLUMN "size" bigint;
