/*
 * Writes or checks the report of what each package exports: `packages/<folder>/<name>.api.md`. A change of the public API
 * shows in the diff of that file. Every export and every member needs a docstring, and every type that an export mentions
 * is exported too.
 *
 *   npm run api-report    writes the reports, from the built packages, and then the public surfaces
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { root, run } from './run.mjs'
import { writeSurfaces } from './surface.mjs'

/** `fleet-cards` becomes `fleetCards`: the name of an entry in the report. */
const nameOf = (entry) => entry.replace(/[-/](.)/g, (_, letter) => letter.toUpperCase())

/** Each package: its folder, the declarations of its main entry, and those of its other entries by name. */
const packages = {
  'fleet-portal-api-client': {
    projectFolder: join(root, 'packages/api-client'),
    main: './index.ts',
    entries: (folder) => ({
      money: './money.ts',
      moneyFlow: './moneyFlow/index.ts',
      openapi: './openapi.ts',
      pages: './pages.ts',
      ...Object.fromEntries(
        readdirSync(join(folder, 'contract'))
          .filter((file) => file.endsWith('.d.ts') && file !== 'index.d.ts')
          .map((file) => file.slice(0, -'.d.ts'.length))
          .map((name) => [`contract_${name}`, `./contract/${name}.ts`]),
      ),
    }),
  },
  'fleet-portal-kit': {
    projectFolder: join(root, 'packages/fleet-portal-kit'),
    main: './index.ts',
    entries: (folder) => ({
      // The messages are not an entry, but their keys are public: `messages` of the provider overrides them.
      english: './locales/en/index.ts',
      ...Object.fromEntries(
        readdirSync(join(folder, 'locales'), { withFileTypes: true })
          .filter((entry) => entry.isDirectory() && entry.name !== 'en')
          .map(({ name }) => [`locales_${name}`, `./locales/${name}/index.ts`]),
      ),
      elements: './elements/index.ts',
      headless: './headless/index.ts',
      languages: './languages/index.ts',
      preload: './preload/index.ts',
      theme: './theme/index.ts',
      navigationReactRouter: './provider/createReactRouterNavigation.ts',
      navigationTanStackRouter: './provider/createTanStackRouterNavigation.ts',
      flagsFirebase: './provider/createFirebaseFlags.ts',
      realtimeSocketIo: './provider/createSocketIoRealtime.ts',
      mapsGoogle: './areas/stations/map/googleMap/createGoogleMaps.ts',
      ...Object.fromEntries(
        readdirSync(join(folder, 'areas')).map((area) => [nameOf(area), `./areas/${area}/index.ts`]),
      ),
    }),
  },
}

const report = { enabled: true, reportTempFolder: join(root, '.cache', 'api-report') }
/** @param {import('@microsoft/api-extractor').ExtractorLogLevel} logLevel */
const reported = (logLevel) => ({ default: { logLevel } })

/** @returns {string[]} the problems of the exports of a built package */
function reportOn(name, isWriting) {
  const { projectFolder, main, entries } = packages[name]
  const declarations = join(projectFolder, 'dist/types')
  const all = join(declarations, 'api-report.d.ts')
  const namespaces = Object.entries(entries(declarations))
  const lines = namespaces.map(([entry, path]) => `export * as ${entry} from '${path}'`)
  writeFileSync(all, `export * from '${main}'\n${lines.join('\n')}\n`)
  mkdirSync(report.reportTempFolder, { recursive: true })
  const model = join(report.reportTempFolder, `${name}.json`)
  const compilerOptions = {
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    types: [],
  }
  const config = ExtractorConfig.prepare({
    packageJsonFullPath: join(projectFolder, 'package.json'),
    configObjectFullPath: join(projectFolder, 'api-extractor.json'),
    configObject: {
      projectFolder,
      mainEntryPointFilePath: all,
      compiler: { overrideTsconfig: { compilerOptions, include: [all] }, skipLibCheck: true },
      apiReport: { ...report, reportFileName: name, reportFolder: projectFolder },
      docModel: { enabled: true, apiJsonFilePath: model },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: reported(ExtractorLogLevel.Error),
        extractorMessageReporting: {
          ...reported(ExtractorLogLevel.Warning),
          'ae-missing-release-tag': { logLevel: ExtractorLogLevel.None },
        },
        tsdocMessageReporting: reported(ExtractorLogLevel.None),
      },
    },
  })
  /** @type {string[]} */
  const problems = []
  try {
    const result = Extractor.invoke(config, {
      localBuild: isWriting,
      messageCallback(message) {
        message.handled = true
        if (message.messageId.startsWith('console-')) return
        // A false alarm: this namespace is in the report under its own name.
        if (message.text.includes('"english_2"')) return
        // The table of elements is internal. The props in it are in the report of their entries.
        if (/"(widgetDefinitions|WidgetDefinition)"/.test(message.text)) return
        if (![ExtractorLogLevel.Warning, ExtractorLogLevel.Error].includes(message.logLevel)) return
        problems.push(`${name}: ${message.formatMessageWithLocation(projectFolder) ?? message.text}`)
      },
    })
    if (result.apiReportChanged && !isWriting) {
      problems.push(
        `${name}: the exports differ from the API report. Run \`npm run api-report\` and commit it.`,
      )
    }
  } finally {
    rmSync(all)
  }
  return [
    ...problems,
    ...untaggedIn(JSON.parse(readFileSync(model, 'utf8'))).map((problem) => `${name}: ${problem}`),
  ]
}

/** @returns {string[]} the exports without `@since`, and the components without `@example` */
function untaggedIn({ kind, name, docComment = '', excerptTokens = [], members = [] }) {
  const isContainer = ['EntryPoint', 'Namespace', 'Package'].includes(kind)
  if (isContainer) return members.flatMap(untaggedIn)
  const code = excerptTokens.map(({ text }) => text).join('')
  const isComponent = /JSX\.Element|ForwardRefExoticComponent|MemoExoticComponent/.test(code)
  return [
    ...(docComment.includes('@since') ? [] : [`${name} has no @since`]),
    ...(!isComponent || docComment.includes('@example') ? [] : [`${name} has no @example`]),
  ]
}

/** Checks both reports. @returns {string[]} the problems of the exports */
export const checkApi = () => Object.keys(packages).flatMap((name) => reportOn(name, false))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { code, output } = await run(['pnpm', '-r', '--filter', './packages/*', 'build'])
  if (code !== 0) console.error(output)
  const problems =
    code === 0
      ? Object.keys(packages).flatMap((name) => reportOn(name, true))
      : ['The packages could not be built.']
  await writeSurfaces()
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
