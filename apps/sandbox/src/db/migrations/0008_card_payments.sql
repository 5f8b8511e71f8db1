CREATE TABLE "card_payment" (
	"id" text PRIMARY KEY NOT NULL,
	"fleet_id" text NOT NULL REFERENCES "fleet" ("id"),
	"card_id" text NOT NULL REFERENCES "fleet_card" ("id"),
	"station_id" text NOT NULL REFERENCES "station" ("id"),
	"driver_id" text REFERENCES "driver" ("id"),
	"vehicle_id" text REFERENCES "vehicle" ("id"),
	"dispensed_to" text,
	"product" text,
	"volume" bigint,
	"pump_price" integer,
	"discount" integer,
	"amount" bigint NOT NULL,
	"total_discount" bigint DEFAULT 0 NOT NULL,
	"final_amount" bigint NOT NULL,
	"points_earned" integer DEFAULT 0 NOT NULL,
	"po_number" text,
	"or_number" text NOT NULL,
	"transaction_remarks" text,
	"status" text DEFAULT 'success' NOT NULL,
	"remarks" text,
	"search" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_payment_product" CHECK ("product" in ('diesel', 'gas91', 'gas95', 'gas97', 'lubes')),
	CONSTRAINT "card_payment_kind" CHECK (
		("product" is null) = ("volume" is null) and ("product" is null) = ("pump_price" is null)
		and ("product" is null) = ("discount" is null) and ("product" is null) = ("dispensed_to" is null)
	),
	CONSTRAINT "card_payment_volume" CHECK ("volume" > 0),
	CONSTRAINT "card_payment_sum" CHECK (
		"final_amount" = "amount" - "total_discount" and "final_amount" > 0 and "total_discount" >= 0
	),
	CONSTRAINT "card_payment_status" CHECK ("status" in ('success', 'voided')),
	CONSTRAINT "card_payment_reason" CHECK ("status" = 'success' or "remarks" is not null),
	CONSTRAINT "card_payment_dispensed_to" CHECK ("dispensed_to" in ('vehicle', 'drum container')),
	CONSTRAINT "card_payment_texts" CHECK (
		length("remarks") <= 255 and length("transaction_remarks") <= 255 and length("po_number") <= 30
	)
);

CREATE UNIQUE INDEX "card_payment_or_number" ON "card_payment" ("or_number");
CREATE INDEX "card_payment_fuel" ON "card_payment" ("fleet_id", "paid_at") WHERE "product" is not null;
CREATE INDEX "card_payment_other" ON "card_payment" ("fleet_id", "paid_at") WHERE "product" is null;
CREATE INDEX "card_payment_card" ON "card_payment" ("card_id", "paid_at");

CREATE FUNCTION guard_card_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'voided' OR NEW.status <> 'voided' THEN
    RAISE EXCEPTION 'a payment changes once, by being voided' USING ERRCODE = 'restrict_violation';
  END IF;
  IF (NEW.id, NEW.fleet_id, NEW.card_id, NEW.amount, NEW.final_amount, NEW.paid_at) IS DISTINCT FROM
    (OLD.id, OLD.fleet_id, OLD.card_id, OLD.amount, OLD.final_amount, OLD.paid_at) THEN
    RAISE EXCEPTION 'what was paid does not change' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER card_payment_guarded BEFORE UPDATE ON card_payment FOR EACH ROW EXECUTE FUNCTION guard_card_payment();
CREATE TRIGGER card_payment_kept BEFORE DELETE OR TRUNCATE ON card_payment EXECUTE FUNCTION refuse_change();

ALTER TABLE posting DROP CONSTRAINT posting_kind;
ALTER TABLE posting ADD CONSTRAINT posting_kind
  CHECK ("kind" in ('cash-in', 'buy', 'reserve', 'release', 'redeem', 'void', 'points', 'pay'));
CREATE UNIQUE INDEX posting_paid_once ON posting (reference) WHERE kind = 'pay';

ALTER VIEW ledger_violation RENAME TO cashin_violation;

CREATE VIEW ledger_violation (rule, subject, detail) AS
  SELECT rule, subject, detail FROM cashin_violation
UNION ALL
  SELECT 'a card payment is taken from the wallet once, and given back once where it was voided', card_payment.id,
    format('%s in %s', coalesce(sum(movement.amount), 0), count(DISTINCT posting.id))
  FROM card_payment
  LEFT JOIN posting ON posting.kind IN ('pay', 'void') AND posting.reference = card_payment.id
    AND posting.fleet_id = card_payment.fleet_id
  LEFT JOIN account ON account.fleet_id = card_payment.fleet_id AND account.kind = 'wallet'
  LEFT JOIN movement ON movement.posting_id = posting.id AND movement.account_id = account.id
  GROUP BY card_payment.id
  HAVING coalesce(sum(movement.amount), 0) <> CASE WHEN card_payment.status = 'success' THEN -card_payment.final_amount ELSE 0 END
    OR count(DISTINCT posting.id) <> CASE WHEN card_payment.status = 'success' THEN 1 ELSE 2 END
UNION ALL
  SELECT 'what is paid by card is a payment', posting.reference, posting.id
  FROM posting LEFT JOIN card_payment ON card_payment.id = posting.reference
  WHERE posting.kind = 'pay' AND card_payment.id IS NULL
UNION ALL
  SELECT 'a payment is of the fleet of its card', card_payment.id, card_payment.fleet_id
  FROM card_payment JOIN fleet_card ON fleet_card.id = card_payment.card_id
  WHERE fleet_card.fleet_id <> card_payment.fleet_id
UNION ALL
  SELECT 'a card counts at least what was paid with it in a month', paid.card_id, paid.month::text
  FROM (
    SELECT card_id, date_trunc('month', paid_at AT TIME ZONE 'Asia/Manila')::date AS month,
      sum(final_amount) AS total, count(*) AS payments
    FROM card_payment WHERE status = 'success' GROUP BY 1, 2
  ) AS paid
  LEFT JOIN fleet_card_use AS used ON used.card_id = paid.card_id AND used.month = paid.month
  WHERE coalesce(used.paid, 0) < paid.total OR coalesce(used.payments, 0) < paid.payments;
