-- The movements of a posting are found by the posting. By the account, each cash-in would read all movements of its wallet.

CREATE OR REPLACE VIEW cashin_violation (rule, subject, detail) AS
  SELECT rule, subject, detail FROM fuel_violation
UNION ALL
  SELECT 'a cash-in is credited once where it succeeded, and not otherwise', cashin.id,
    coalesce(sum(credit.amount), 0)::text
  FROM cashin
  LEFT JOIN posting ON posting.kind = 'cash-in' AND posting.reference = cashin.id AND posting.fleet_id = cashin.fleet_id
  LEFT JOIN (movement AS credit JOIN account ON account.id = credit.account_id AND account.kind = 'wallet')
    ON credit.posting_id = posting.id AND account.fleet_id = cashin.fleet_id
  GROUP BY cashin.id
  HAVING coalesce(sum(credit.amount), 0) <> CASE WHEN cashin.status = 'success' THEN cashin.amount ELSE 0 END
UNION ALL
  SELECT 'what is credited is a cash-in', posting.reference, posting.id
  FROM posting LEFT JOIN cashin ON cashin.id = posting.reference
  WHERE posting.kind = 'cash-in' AND cashin.id IS NULL
UNION ALL
  SELECT 'points are taken while they are on their way into the wallet, and given back otherwise', cashin.id,
    coalesce(sum(debit.amount), 0)::text
  FROM cashin
  LEFT JOIN posting ON posting.kind = 'points' AND posting.reference = cashin.id
  LEFT JOIN (movement AS debit JOIN account ON account.id = debit.account_id AND account.kind = 'points')
    ON debit.posting_id = posting.id AND account.fleet_id = cashin.fleet_id
  WHERE cashin.channel = 'vip-locqpay'
  GROUP BY cashin.id
  HAVING coalesce(sum(debit.amount), 0) * 100
    <> CASE WHEN cashin.status IN ('pending', 'success') THEN -cashin.amount ELSE 0 END;

CREATE OR REPLACE VIEW payment_violation (rule, subject, detail) AS
  SELECT rule, subject, detail FROM cashin_violation
UNION ALL
  SELECT 'a card payment is taken from the wallet once, and given back once where it was voided', card_payment.id,
    format('%s in %s', coalesce(sum(debit.amount), 0), count(DISTINCT posting.id))
  FROM card_payment
  LEFT JOIN posting ON posting.kind IN ('pay', 'void') AND posting.reference = card_payment.id
    AND posting.fleet_id = card_payment.fleet_id
  LEFT JOIN (movement AS debit JOIN account ON account.id = debit.account_id AND account.kind = 'wallet')
    ON debit.posting_id = posting.id AND account.fleet_id = card_payment.fleet_id
  GROUP BY card_payment.id
  HAVING coalesce(sum(debit.amount), 0) <> CASE WHEN card_payment.status = 'success' THEN -card_payment.final_amount ELSE 0 END
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
