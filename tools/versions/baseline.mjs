/* The other version of the check: packs, sandbox and OpenAPI document of the last release, or of a commit before the first. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../run.mjs'

/** Compared with until there is a release: the first commit with the present names of both packages. */
const firstCommit = '2c3b6b69'

const must = async (
  /** @type {string[]} */ command,
  /** @type {Parameters<typeof run>[1]} */ options = {},
) => {
  const { code, output } = await run(command, options)
  if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${output}`)
  return output.trim()
}

/** The newest tag of a release. Changesets names it `fleet-portal-kit@1.2.3`. */
async function lastRelease() {
  const tags = await must(['git', 'tag', '--list', 'fleet-portal-kit@*', '--sort=-v:refname'])
  return tags.split('\n')[0] || undefined
}

/** @typedef {{ name: string, root: string, packs: string }} Version a source folder, and the folder of its packs */

/** Builds and packs both packages of a source folder. @param {string} source @param {string} packs */
export async function packVersion(source, packs) {
  rmSync(packs, { recursive: true, force: true })
  mkdirSync(packs, { recursive: true })
  const pnpm = join(root, 'node_modules/.bin/pnpm')
  for (const folder of ['packages/api-client', 'packages/fleet-portal-kit']) {
    await must([pnpm, '--dir', folder, 'build'], { cwd: source })
    await must([pnpm, '--dir', folder, 'pack', '--pack-destination', packs], { cwd: source })
  }
}

/**
 * The earlier version, built once and kept in `.cache/versions`.
 *
 * @param {string | undefined} asked a tag or commit; by default the last release, or the first commit
 * @returns {Promise<Version>}
 */
export async function earlierVersion(asked) {
  const name = asked ?? (await lastRelease()) ?? firstCommit
  const commit = await must(['git', 'rev-parse', '--verify', `${name}^{commit}`])
  const folder = join(root, '.cache', 'versions', commit.slice(0, 12))
  const source = join(folder, 'source')
  const packs = join(folder, 'packs')
  if (!existsSync(packs)) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(source, { recursive: true })
    const archive = join(folder, 'source.tar')
    await must(['git', 'archive', '--output', archive, commit])
    await must(['tar', '-xf', archive, '-C', source])
    rmSync(archive)
    const pnpm = join(root, 'node_modules/.bin/pnpm')
    await must([pnpm, 'install', '--frozen-lockfile', '--prefer-offline'], { cwd: source })
    await packVersion(source, `${packs}.part`)
    renameSync(`${packs}.part`, packs)
  }
  return { name, root: source, packs }
}
