-- The ledger keeps itself: movements are only ever added, they carry the balances along, and they add up to zero.

CREATE UNIQUE INDEX posting_once ON posting (kind, reference) WHERE kind IN ('cash-in', 'buy', 'redeem', 'void');
ALTER TABLE movement ADD CONSTRAINT movement_account_unit FOREIGN KEY (account_id, unit) REFERENCES account (id, unit);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER movement_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON movement EXECUTE FUNCTION refuse_change();
CREATE TRIGGER posting_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON posting EXECUTE FUNCTION refuse_change();
CREATE TRIGGER buy_fuel_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON buy_fuel EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit EXECUTE FUNCTION refuse_change();
CREATE TRIGGER account_kept BEFORE DELETE OR TRUNCATE ON account EXECUTE FUNCTION refuse_change();

CREATE FUNCTION carry_movements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM fresh GROUP BY posting_id, unit HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'movements of a posting must add up to zero' USING ERRCODE = 'check_violation', CONSTRAINT = 'posting_balanced';
  END IF;
  PERFORM 1 FROM account WHERE id IN (SELECT account_id FROM fresh) ORDER BY id FOR NO KEY UPDATE;
  UPDATE account SET balance = account.balance + change.total
  FROM (SELECT account_id, sum(amount)::bigint AS total FROM fresh GROUP BY account_id) AS change
  WHERE account.id = change.account_id;
  RETURN NULL;
END $$;

CREATE TRIGGER movement_carries AFTER INSERT ON movement
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION carry_movements();

CREATE FUNCTION guard_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.balance <> 0 THEN
      RAISE EXCEPTION 'an account starts empty' USING ERRCODE = 'restrict_violation';
    END IF;
  ELSIF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'an account changes by movements alone' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER account_guarded BEFORE INSERT OR UPDATE ON account FOR EACH ROW EXECUTE FUNCTION guard_account();

CREATE FUNCTION guard_fuel_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state <> OLD.state AND OLD.state IN ('expired', 'deactivated') THEN
    RAISE EXCEPTION 'a code that is % stays so', OLD.state USING ERRCODE = 'restrict_violation';
  END IF;
  IF (NEW.id, NEW.fleet_id, NEW.code, NEW.product, NEW.volume) IS DISTINCT FROM (OLD.id, OLD.fleet_id, OLD.code, OLD.product, OLD.volume) THEN
    RAISE EXCEPTION 'what a code is worth does not change' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER fuel_code_guarded BEFORE UPDATE ON fuel_code FOR EACH ROW EXECUTE FUNCTION guard_fuel_code();

CREATE FUNCTION guard_redemption() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'voided' OR NEW.status <> 'voided' THEN
    RAISE EXCEPTION 'a redemption changes once, by being voided' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER redemption_guarded BEFORE UPDATE ON redemption FOR EACH ROW EXECUTE FUNCTION guard_redemption();
CREATE TRIGGER redemption_kept BEFORE DELETE OR TRUNCATE ON redemption EXECUTE FUNCTION refuse_change();

-- Every row is a broken promise. Empty, always.
CREATE VIEW ledger_violation (rule, subject, detail) AS
  SELECT 'balance equals the sum of movements', account.id, format('%s <> %s', balance, coalesce(sum(movement.amount), 0))
  FROM account LEFT JOIN movement ON movement.account_id = account.id
  GROUP BY account.id HAVING balance <> coalesce(sum(movement.amount), 0)
UNION ALL
  SELECT 'all accounts of a unit add up to zero', unit, sum(balance)::text
  FROM account GROUP BY unit HAVING sum(balance) <> 0
UNION ALL
  SELECT 'no balance below zero', id, balance::text FROM account WHERE balance < 0 AND kind <> 'outside'
UNION ALL
  SELECT 'movements of a posting add up to zero', posting_id, unit
  FROM movement GROUP BY posting_id, unit HAVING sum(amount) <> 0 OR count(*) < 2
UNION ALL
  SELECT 'a buy moves its price and its fuel, each with two legs', buy_fuel.id, count(movement.id)::text
  FROM buy_fuel
  LEFT JOIN posting ON posting.kind = 'buy' AND posting.reference = buy_fuel.id
  LEFT JOIN movement ON movement.posting_id = posting.id
  GROUP BY buy_fuel.id
  HAVING count(movement.id) <> 4
    OR coalesce(sum(movement.amount) FILTER (WHERE unit = 'centavo' AND movement.amount > 0), 0) <> buy_fuel.total
    OR coalesce(sum(movement.amount) FILTER (WHERE unit = buy_fuel.product AND movement.amount > 0), 0) <> buy_fuel.volume
UNION ALL
  SELECT 'fuel and reservations equal bought less redeemed', held.fleet_id || ' ' || held.unit, held.balance::text
  FROM (
    SELECT fleet_id, unit, sum(balance) AS balance FROM account WHERE kind IN ('fuel', 'reservation') GROUP BY fleet_id, unit
  ) AS held
  LEFT JOIN (SELECT fleet_id, product, sum(volume) AS volume FROM buy_fuel GROUP BY fleet_id, product) AS bought
    ON bought.fleet_id = held.fleet_id AND bought.product = held.unit
  LEFT JOIN (
    SELECT fleet_id, product, sum(volume) AS volume FROM redemption WHERE status = 'success' GROUP BY fleet_id, product
  ) AS used ON used.fleet_id = held.fleet_id AND used.product = held.unit
  WHERE held.balance <> coalesce(bought.volume, 0) - coalesce(used.volume, 0)
UNION ALL
  SELECT 'a code reserves what is left on it', fuel_code.id, coalesce(account.balance, 0)::text
  FROM fuel_code LEFT JOIN account ON account.kind = 'reservation' AND account.holder = fuel_code.id
  WHERE coalesce(account.balance, 0) <> CASE WHEN state = 'open' THEN volume - redeemed ELSE 0 END
UNION ALL
  SELECT 'a redemption moves its fuel once', redemption.id, count(posting.id)::text
  FROM redemption LEFT JOIN posting ON posting.kind IN ('redeem', 'void') AND posting.reference = redemption.id
  GROUP BY redemption.id
  HAVING count(posting.id) <> CASE WHEN redemption.status = 'voided' THEN 2 ELSE 1 END
UNION ALL
  SELECT 'a one-time code is redeemed once', fuel_code_id, count(*)::text
  FROM redemption JOIN fuel_code ON fuel_code.id = redemption.fuel_code_id
  WHERE fuel_code.max_usage = 1 AND redemption.status = 'success'
    AND redemption.redeemed_at >= fuel_code.start_date::timestamp AT TIME ZONE 'Asia/Manila'
  GROUP BY fuel_code_id HAVING count(*) > 1
UNION ALL
  -- What is voided comes back on top of what was bought within the limit.
  SELECT 'a fleet holds no more than its limit', fleet.id, held.balance::text
  FROM fleet
  JOIN (
    SELECT fleet_id, sum(balance) AS balance FROM account WHERE kind IN ('fuel', 'reservation') GROUP BY fleet_id
  ) AS held ON held.fleet_id = fleet.id
  LEFT JOIN (
    SELECT fleet_id, sum(volume) AS volume FROM redemption WHERE status = 'voided' GROUP BY fleet_id
  ) AS voided ON voided.fleet_id = fleet.id
  WHERE held.balance > fleet.inventory_limit + coalesce(voided.volume, 0);
