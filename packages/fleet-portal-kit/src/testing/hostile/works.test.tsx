import { beforeAll, expect, test } from 'vitest'
import { faultKinds } from './faults.ts'
import { fullFleets } from './fleets.ts'
import { lineToSandbox } from './openScreen.tsx'
import { allScreens, loadAllParts } from './screens.tsx'
import { scopes, workOn, type JudgedWork } from './workCells.tsx'
import { works } from './works.ts'

const only = process.env['HOSTILE_ONLY']
const kinds = faultKinds.filter((kind) => new RegExp(process.env['HOSTILE_KINDS'] ?? '').test(kind))
beforeAll(loadAllParts, 600_000)

test('works', { timeout: 36_000_000 }, async () => {
  const screens = await allScreens()
  const fleets = { hedging: await fullFleets.hedging(), wallet: await fullFleets.wallet() }
  const line = await lineToSandbox()
  const all: JudgedWork[] = []
  for (const work of works.filter(({ endpoint }) => !only || new RegExp(only).test(endpoint))) {
    const started = performance.now()
    const screen = screens.find(({ name }) => name === work.screen)
    if (!screen) throw new Error(work.screen)
    const cells = await workOn(line, work, screen, fleets[screen.fleet ?? 'hedging'])
    try {
      const done = await cells.doneTexts()
      process.stdout.write(`${work.endpoint}: ${[...done].join(' | ').slice(0, 200)}\n`)
      if (process.env['HOSTILE_DRY']) continue
      for (const kind of kinds) {
        for (const scope of scopes) {
          const one = await cells.judge(kind, scope, done)
          all.push(one)
          for (const { verdict, detail } of one.findings) {
            process.stdout.write(`${verdict}\t${one.endpoint}\t${scope}\t${kind}\t${detail}\n`)
          }
        }
      }
      process.stdout.write(`${work.endpoint}: ${Math.round(performance.now() - started)} ms\n`)
    } catch (error) {
      process.stdout.write(`BROKEN ${work.endpoint} ${String(error).slice(0, 1500)}\n`)
    }
  }
  process.stdout.write(`CELLS ${all.length}\n`)
  expect(1).toBe(1)
})
