-- Only hedging fleets hold litres. The policy of the contract refuses the calls; these guards refuse what gets past it.

CREATE OR REPLACE FUNCTION guard_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.balance <> 0 THEN
      RAISE EXCEPTION 'an account starts empty' USING ERRCODE = 'restrict_violation';
    END IF;
  ELSIF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'an account changes by movements alone' USING ERRCODE = 'restrict_violation';
  ELSIF NEW.kind IN ('fuel', 'reservation') AND NEW.balance > OLD.balance THEN
    -- The lock keeps the type as it is until the litres are committed.
    PERFORM 1 FROM fleet WHERE id = NEW.fleet_id AND plb_type = 'hedging' FOR SHARE;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'a wallet fleet holds no litres' USING ERRCODE = 'check_violation', CONSTRAINT = 'litres_of_hedging_fleets';
    END IF;
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION guard_fleet_type() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.plb_type <> 'hedging' AND EXISTS (
    SELECT 1 FROM account WHERE fleet_id = NEW.id AND kind IN ('fuel', 'reservation') AND balance > 0
  ) THEN
    RAISE EXCEPTION 'a fleet that holds litres stays a hedging fleet' USING ERRCODE = 'check_violation', CONSTRAINT = 'litres_of_hedging_fleets';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER fleet_type_guarded BEFORE UPDATE OF plb_type ON fleet FOR EACH ROW
  WHEN (NEW.plb_type <> OLD.plb_type) EXECUTE FUNCTION guard_fleet_type();
