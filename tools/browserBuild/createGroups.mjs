import { join } from 'node:path'
import { dist, inputs } from './inputs.mjs'
import { shareModules } from './shareModules.mjs'

/** The modules that a module needs before it runs, itself included. */
function closureOf(path, getModuleInfo, found = new Set()) {
  if (found.has(path)) return found
  found.add(path)
  for (const next of getModuleInfo(path)?.importedIds ?? []) closureOf(next, getModuleInfo, found)
  return found
}

const inBoth = (first, second) => new Set([...first].filter((one) => second.has(one)))

/**
 * Puts modules that most widgets need into few chunks, which compress better than many: `core` for the first rows of a list,
 * `rows` for its table, `shortcuts` for the keys that every widget listens to, `list` for the rest of a list's screen and its keys, `forms`
 * for every dialog with a form, `icons`, `html` for HTML of other authors, and what several widgets share. Each group has all that
 * its modules import, so that chunks never import each other.
 */
export function createGroups() {
  /** @type {[string, Set<string>][] | undefined} */
  let sets
  const groupOf = (id, graph) => {
    const closure = (path) => closureOf(join(dist, path), (file) => graph.getModuleInfo(file))
    const own = join(dist, 'areas/drivers')
    sets ??= [
      [
        'core',
        new Set(
          [...closure(inputs['portal']), ...closure(inputs['drivers'])].filter(
            (file) => !file.startsWith(own),
          ),
        ),
      ],
      ['rows', closure('foundation/list/TableRows.js')],
      ['shortcuts', closure('foundation/widget/shortcuts.js')],
      [
        'list',
        new Set([...closure('fleet/list/listOnDemand.js'), ...closure('foundation/widget/tableKeys.js')]),
      ],
      [
        'forms',
        new Set([
          ...inBoth(closure('pieces/drivers/DriverForm.js'), closure('areas/vehicles/VehicleForm.js')),
          ...closure('headless/drivers.js'),
          ...closure('headless/vehicles.js'),
        ]),
      ],
      [
        'html',
        new Set([
          ...closure('pieces/html/SafeHtml.js'),
          ...closure('pieces/html/Marked.js'),
          ...closure('pieces/html/textMatches.js'),
          ...closure('foundation/outside/parseUrl.js'),
        ]),
      ],
    ]
    return sets.find(([, files]) => files.has(id))?.[0] ?? null
  }
  const isIcon = (id) => /[\\/]dist[\\/]icons[\\/]/.test(id)
  /** @type {Map<string, string> | undefined} */
  let shared
  const sharedOf = (id, graph) => {
    shared ??= shareModules(
      (path) => graph.getModuleInfo(path),
      (path) => groupOf(path, graph) ?? (isIcon(path) ? 'icons' : undefined),
    )
    return shared.get(id) ?? null
  }
  return [
    { name: groupOf, priority: 3 },
    { name: 'icons', test: isIcon, priority: 2 },
    { name: sharedOf, priority: 1, includeDependenciesRecursively: false },
  ]
}
