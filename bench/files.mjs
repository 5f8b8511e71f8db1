/* Prints the file lengths of every package: the median, and the 90th percentile. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../tools/run.mjs'
import { median, printTable, quantile } from './print.mjs'

const isTest = (file) => /\.(test|stories)\.tsx?$/.test(file)

const rows = ['packages/api-client', 'packages/fleet-portal-kit', 'apps/host', 'apps/sandbox'].map(
  (folder) => {
    const files = globSync('src/**/*.{ts,tsx}', { cwd: join(root, folder) }).filter((file) => !isTest(file))
    const lengths = files.map(
      (file) =>
        readFileSync(join(root, folder, file), 'utf8')
          .trimEnd()
          .split('\n').length,
    )
    const longest = files[lengths.indexOf(Math.max(...lengths))]
    return [
      folder,
      files.length,
      median(lengths),
      Math.round(quantile(lengths, 0.9)),
      `${Math.max(...lengths)} ${longest}`,
    ]
  },
)
printTable(['lines per file (goal: median 70, p90 180)', 'files', 'median', 'p90', 'longest'], rows)
