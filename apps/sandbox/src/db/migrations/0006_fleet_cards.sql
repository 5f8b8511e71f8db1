CREATE TABLE "fleet_card" (
	"id" text PRIMARY KEY NOT NULL,
	"fleet_id" text NOT NULL REFERENCES "fleet" ("id"),
	"card_number" text NOT NULL,
	"binding" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"driver_id" text REFERENCES "driver" ("id"),
	"vehicle_id" text REFERENCES "vehicle" ("id"),
	"money_limit" bigint,
	"payment_limit" integer,
	"diesel" boolean NOT NULL,
	"gas91" boolean NOT NULL,
	"gas95" boolean NOT NULL,
	"gas97" boolean NOT NULL,
	"lubes" boolean NOT NULL,
	"remarks" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fleet_card_number_shape" CHECK ("card_number" ~ '^[0-9]{16}$'),
	CONSTRAINT "fleet_card_status" CHECK ("status" in ('active', 'deactivated', 'terminated')),
	CONSTRAINT "fleet_card_money_limit" CHECK ("money_limit" between 100 and 9999999999),
	CONSTRAINT "fleet_card_payment_limit" CHECK ("payment_limit" between 1 and 999999),
	CONSTRAINT "fleet_card_products" CHECK ("diesel" or "gas91" or "gas95" or "gas97" or "lubes"),
	CONSTRAINT "fleet_card_remarks" CHECK (length("remarks") <= 255),
	CONSTRAINT "fleet_card_binding" CHECK (
		case "binding"
			when 'driver-specific' then "driver_id" is not null
			when 'vehicle-specific' then "vehicle_id" is not null
			when 'driver-vehicle-specific' then "driver_id" is not null and "vehicle_id" is not null
			when 'any' then "driver_id" is null and "vehicle_id" is null
			else false
		end
	)
);

CREATE UNIQUE INDEX "fleet_card_number" ON "fleet_card" ("card_number");
CREATE INDEX "fleet_card_recent" ON "fleet_card" ("fleet_id", "created_at");

CREATE TABLE "fleet_card_use" (
	"card_id" text NOT NULL REFERENCES "fleet_card" ("id"),
	"month" date NOT NULL,
	"paid" bigint NOT NULL,
	"payments" integer NOT NULL,
	PRIMARY KEY ("card_id", "month"),
	CONSTRAINT "fleet_card_use_amounts" CHECK ("paid" >= 0 and "payments" >= 0),
	CONSTRAINT "fleet_card_use_month" CHECK (extract(day from "month") = 1)
);

-- A terminated card stays so, a deactivated one only comes back, and neither is edited meanwhile.
CREATE FUNCTION guard_fleet_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.fleet_id, NEW.card_number) IS DISTINCT FROM (OLD.id, OLD.fleet_id, OLD.card_number) THEN
    RAISE EXCEPTION 'a card keeps its fleet and its number' USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.status = 'terminated' OR (OLD.status = 'deactivated' AND NEW.status <> 'active') THEN
    RAISE EXCEPTION 'a card that is % does not change so', OLD.status USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER fleet_card_guarded BEFORE UPDATE ON fleet_card FOR EACH ROW EXECUTE FUNCTION guard_fleet_card();
