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
const unusedPid = 999_999_999

let folder: string
let processes: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-locks-'))
  const program = fileURLToPath(new URL('../testing/lockContender.ts', import.meta.url))
  const execArgv = ['--conditions=fleet-source', '--disable-warning=ExperimentalWarning']
  processes = Array.from({ length: contenders }, () => fork(program, { execArgv }))
  await Promise.all(processes.map((child) => once(child, 'message')))
}, 120_000)
afterAll(async () => {
  const exits = processes.map((child) => once(child, 'exit'))
  for (const child of processes) child.kill()
  await Promise.all(exits)
  await rm(folder, { recursive: true })
})

let folderCount = 0
async function newFolder(locks: Record<string, string> = {}) {
  const path = join(folder, String((folderCount += 1)))
  await mkdir(path)
  for (const [name, text] of Object.entries(locks)) await writeFile(join(path, name), text)
  return path
}

/** Locks the folder from all processes at once and returns the reply of each. */
const lockFromAllProcesses = (path: string) =>
  Promise.all(
    processes.map(async (child) => {
      const answer = once(child, 'message')
      child.send(path)
      return String((await answer)[0])
    }),
  )

describe('processes that lock one folder at once', () => {
  it.each<[string, Record<string, string>]>([
    ['that is new', {}],
    ['whose owner has exited', { 'owner.4.pid': String(unusedPid) }],
    // Only Linux reports the start time of a process.
    ...(process.platform === 'linux'
      ? [
          [
            'whose owner had a process id that another process uses now',
            { 'owner.4.pid': `${process.pid} 1` },
          ] as [string, Record<string, string>],
        ]
      : []),
    ['whose owner released it', { 'owner.4.pid': '' }],
    ['whose owner of an earlier version has exited', { 'owner.pid': String(unusedPid) }],
    [
      'with locks of several owners that have exited',
      { 'owner.pid': '', 'owner.9.pid': '', 'owner.10.pid': String(unusedPid) },
    ],
  ])('have exactly one owner, for a folder %s', { timeout: 120_000 }, async (_, locks) => {
    for (let round = 0; round < rounds; round++) {
      const path = await newFolder(locks)
      const answers = await lockFromAllProcesses(path)
      const refused = answers.filter((answer) => answer !== 'owner')
      expect(refused).toHaveLength(contenders - 1)
      for (const answer of refused) expect(answer).toContain('is in use by process')
      expect(await lockFromAllProcesses(path)).not.toContain('owner')
      expect(await readdir(path)).toHaveLength(1)
    }
  })

  it('cannot lock a folder while its owner runs', async () => {
    const path = await newFolder()
    const release = await lockFolder(path)
    expect(await lockFromAllProcesses(path)).not.toContain('owner')
    await expect(lockFolder(path)).rejects.toThrow(`in use by process ${process.pid}`)
    await release()
    expect((await lockFromAllProcesses(path)).filter((answer) => answer === 'owner')).toHaveLength(1)
  })
})
