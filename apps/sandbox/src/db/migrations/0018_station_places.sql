-- The search finds stations by province and address too, with and without the accents of their names.
WITH "place" AS (
  SELECT "id", lower(regexp_replace("province" || '|' || "address", '[^[:alnum:] |]', '', 'g')) AS "words" FROM "station"
)
UPDATE "station" SET "search" = "search" || '|' || "words" || '|' || translate("words", 'ñáéíóú', 'naeiou')
FROM "place" WHERE "place"."id" = "station"."id";
