-- The files of reports are jobs of pg-boss, in its own schema. A job knows which process runs it, and how often it was begun.

-- A file that a process of the earlier version has not finished has no job.
UPDATE "report" SET "status" = 'failed' WHERE "status" = 'in progress' AND "owner" IS NOT NULL;
DELETE FROM "report_part" USING "report" WHERE "report"."id" = "report_part"."report_id" AND "report"."status" = 'failed';

ALTER TABLE "report" DROP COLUMN "owner";
ALTER TABLE "report" DROP COLUMN "attempts";
DROP TABLE "process";
