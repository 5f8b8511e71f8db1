import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockFolder } from './lockFolder.ts'

const rounds = 60
const contenders = 6
const gone = 999_999_999

let folder: string
let processes: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-locks-'))
  const program = fileURLToPath(new URL('../testing/lockContender.ts', import.meta.url))
  const execArgv = ['--conditions=fleet-source', '--disable-warning=ExperimentalWarning']
  processes = Array.from({ length: contenders }, () => fork(program, { execArgv }))
  await Promise.all(processes.map((one) => once(one, 'message')))
}, 120_000)
afterAll(async () => {
  const ends = processes.map((one) => once(one, 'exit'))
  for (const one of processes) one.kill()
  await Promise.all(ends)
  await rm(folder, { recursive: true })
})

let made = 0
async function newFolder(locks: Record<string, string> = {}) {
  const path = join(folder, String((made += 1)))
  await mkdir(path)
  for (const [name, text] of Object.entries(locks)) await writeFile(join(path, name), text)
  return path
}

/** All processes reach for a folder at once: what each of them got. */
const reach = (path: string) =>
  Promise.all(
    processes.map(async (one) => {
      const answer = once(one, 'message')
      one.send(path)
      return String((await answer)[0])
    }),
  )

describe('processes that reach for one folder at once', () => {
  it.each<[string, Record<string, string>]>([
    ['that is new', {}],
    ['whose owner is gone', { 'owner.4.pid': String(gone) }],
    // Only there is it known when a process started.
    ...(process.platform === 'linux'
      ? [
          [
            'whose owner was another process of a number that runs now',
            { 'owner.4.pid': `${process.pid} 1` },
          ] as [string, Record<string, string>],
        ]
      : []),
    ['whose owner let it go', { 'owner.4.pid': '' }],
    ['whose owner of an earlier version is gone', { 'owner.pid': String(gone) }],
    [
      'with locks of many owners that are gone',
      { 'owner.pid': '', 'owner.9.pid': '', 'owner.10.pid': String(gone) },
    ],
  ])('are one owner and refusals, for a folder %s', { timeout: 120_000 }, async (_, locks) => {
    for (let round = 0; round < rounds; round++) {
      const path = await newFolder(locks)
      const answers = await reach(path)
      const refused = answers.filter((answer) => answer !== 'owner')
      expect(refused).toHaveLength(contenders - 1)
      for (const answer of refused) expect(answer).toContain('is in use by process')
      expect(await reach(path)).not.toContain('owner')
      expect(await readdir(path)).toHaveLength(1)
    }
  })

  it('get nothing of a folder whose owner runs', async () => {
    const path = await newFolder()
    const release = await lockFolder(path)
    expect(await reach(path)).not.toContain('owner')
    await expect(lockFolder(path)).rejects.toThrow(`in use by process ${process.pid}`)
    await release()
    expect((await reach(path)).filter((answer) => answer === 'owner')).toHaveLength(1)
  })
})
