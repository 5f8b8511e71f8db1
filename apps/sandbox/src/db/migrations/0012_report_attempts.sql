-- How often the file of a report was begun: each time by another process, after the one before had stopped.

ALTER TABLE "report" ADD COLUMN "attempts" integer DEFAULT 1 NOT NULL;
