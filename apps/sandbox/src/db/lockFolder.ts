import { link, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code

/** The start time of a process, to detect a reused process id. Empty outside Linux. */
async function startTimeOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The process name before it is in parentheses and may contain spaces.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

/** The running process that a lock names by id and start time. Undefined for a released lock or a stopped process. */
async function runningOwner(text: string): Promise<number | undefined> {
  const [id = '', startTime] = text.trim().split(' ')
  const pid = Number(id)
  if (!(pid > 0) || !isRunning(pid)) return undefined
  return startTime && startTime !== (await startTimeOf(pid)) ? undefined : pid
}

const lockName = /^owner(?:\.(\d+))?\.pid$/

/** The lock files of a folder, highest generation last. */
async function locksIn(folder: string) {
  return (await readdir(folder))
    .flatMap((name) => {
      const match = lockName.exec(name)
      return match ? [{ generation: Number(match[1] ?? 0), file: join(folder, name) }] : []
    })
    .toSorted((a, b) => a.generation - b.generation)
}

/**
 * Locks a folder for this process. Without the lock, two processes on one data folder would silently overwrite each other.
 *
 * Each owner creates a lock file with the next generation; the highest generation is valid. `link` succeeds for only one
 * process, and the highest generation is never deleted. So a process that wrongly saw an older lock as stale finds a
 * higher generation and starts over. A released lock stays as an empty file.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const temporary = join(folder, `${process.pid}-${crypto.randomUUID()}.tmp`)
  await writeFile(temporary, `${process.pid} ${await startTimeOf(process.pid)}`)
  try {
    for (;;) {
      const last = (await locksIn(folder)).at(-1)
      const owner = last && (await runningOwner(await readFile(last.file, 'utf8').catch(() => '')))
      if (owner) {
        throw new Error(
          `${folder} is in use by process ${owner}. Stop it, or name another folder with DATA_DIR.`,
        )
      }
      const generation = (last?.generation ?? 0) + 1
      const file = join(folder, `owner.${generation}.pid`)
      try {
        await link(temporary, file)
      } catch (error) {
        if (isCode(error, 'EEXIST')) continue
        throw error
      }
      const locks = await locksIn(folder)
      if (locks.some((lock) => lock.generation > generation)) {
        await rm(file, { force: true })
        continue
      }
      for (const lock of locks) if (lock.generation < generation) await rm(lock.file, { force: true })
      // The folder may have been deleted: then there is no lock to release.
      return () => writeFile(file, '').catch(() => undefined)
    }
  } finally {
    await rm(temporary, { force: true })
  }
}
