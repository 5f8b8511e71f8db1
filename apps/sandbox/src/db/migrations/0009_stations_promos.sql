ALTER TABLE "station" ADD COLUMN "phone_number" text;
ALTER TABLE "station" ALTER COLUMN "latitude" DROP NOT NULL;
ALTER TABLE "station" ALTER COLUMN "longitude" DROP NOT NULL;

ALTER TABLE "promo" ADD COLUMN "fleet_id" text REFERENCES "fleet" ("id");
