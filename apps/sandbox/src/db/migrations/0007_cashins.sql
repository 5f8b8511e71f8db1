CREATE TABLE "cashin" (
	"id" text PRIMARY KEY NOT NULL,
	"fleet_id" text NOT NULL REFERENCES "fleet" ("id"),
	"user_id" text REFERENCES "app_user" ("id"),
	"reference_number" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint DEFAULT 0 NOT NULL,
	"channel" text NOT NULL,
	"mode" text,
	"processor" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"fulfilled_at" timestamp with time zone,
	CONSTRAINT "cashin_amount" CHECK ("amount" > 0 and "fee" >= 0),
	CONSTRAINT "cashin_status" CHECK ("status" in ('pending', 'failed', 'success', 'expired', 'voided')),
	CONSTRAINT "cashin_fulfilled" CHECK (("status" = 'success') = ("fulfilled_at" is not null))
);

CREATE UNIQUE INDEX "cashin_reference" ON "cashin" ("reference_number");
CREATE INDEX "cashin_recent" ON "cashin" ("fleet_id", "created_at");

CREATE TABLE "payment_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"last_digits" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);

CREATE TABLE "saved_card" (
	"id" text PRIMARY KEY NOT NULL,
	"fleet_id" text NOT NULL REFERENCES "fleet" ("id"),
	"brand" text NOT NULL,
	"last_digits" text NOT NULL,
	"token" text NOT NULL,
	"reference_number" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_card_status" CHECK ("status" in ('pending', 'verified', 'saved', 'refused', 'removed'))
);

CREATE UNIQUE INDEX "saved_card_reference" ON "saved_card" ("reference_number");
CREATE UNIQUE INDEX "saved_card_token" ON "saved_card" ("token");
CREATE INDEX "saved_card_fleet" ON "saved_card" ("fleet_id", "created_at");

CREATE TABLE "bank_grant" (
	"hash" text PRIMARY KEY NOT NULL,
	"cashin_id" text NOT NULL REFERENCES "cashin" ("id"),
	"kind" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "bank_grant_kind" CHECK ("kind" in ('code', 'token'))
);

CREATE TABLE "bank_payment" (
	"id" text PRIMARY KEY NOT NULL,
	"cashin_id" text NOT NULL REFERENCES "cashin" ("id"),
	"account" text NOT NULL,
	"otp_hash" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);

CREATE INDEX "bank_payment_cashin" ON "bank_payment" ("cashin_id", "created_at");

-- What was credited before cash-ins had rows of their own was paid in by hand.
INSERT INTO "cashin" ("id", "fleet_id", "reference_number", "amount", "channel", "status", "created_at", "fulfilled_at")
  SELECT posting.reference, posting.fleet_id, upper(replace(posting.reference, '_', '-')), movement.amount,
    'manual-bank-deposit', 'success', posting.created_at, posting.created_at
  FROM posting JOIN movement ON movement.posting_id = posting.id AND movement.unit = 'centavo' AND movement.amount > 0
  WHERE posting.kind = 'cash-in';

CREATE FUNCTION guard_cashin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'pending' THEN
    RAISE EXCEPTION 'a cash-in that is % stays so', OLD.status USING ERRCODE = 'restrict_violation';
  END IF;
  IF (NEW.id, NEW.fleet_id, NEW.reference_number, NEW.amount, NEW.fee, NEW.channel) IS DISTINCT FROM
    (OLD.id, OLD.fleet_id, OLD.reference_number, OLD.amount, OLD.fee, OLD.channel) THEN
    RAISE EXCEPTION 'what a cash-in is worth does not change' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER cashin_guarded BEFORE UPDATE ON cashin FOR EACH ROW EXECUTE FUNCTION guard_cashin();
CREATE TRIGGER cashin_kept BEFORE DELETE OR TRUNCATE ON cashin EXECUTE FUNCTION refuse_change();

ALTER VIEW ledger_violation RENAME TO fuel_violation;

CREATE VIEW ledger_violation (rule, subject, detail) AS
  SELECT rule, subject, detail FROM fuel_violation
UNION ALL
  SELECT 'a cash-in is credited once where it succeeded, and not otherwise', cashin.id,
    coalesce(sum(movement.amount), 0)::text
  FROM cashin
  LEFT JOIN posting ON posting.kind = 'cash-in' AND posting.reference = cashin.id AND posting.fleet_id = cashin.fleet_id
  LEFT JOIN account ON account.fleet_id = cashin.fleet_id AND account.kind = 'wallet'
  LEFT JOIN movement ON movement.posting_id = posting.id AND movement.account_id = account.id
  GROUP BY cashin.id
  HAVING coalesce(sum(movement.amount), 0) <> CASE WHEN cashin.status = 'success' THEN cashin.amount ELSE 0 END
UNION ALL
  SELECT 'what is credited is a cash-in', posting.reference, posting.id
  FROM posting LEFT JOIN cashin ON cashin.id = posting.reference
  WHERE posting.kind = 'cash-in' AND cashin.id IS NULL
UNION ALL
  SELECT 'points are taken while they are on their way into the wallet, and given back otherwise', cashin.id,
    coalesce(sum(movement.amount), 0)::text
  FROM cashin
  LEFT JOIN posting ON posting.kind = 'points' AND posting.reference = cashin.id
  LEFT JOIN account ON account.fleet_id = cashin.fleet_id AND account.kind = 'points'
  LEFT JOIN movement ON movement.posting_id = posting.id AND movement.account_id = account.id
  WHERE cashin.channel = 'vip-locqpay'
  GROUP BY cashin.id
  HAVING coalesce(sum(movement.amount), 0) * 100
    <> CASE WHEN cashin.status IN ('pending', 'success') THEN -cashin.amount ELSE 0 END;
