import { sql } from 'drizzle-orm'
import { rows, type Db, type Tx } from './connect.ts'
import { shareDatabaseLock } from './withDatabaseLock.ts'

/** Movements that one step adds to the checkpoints. */
const movementsPerStep = 10_000
/** Accounts whose balance is compared in each check, besides those that have changed. */
const accountsPerCheck = 2_000

/** Rules of the view that read whole tables for a single subject. Only the check of the whole ledger reads them. */
const wholeRules = [
  'balance equals the sum of movements',
  'all accounts of a unit add up to zero',
  'fuel and reservations equal bought less redeemed',
  'a fleet holds no more than its limit',
  'the sums of a day are those of its redemptions',
  'the sums of a day are those of its card payments',
]

const arrayText = (texts: readonly string[]) => `{${texts.map((text) => JSON.stringify(text)).join(',')}}`

interface Progress {
  movementId: string
  accountId: string
}

/** Locks the progress, so that one process checks at a time, and moves the limit of final movements forward. */
async function lockProgress(tx: Tx): Promise<Progress & { finalId: string; isBroken: boolean }> {
  const [found] = await rows<Progress & { finalId: string; isBroken: boolean; isFinal: boolean }>(
    tx,
    sql`select movement_id::text as "movementId", seen_movement_id::text as "finalId", account_id as "accountId", is_broken as "isBroken",
        coalesce(pg_snapshot_xmin(pg_current_snapshot()) >= seen_transaction, false) as "isFinal"
      from ledger_progress for update`,
  )
  if (!found) throw new Error('The progress of the ledger check is missing.')
  const { isFinal, ...progress } = found
  return { ...progress, finalId: isFinal ? progress.finalId : progress.movementId }
}

/** Remembers the newest movement. It is final once every transaction that runs now has ended. */
const rememberNewest = (tx: Tx) =>
  tx.execute(sql`update ledger_progress set seen_movement_id = greatest(seen_movement_id, (select coalesce(max(id), 0) from movement)),
    seen_transaction = pg_snapshot_xmax(pg_current_snapshot())`)

/** Adds the next movements to the checkpoints, and checks what they belong to. Resolves to the broken rules and whether more follow. */
async function addMovements(tx: Tx, { movementId, finalId }: { movementId: string; finalId: string }) {
  const [last] = await rows<{ id: string | null }>(
    tx,
    sql`select max(id)::text as id from (
      select id from movement where id > ${movementId}::bigint and id <= ${finalId}::bigint order by id limit ${movementsPerStep}
    ) as next`,
  )
  if (!last?.id) return { broken: [], lastId: movementId, isMore: false }
  const next = sql`movement.id > ${movementId}::bigint and movement.id <= ${last.id}::bigint`
  await tx.execute(sql`insert into ledger_checkpoint as kept (account_id, amount, is_new)
    select account_id, sum(amount), true from movement where ${next} group by account_id order by account_id
    on conflict (account_id) do update set amount = kept.amount + excluded.amount, is_new = true`)
  // As a constant, the list of subjects lets the planner use the indexes of its tables.
  const subjects = await rows<{ id: string }>(
    tx,
    sql`select posting_id as id from movement where ${next}
      union select reference from posting where id in (select posting_id from movement where ${next})`,
  )
  const broken = await rows<{ rule: string }>(
    tx,
    sql`select rule from ledger_violation where rule <> all (${arrayText(wholeRules)}::text[])
      and subject = any (${arrayText(subjects.map(({ id }) => id))}::text[])`,
  )
  await tx.execute(sql`update ledger_progress set movement_id = ${last.id}::bigint`)
  return { broken, lastId: last.id, isMore: BigInt(last.id) < BigInt(finalId) }
}

/** Compares balances with the checkpoints and the movements after them: of changed accounts, and of the next accounts in turn. */
async function compareBalances(tx: Tx, { accountId, movementId }: Progress) {
  const broken = await rows<{ rule: string }>(
    tx,
    sql`select 'balance equals the sum of movements' as rule from (
        select id, balance from account where id in (select account_id from ledger_checkpoint where is_new)
        union
        (select id, balance from account where id > ${accountId} order by id limit ${accountsPerCheck})
      ) as checked
      where balance <> coalesce((select amount from ledger_checkpoint where account_id = checked.id), 0)
        + coalesce((select sum(amount) from movement where account_id = checked.id and movement.id > ${movementId}::bigint), 0)`,
  )
  await tx.execute(sql`update ledger_checkpoint set is_new = false where is_new`)
  await tx.execute(sql`update ledger_progress set account_id = coalesce((
      select max(id) from (select id from account where id > ${accountId} order by id limit ${accountsPerCheck}) as next
      having count(*) = ${accountsPerCheck}
    ), '')`)
  return broken
}

/** Whether the whole ledger contradicts a rule. It reads every movement, so it has no timeout. */
export async function findViolations(db: Db): Promise<{ rule: string; subject: string; detail: string }[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await shareDatabaseLock(tx)
    return rows(tx, sql`select rule, subject, detail from ledger_violation`)
  })
}

const storeResult = (db: Db, isBroken: boolean) =>
  db.execute(sql`update ledger_progress set is_broken = ${isBroken}`)

/**
 * Verifies what was added to the ledger since the last check, of whichever process, and the balances of some accounts in turn. Its time
 * does not grow with the ledger. After a violation it verifies the whole ledger until there is none. Resolves to whether one was found.
 */
export async function verifyNewMovements(db: Db): Promise<boolean> {
  let isBroken = false
  for (let isMore = true; isMore;) {
    const step = await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      await shareDatabaseLock(tx)
      const progress = await lockProgress(tx)
      const added = await addMovements(tx, progress)
      if (added.broken.length > 0) await storeResult(tx, true)
      if (added.isMore) return { ...added, isBroken: progress.isBroken }
      const unequal = await compareBalances(tx, { ...progress, movementId: added.lastId })
      await rememberNewest(tx)
      if (unequal.length > 0) await storeResult(tx, true)
      return { isMore: false, broken: [...added.broken, ...unequal], isBroken: progress.isBroken }
    })
    isBroken ||= step.isBroken || step.broken.length > 0
    isMore = step.isMore
  }
  if (isBroken) {
    isBroken = (await findViolations(db)).length > 0
    await storeResult(db, isBroken)
  }
  return isBroken
}
