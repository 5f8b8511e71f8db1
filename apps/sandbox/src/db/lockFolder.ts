import { link, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code

/** When a process started, so that another one with its number is not taken for it. Unknown outside Linux. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name before it is in parentheses and may hold anything.
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

/** The process in the text of a lock, if it still runs: its number, and when it started. Empty once released. */
async function ownerIn(text: string): Promise<number | undefined> {
  const [number = '', started] = text.trim().split(' ')
  const pid = Number(number)
  if (!(pid > 0) || !isRunning(pid)) return undefined
  return started && started !== (await startOf(pid)) ? undefined : pid
}

const lockName = /^owner(?:\.(\d+))?\.pid$/

/** The locks of a folder, the highest generation last. */
async function locksIn(folder: string) {
  return (await readdir(folder))
    .flatMap((name) => {
      const match = lockName.exec(name)
      return match ? [{ generation: Number(match[1] ?? 0), file: join(folder, name) }] : []
    })
    .toSorted((a, b) => a.generation - b.generation)
}

/**
 * Takes a folder for this process; two processes on one data folder lose each other's writes without an error.
 *
 * Each owner has a lock file of its own generation, and the highest counts. A generation is made by `link`, which only
 * one process can do, and the highest is never deleted: whoever judged an older one stale and comes late finds a
 * higher one, and gives way. A released lock stays as an empty file.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const own = join(folder, `${process.pid}-${crypto.randomUUID()}.tmp`)
  await writeFile(own, `${process.pid} ${await startOf(process.pid)}`)
  try {
    for (;;) {
      const last = (await locksIn(folder)).at(-1)
      const owner = last && (await ownerIn(await readFile(last.file, 'utf8').catch(() => '')))
      if (owner) {
        throw new Error(
          `${folder} is in use by process ${owner}. Stop it, or name another folder with DATA_DIR.`,
        )
      }
      const generation = (last?.generation ?? 0) + 1
      const file = join(folder, `owner.${generation}.pid`)
      try {
        await link(own, file)
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
      // A folder that was deleted meanwhile has no lock to release.
      return () => writeFile(file, '').catch(() => undefined)
    }
  } finally {
    await rm(own, { force: true })
  }
}
