-- What was already verified of the ledger, so that a regular check reads only what was added since.

CREATE TABLE "ledger_checkpoint" (
	"account_id" text PRIMARY KEY NOT NULL REFERENCES "account" ("id"),
	-- The sum of the account's movements up to the last verified one.
	"amount" bigint NOT NULL,
	-- The sum changed since the balance was compared with it.
	"is_new" boolean NOT NULL
);
CREATE INDEX ledger_checkpoint_new ON ledger_checkpoint (account_id) WHERE is_new;

CREATE TABLE "ledger_progress" (
	"only" boolean PRIMARY KEY DEFAULT true CHECK ("only"),
	-- The last movement in the checkpoints. No transaction can add one before it.
	"movement_id" bigint DEFAULT 0 NOT NULL,
	-- The newest movement that an earlier check saw. It is final when all transactions that ran then have ended: those before this one.
	"seen_movement_id" bigint DEFAULT 0 NOT NULL,
	"seen_transaction" xid8,
	-- The last account whose balance was compared.
	"account_id" text DEFAULT '' NOT NULL,
	"is_broken" boolean DEFAULT false NOT NULL
);
INSERT INTO ledger_progress DEFAULT VALUES;

DROP INDEX movement_account;
CREATE INDEX movement_account ON movement (account_id, id);

