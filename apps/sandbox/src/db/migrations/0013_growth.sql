-- Lists and sums stay as fast with a long history as with a short one: sums per day, and an index for every order and search.

CREATE TABLE "redemption_day" (
	"fleet_id" text NOT NULL REFERENCES "fleet" ("id"),
	"day" date NOT NULL,
	"product" text NOT NULL,
	"dispensed_to" text NOT NULL,
	"status" text NOT NULL,
	"count" bigint NOT NULL,
	"volume" bigint NOT NULL,
	"price" bigint NOT NULL,
	"saving" bigint NOT NULL,
	PRIMARY KEY ("fleet_id", "day", "product", "dispensed_to", "status")
);

CREATE TABLE "card_payment_day" (
	"fleet_id" text NOT NULL REFERENCES "fleet" ("id"),
	"day" date NOT NULL,
	"product" text NOT NULL,
	"dispensed_to" text NOT NULL,
	"status" text NOT NULL,
	"count" bigint NOT NULL,
	"volume" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"paid" bigint NOT NULL,
	PRIMARY KEY ("fleet_id", "day", "product", "dispensed_to", "status")
);

-- The sums of some rows, in the columns of the table of days. A payment for other goods has no product and no target: ''.
CREATE VIEW redemption_sum AS
  SELECT fleet_id, (redeemed_at AT TIME ZONE 'Asia/Manila')::date AS day, product, dispensed_to, status,
    count(*) AS count, sum(volume)::bigint AS volume, sum(total_credit_price)::bigint AS price,
    sum(round((pump_price - average_credit_price)::numeric * volume / 100000))::bigint AS saving
  FROM redemption GROUP BY 1, 2, 3, 4, 5;
CREATE VIEW card_payment_sum AS
  SELECT fleet_id, (paid_at AT TIME ZONE 'Asia/Manila')::date AS day, coalesce(product, '') AS product,
    coalesce(dispensed_to, '') AS dispensed_to, status,
    count(*) AS count, coalesce(sum(volume), 0)::bigint AS volume, sum(total_discount)::bigint AS discount, sum(final_amount)::bigint AS paid
  FROM card_payment GROUP BY 1, 2, 3, 4, 5;

INSERT INTO redemption_day SELECT * FROM redemption_sum;
INSERT INTO card_payment_day SELECT * FROM card_payment_sum;

CREATE FUNCTION add_redemption_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO redemption_day AS kept
  SELECT fleet_id, (redeemed_at AT TIME ZONE 'Asia/Manila')::date, product, dispensed_to, status,
    count(*), sum(volume), sum(total_credit_price), sum(round((pump_price - average_credit_price)::numeric * volume / 100000))
  FROM fresh GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (fleet_id, day, product, dispensed_to, status) DO UPDATE SET
    count = kept.count + excluded.count, volume = kept.volume + excluded.volume,
    price = kept.price + excluded.price, saving = kept.saving + excluded.saving;
  RETURN NULL;
END $$;

CREATE FUNCTION remove_redemption_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE redemption_day AS kept SET
    count = kept.count - gone.count, volume = kept.volume - gone.volume, price = kept.price - gone.price, saving = kept.saving - gone.saving
  FROM (
    SELECT fleet_id, (redeemed_at AT TIME ZONE 'Asia/Manila')::date AS day, product, dispensed_to, status,
      count(*) AS count, sum(volume) AS volume, sum(total_credit_price) AS price,
      sum(round((pump_price - average_credit_price)::numeric * volume / 100000)) AS saving
    FROM stale GROUP BY 1, 2, 3, 4, 5
  ) AS gone
  WHERE (kept.fleet_id, kept.day, kept.product, kept.dispensed_to, kept.status)
    = (gone.fleet_id, gone.day, gone.product, gone.dispensed_to, gone.status);
  RETURN NULL;
END $$;

CREATE TRIGGER redemption_days_removed AFTER UPDATE ON redemption
  REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION remove_redemption_days();
CREATE TRIGGER redemption_days_replaced AFTER UPDATE ON redemption
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION add_redemption_days();
CREATE TRIGGER redemption_days_added AFTER INSERT ON redemption
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION add_redemption_days();

CREATE FUNCTION add_card_payment_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO card_payment_day AS kept
  SELECT fleet_id, (paid_at AT TIME ZONE 'Asia/Manila')::date, coalesce(product, ''), coalesce(dispensed_to, ''), status,
    count(*), coalesce(sum(volume), 0), sum(total_discount), sum(final_amount)
  FROM fresh GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (fleet_id, day, product, dispensed_to, status) DO UPDATE SET
    count = kept.count + excluded.count, volume = kept.volume + excluded.volume,
    discount = kept.discount + excluded.discount, paid = kept.paid + excluded.paid;
  RETURN NULL;
END $$;

CREATE FUNCTION remove_card_payment_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE card_payment_day AS kept SET
    count = kept.count - gone.count, volume = kept.volume - gone.volume, discount = kept.discount - gone.discount, paid = kept.paid - gone.paid
  FROM (
    SELECT fleet_id, (paid_at AT TIME ZONE 'Asia/Manila')::date AS day, coalesce(product, '') AS product,
      coalesce(dispensed_to, '') AS dispensed_to, status,
      count(*) AS count, coalesce(sum(volume), 0) AS volume, sum(total_discount) AS discount, sum(final_amount) AS paid
    FROM stale GROUP BY 1, 2, 3, 4, 5
  ) AS gone
  WHERE (kept.fleet_id, kept.day, kept.product, kept.dispensed_to, kept.status)
    = (gone.fleet_id, gone.day, gone.product, gone.dispensed_to, gone.status);
  RETURN NULL;
END $$;

CREATE TRIGGER card_payment_days_removed AFTER UPDATE ON card_payment
  REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION remove_card_payment_days();
CREATE TRIGGER card_payment_days_replaced AFTER UPDATE ON card_payment
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION add_card_payment_days();
CREATE TRIGGER card_payment_days_added AFTER INSERT ON card_payment
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION add_card_payment_days();

ALTER VIEW ledger_violation RENAME TO payment_violation;

CREATE VIEW ledger_violation (rule, subject, detail) AS
  SELECT rule, subject, detail FROM payment_violation
UNION ALL
  SELECT 'the sums of a day are those of its redemptions', coalesce(kept.fleet_id, real.fleet_id) || ' ' || coalesce(kept.day, real.day),
    format('%s <> %s', kept.count, real.count)
  FROM (SELECT * FROM redemption_day WHERE count <> 0) AS kept
  FULL JOIN redemption_sum AS real USING (fleet_id, day, product, dispensed_to, status)
  WHERE (kept.count, kept.volume, kept.price, kept.saving) IS DISTINCT FROM (real.count, real.volume, real.price, real.saving)
UNION ALL
  SELECT 'the sums of a day are those of its card payments', coalesce(kept.fleet_id, real.fleet_id) || ' ' || coalesce(kept.day, real.day),
    format('%s <> %s', kept.count, real.count)
  FROM (SELECT * FROM card_payment_day WHERE count <> 0) AS kept
  FULL JOIN card_payment_sum AS real USING (fleet_id, day, product, dispensed_to, status)
  WHERE (kept.count, kept.volume, kept.discount, kept.paid) IS DISTINCT FROM (real.count, real.volume, real.discount, real.paid);

-- One index per order: the fleet, the sorted column, and the default order, which ends with the id.
DROP INDEX redemption_recent;
CREATE INDEX redemption_recent ON redemption (fleet_id, redeemed_at, id);
CREATE INDEX redemption_station ON redemption (fleet_id, station_id, redeemed_at, id);
CREATE INDEX redemption_driver ON redemption (driver_id);
CREATE INDEX redemption_vehicle ON redemption (vehicle_id);
CREATE INDEX redemption_product ON redemption (fleet_id, product, redeemed_at, id);
CREATE INDEX redemption_state ON redemption (fleet_id, status, redeemed_at, id);
CREATE INDEX redemption_volume_sort ON redemption (fleet_id, volume, redeemed_at, id);
CREATE INDEX redemption_price_sort ON redemption (fleet_id, total_credit_price, redeemed_at, id);
CREATE INDEX redemption_pump_sort ON redemption (fleet_id, pump_price, redeemed_at, id);
CREATE INDEX redemption_pump_sort_up ON redemption (fleet_id, pump_price, redeemed_at DESC, id DESC);
CREATE INDEX redemption_points_sort ON redemption (fleet_id, points_earned, redeemed_at, id);
CREATE INDEX redemption_points_sort_up ON redemption (fleet_id, points_earned, redeemed_at DESC, id DESC);
CREATE INDEX redemption_number_sort ON redemption (fleet_id, or_number);

DROP INDEX card_payment_fuel;
DROP INDEX card_payment_other;
CREATE INDEX card_payment_fuel ON card_payment (fleet_id, paid_at, id) WHERE product IS NOT NULL;
CREATE INDEX card_payment_other ON card_payment (fleet_id, paid_at, id) WHERE product IS NULL;
CREATE INDEX card_payment_station ON card_payment (fleet_id, station_id, paid_at, id);
CREATE INDEX card_payment_vehicle ON card_payment (vehicle_id);
CREATE INDEX card_payment_product ON card_payment (fleet_id, product, paid_at, id);
CREATE INDEX card_payment_state ON card_payment (fleet_id, status, paid_at, id);
CREATE INDEX card_payment_volume_sort ON card_payment (fleet_id, volume, paid_at, id) WHERE product IS NOT NULL;
CREATE INDEX card_payment_discount_sort ON card_payment (fleet_id, total_discount, paid_at, id) WHERE product IS NOT NULL;
CREATE INDEX card_payment_paid_sort ON card_payment (fleet_id, final_amount, paid_at, id) WHERE product IS NOT NULL;
CREATE INDEX card_payment_amount_sort ON card_payment (fleet_id, amount, paid_at, id) WHERE product IS NULL;
CREATE INDEX card_payment_number_sort ON card_payment (fleet_id, or_number);

DROP INDEX fuel_code_recent;
CREATE INDEX fuel_code_recent ON fuel_code (fleet_id, created_at, id);
CREATE INDEX fuel_code_state_sort ON fuel_code (fleet_id, state, created_at, id);
CREATE INDEX fuel_code_product_sort ON fuel_code (fleet_id, product, created_at, id);
CREATE INDEX fuel_code_usage_sort ON fuel_code (fleet_id, max_usage, created_at, id);
CREATE INDEX fuel_code_volume_sort ON fuel_code (fleet_id, volume, created_at, id);
CREATE INDEX fuel_code_end_sort ON fuel_code (fleet_id, end_date, created_at, id);
CREATE INDEX fuel_code_number_sort ON fuel_code (fleet_id, code);
CREATE INDEX fuel_code_due ON fuel_code (fleet_id, end_date) WHERE state = 'open' OR (state = 'redeemed' AND auto_renew);

DROP INDEX driver_recent;
DROP INDEX vehicle_recent;
CREATE INDEX driver_recent ON driver (fleet_id, created_at, id);
CREATE INDEX driver_name ON driver (fleet_id, first_name, last_name, id);
-- The expressions are those of `byText`.
CREATE INDEX driver_name_sort ON driver (fleet_id, (lower(translate(first_name, 'áàâãäéèêëíìîïñóòôõöúùûüçÁÀÂÃÄÉÈÊËÍÌÎÏÑÓÒÔÕÖÚÙÛÜÇ', 'aaaaaeeeeiiiinooooouuuucAAAAAEEEEIIIINOOOOOUUUUC')) COLLATE "C"), (lower(translate(last_name, 'áàâãäéèêëíìîïñóòôõöúùûüçÁÀÂÃÄÉÈÊËÍÌÎÏÑÓÒÔÕÖÚÙÛÜÇ', 'aaaaaeeeeiiiinooooouuuucAAAAAEEEEIIIINOOOOOUUUUC')) COLLATE "C"), created_at, id);
CREATE INDEX driver_mobile_sort ON driver (fleet_id, mobile_number);
CREATE INDEX station_name_sort ON station ((lower(translate(name, 'áàâãäéèêëíìîïñóòôõöúùûüçÁÀÂÃÄÉÈÊËÍÌÎÏÑÓÒÔÕÖÚÙÛÜÇ', 'aaaaaeeeeiiiinooooouuuucAAAAAEEEEIIIINOOOOOUUUUC')) COLLATE "C"));
CREATE INDEX station_name ON station (name, id);
CREATE INDEX vehicle_recent ON vehicle (fleet_id, created_at, id);
DROP INDEX cashin_recent;
DROP INDEX buy_fuel_recent;
CREATE INDEX cashin_recent ON cashin (fleet_id, created_at, id);
CREATE INDEX buy_fuel_recent ON buy_fuel (fleet_id, created_at, id);

-- The search of a database without pg_trgm, such as PGlite, reads all rows of the fleet.
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_available_extensions WHERE name = 'pg_trgm') THEN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE INDEX redemption_search ON redemption USING gin (search gin_trgm_ops);
    CREATE INDEX card_payment_search ON card_payment USING gin (search gin_trgm_ops);
    CREATE INDEX fuel_code_search ON fuel_code USING gin (search gin_trgm_ops);
    CREATE INDEX driver_search ON driver USING gin (search gin_trgm_ops);
    CREATE INDEX vehicle_search ON vehicle USING gin (search gin_trgm_ops);
    CREATE INDEX station_search ON station USING gin (search gin_trgm_ops);
  END IF;
END $$;
