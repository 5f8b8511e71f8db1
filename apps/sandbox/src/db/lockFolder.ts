import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Takes a folder for this process; two processes on one data folder lose each other's writes without an error. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'owner.pid')
  for (;;) {
    try {
      const handle = await open(file, 'wx')
      await handle.writeFile(String(process.pid))
      await handle.close()
      return () => rm(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const owner = Number(await readFile(file, 'utf8').catch(() => ''))
    if (owner > 0 && owner !== process.pid && isRunning(owner)) {
      throw new Error(
        `${folder} is in use by process ${owner}. Stop it, or name another folder with DATA_DIR.`,
      )
    }
    await rm(file, { force: true })
  }
}
