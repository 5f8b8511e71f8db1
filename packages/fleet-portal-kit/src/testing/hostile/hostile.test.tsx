import { beforeAll, expect, test } from 'vitest'
import { screenOn, type Judged } from './cells.tsx'
import { faultKinds } from './faults.ts'
import { verdicts } from './judge.ts'
import { fullFleets } from './fleets.ts'
import { lineToSandbox } from './openScreen.tsx'
import { allScreens, loadAllParts } from './screens.tsx'

const only = process.env['HOSTILE_ONLY']
const kinds = faultKinds.filter((kind) => new RegExp(process.env['HOSTILE_KINDS'] ?? '').test(kind))
const screens = (await allScreens()).filter(({ name }) => !only || new RegExp(only).test(name))
beforeAll(loadAllParts, 600_000)

test('reads', { timeout: 36_000_000 }, async () => {
  const fleets = { hedging: await fullFleets.hedging(), wallet: await fullFleets.wallet() }
  const line = await lineToSandbox()
  const all: Judged[] = []
  for (const screen of screens) {
    const started = performance.now()
    const cells = await screenOn(line, screen, fleets[screen.fleet ?? 'hedging'])
    let count = 0
    const places = [await cells.start(), ...(process.env['HOSTILE_PRESSES'] ? await cells.presses() : [])]
    process.stdout.write(`${screen.name}: ${places.length} places, ${Math.round(performance.now() - started)} ms\n`)
    for (const place of places) {
      for (const [endpoint, says] of place.endpoints) {
        for (const kind of kinds.filter(says)) {
          const one = await cells.judge(place, endpoint, kind)
          all.push(one)
          for (const { verdict, detail } of one.findings) {
            process.stdout.write(`${verdict}\t${one.place}\t${endpoint}\t${kind}\t${detail}\n`)
          }
          count += 1
        }
      }
    }
    process.stdout.write(`${screen.name}: ${count} cells, ${Math.round(performance.now() - started)} ms\n`)
  }
  const count = (wanted: string) => all.filter(({ findings }) => findings.some(({ verdict }) => verdict === wanted)).length
  process.stdout.write(
    `CELLS ${all.length} ${verdicts.map((v) => `${v} ${count(v)}`).join(', ')} ended ${all.filter(({isOver}) => isOver).length}\n`,
  )
  expect(1).toBe(1)
})
