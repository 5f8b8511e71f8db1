/* Kills the process in the middle of a report, and waits until it is finished and announced. */
import { setTimeout as sleep } from 'node:timers/promises'
import { openPage } from '../../../apps/sandbox/src/testing/openPage.ts'
import { callerAt, signInAt, violationsOf } from './caller.mjs'

/** The demo fleet with 3,000 redemptions: a report of three parts. */
const fleetId = 'flt_sampaguita'
const email = 'mila.garcia@fleet.test'
/** Milliseconds between two parts, so that each progress can be seen. */
const pause = '700'
/** Percent of progress at which the process is killed, in turn. */
const moments = [0, 30, 60]
/** Milliseconds until a report must be finished. */
const limit = 90_000

/**
 * @param {import('./engine.mjs').Engine} engine
 * @param {number} times
 * @returns {Promise<import('./engine.mjs').Result[]>}
 */
export async function killReports(engine, times) {
  const start = () => engine.start({ REPORT_PAUSE: pause })
  let sandbox = await start()
  const token = await signInAt(sandbox, email)
  const { body: user } = await callerAt(sandbox, token)('getCurrentUser', {})
  const reportOf = async (id) => {
    const { body } = await callerAt(sandbox, token)('listReports', {
      fleetId,
      userId: user.userId,
      perPage: 100,
    })
    return body.reports.find((one) => one.reportId === id)
  }
  const failures = []
  let kills = 0
  let announced = 0
  let wholeFile
  for (let n = 0; n < times; n++) {
    const fail = (text) => void failures.push(`report ${n}: ${text}`)
    const request = { fleetId, platformType: 'plb', reportType: 'redemption' }
    const { body } = await callerAt(sandbox, token)('createReport', request, `report-${n}`)
    const id = body.reportId
    const at = moments[n % moments.length]
    let seen = await reportOf(id)
    for (
      const end = Date.now() + limit;
      seen.status === 'in progress' && seen.progress < at && Date.now() < end;
    ) {
      await sleep(50)
      seen = await reportOf(id)
    }
    if (seen.status !== 'in progress') fail(`was ${seen.status} before the kill`)
    await sandbox.kill()
    kills += 1

    sandbox = await start()
    const page = await openPage(sandbox, token)
    const wasDone = (await reportOf(id)).status === 'success'
    for (
      const end = Date.now() + limit;
      (seen = await reportOf(id)).status === 'in progress' && Date.now() < end;
    )
      await sleep(100)
    if (seen.status !== 'success') fail(`is ${seen.status}`)
    else {
      const { pathname, search } = new URL(seen.fileUrl)
      const file = await (await fetch(new URL(pathname + search, sandbox.url))).text()
      wholeFile ??= file
      if (file !== wholeFile) fail('its file differs from the first one')
      await sleep(300)
      const told = page.received.filter(({ type, reportId }) => type === 'report' && reportId === id)
      if (told.length === 1) announced += 1
      else if (told.length > 1 || !wasDone) fail(`announced ${told.length} times`)
    }
    page.socket.disconnect()
    const violations = await violationsOf(sandbox)
    if (violations.length > 0) fail(JSON.stringify(violations))
  }
  await sandbox.stop()
  const rows = wholeFile?.trim().split('\n').length
  return [
    {
      moment: 'report, in the middle',
      kills,
      failures,
      note: `${announced} announced to an open page, ${rows} lines`,
    },
  ]
}
