/* A client of the load: it calls one process after the other, and keeps a journal of the writes that were acknowledged. */
import { setTimeout as sleep } from 'node:timers/promises'
import { contract } from '../../packages/api-client/src/contract/index.ts'
import { callerWith } from '../../apps/sandbox/src/testing/callerOf.ts'

/** Milliseconds until a call is made again, on the next process. */
const pause = 200
/** Milliseconds until a call without an answer counts as lost. */
const patience = 60_000

const endpointOf = (name) => contract.get(name)

/** Counts of the answers of all clients: a line for each call. */
export function createStatistics() {
  const calls = new Map()
  let lostAnswers = 0
  return {
    count(name, status, milliseconds) {
      const call = calls.get(name) ?? { times: [], statuses: {} }
      calls.set(name, call)
      call.times.push(milliseconds)
      call.statuses[status] = (call.statuses[status] ?? 0) + 1
    },
    countLost: () => (lostAnswers += 1),
    calls,
    lostAnswers: () => lostAnswers,
  }
}

/**
 * @param {{ urls: string[], first: number, statistics: ReturnType<typeof createStatistics> }} options `urls` are the
 *   processes, `first` is the one that gets the first call
 */
export function createClient({ urls, first, statistics }) {
  let next = first
  let token
  const nextUrl = () => urls[next++ % urls.length]
  /** The acknowledged writes, and the keys of writes that the server has declared void. */
  const journal = { acknowledged: [], voidKeys: [], unknownPumps: 0 }

  /** One request to the next process. Undefined if no answer arrived, or if no process listens. */
  async function attempt(name, send) {
    const started = performance.now()
    try {
      const answer = await send(nextUrl())
      statistics.count(name, answer.status, performance.now() - started)
      return answer
    } catch {
      statistics.countLost()
      await sleep(pause)
      return undefined
    }
  }

  const sendCall = (endpoint, wire, extra) => (url) =>
    callerWith(
      {
        fetch: (request) =>
          fetch(new Request(request.url.replace('http://sandbox.test', url), request), {
            signal: AbortSignal.timeout(patience),
          }),
      },
      token,
    )(endpoint, wire, extra)

  /** Reads until there is an answer. */
  async function read(name, wire) {
    for (;;) {
      const answer = await attempt(name, sendCall(endpointOf(name), wire, {}))
      if (answer) return answer
    }
  }

  /** The outcome of a call whose answer was lost: its answer, or undefined if it had no effect and never will. */
  async function outcomeOf(key) {
    for (;;) {
      const { status, body } = await read('resolveIdempotencyKey', { key })
      if (status !== 200) throw new Error(`No outcome of ${key}: ${status} ${JSON.stringify(body)}`)
      if (body.state === 'done') return { status: body.status, body: body.body }
      if (body.state === 'void') return undefined
      await sleep(pause)
    }
  }

  /** Writes once. After a lost answer it looks up the outcome by the key of the call, as the portal does. */
  async function write(name, wire) {
    const key = crypto.randomUUID()
    const sent = await attempt(name, sendCall(endpointOf(name), wire, { key }))
    const answer = sent && sent.status < 500 ? sent : await outcomeOf(key)
    if (!answer) journal.voidKeys.push({ name, key })
    else if (answer.status === 200) journal.acknowledged.push({ name, key, body: answer.body })
    return answer
  }

  /** A call of a simulator, such as the pump. It has no key, so the outcome of a lost answer stays unknown. */
  async function simulate(name, path, body) {
    const answer = await attempt(name, async (url) => {
      const response = await fetch(new URL(path, url), {
        method: 'POST',
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(patience),
      })
      return { status: response.status, body: await response.json() }
    })
    if (answer?.status === 200) journal.acknowledged.push({ name, body: answer.body })
    if (!answer || answer.status >= 500) journal.unknownPumps += 1
    return answer
  }

  async function signIn(email, password) {
    const { status, body } = await read('login', { email, password, portalType: 'fleet' })
    if (status !== 200) throw new Error(`${email} cannot sign in: ${status} ${JSON.stringify(body)}`)
    token = body.AccessToken
  }

  return { read, write, simulate, signIn, journal, token: () => token }
}
