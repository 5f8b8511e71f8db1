-- Who makes a report, and which of them still run: a process says so again and again, by the clock of the database.

CREATE TABLE "process" (
  "id" text PRIMARY KEY NOT NULL,
  "seen_at" timestamp with time zone NOT NULL
);

ALTER TABLE "report" ADD COLUMN "owner" text;

-- What was begun before owners were known was begun by a process that is gone.
UPDATE "report" SET "owner" = 'before owners' WHERE "status" = 'in progress';
