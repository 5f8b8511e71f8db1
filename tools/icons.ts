import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The folder with one module for each icon. */
function iconFolder(packageFolder: string): string {
  const { resolve } = createRequire(join(packageFolder, 'package.json'))
  return join(dirname(resolve('lucide')), '../esm')
}

/** The file names of all icons by the names of their exports, in the package that has `lucide` as a dependency. */
function fileNames(packageFolder: string): ReadonlyMap<string, string> {
  const barrel = readFileSync(join(iconFolder(packageFolder), 'iconsAndAliases.mjs'), 'utf8')
  const files = [...barrel.matchAll(/export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs'/g)]
  return new Map(
    files.flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  )
}

const importsOfIcons = /import \{([^}]+)\} from 'lucide'/g

/** The values that an import names: each with its local name. Types are left out, because they do not exist at run time. */
const valuesIn = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => {
      const [icon = '', local = icon] = name.split(' as ')
      return { icon, local }
    })

/**
 * Builds each icon of lucide as a file of the package, so that a page takes exactly the icons of the parts that it loads. The
 * library itself is not a dependency: it weighs 34 MB.
 */
export function iconsOf(packageFolder: string) {
  const files = fileNames(packageFolder)
  const fileOf = (name: string): string => {
    const file = files.get(name)
    if (!file) throw new Error(`lucide has no icon ${name}.`)
    return file
  }
  return {
    /** The entries of the icons in these sources: `{ 'icons/pencil': … }`. */
    entries: (sources: readonly string[]): Record<string, string> =>
      Object.fromEntries(
        sources
          .flatMap((source) => [...source.matchAll(importsOfIcons)])
          .flatMap(([, names = '']) => valuesIn(names))
          .map(({ icon }) => fileOf(icon))
          .map((file) => [`icons/${file}`, join(iconFolder(packageFolder), 'icons', `${file}.mjs`)]),
      ),
    /** A source with one import for each icon. `toRoot` leads from its folder to the root of the build. */
    rewrite: (source: string, toRoot: string): string =>
      source.replace(importsOfIcons, (_import, names: string) =>
        valuesIn(names)
          .map(({ icon, local }) => `import ${local} from '${toRoot}/icons/${fileOf(icon)}.js'`)
          .join(';'),
      ),
  }
}
