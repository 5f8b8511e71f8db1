ALTER TABLE "station" ALTER COLUMN "opens_at" DROP NOT NULL;
ALTER TABLE "station" ALTER COLUMN "closes_at" DROP NOT NULL;

CREATE INDEX "station_position" ON "station" ("latitude", "longitude");
