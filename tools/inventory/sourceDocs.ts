import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { sources } from './folders.ts'

export interface MemberDoc {
  text: string
  type: string
}

/** The members of interfaces and their documentation, by the name of the interface. */
export const docs = new Map<string, Map<string, MemberDoc>>()
/** The documentation of each exported component. */
export const componentDocs = new Map<string, string>()

/** The text of a comment, without its tags. */
const textOf = (node: ts.Node) =>
  ts
    .getJSDocCommentsAndTags(node)
    .map((doc) => (ts.isJSDoc(doc) ? (ts.getTextOfJSDocComment(doc.comment) ?? '') : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ - /g, ' ')
    .trim()

for (const path of globSync('**/*.{ts,tsx}', { cwd: sources, exclude: ['**/*.test.*', 'testing/**'] })) {
  const file = ts.createSourceFile(
    path,
    readFileSync(join(sources, path), 'utf8'),
    ts.ScriptTarget.ESNext,
    true,
  )
  for (const statement of file.statements) {
    if (ts.isInterfaceDeclaration(statement)) {
      const members = statement.members.flatMap((member) => {
        if (!member.name) return []
        const name = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText(file)
        const signature = ts.isPropertySignature(member)
          ? (member.type?.getText(file) ?? 'unknown')
          : member.getText(file).slice(name.length)
        return [[name, { text: textOf(member), type: signature.replace(/\s+/g, ' ') }] as const]
      })
      docs.set(statement.name.text, new Map(members))
    }
    const name = ts.isFunctionDeclaration(statement)
      ? statement.name?.text
      : ts.isVariableStatement(statement)
        ? statement.declarationList.declarations[0]?.name.getText(file)
        : undefined
    if (name && /^[A-Z]/.test(name) && path.startsWith('areas')) componentDocs.set(name, textOf(statement))
  }
}

/** The interfaces that document the properties of widgets, the most specific first. */
export const widgetInterfaces = [
  'PickerFieldProps',
  'WidgetFormProps',
  'FleetWidgetProps',
  'ListControls',
  'WidgetProps',
  'WidgetSettings',
]
/** The interfaces that document the properties of the provider, the most specific first. */
export const portalInterfaces = [
  'FleetPortalElementSettings',
  'PageSession',
  'OwnClient',
  'FleetPortalSettings',
]
/** What `<fleet-portal>` has of its own. */
docs.set(
  'FleetPortalElementSettings',
  new Map([
    [
      'sessionUrl',
      {
        text: 'The endpoint of your page that answers a POST with `{ token, expiresAt }`, or with `null` if no user is signed in. `getSession` wins over it.',
        type: 'string',
      },
    ],
    ['client', { text: 'Your own `ApiClient`, in place of `apiUrl` and `getSession`.', type: 'ApiClient' }],
    [
      'language',
      { text: 'A language, or the name of one: `fil`. Default: English.', type: 'Language | string' },
    ],
  ]),
)

/** The documentation of a property in the first interface that has it. */
export function documentationOf(property: string, interfaces: readonly string[]): MemberDoc {
  const found = interfaces.map((name) => docs.get(name)?.get(property)).find(Boolean)
  if (!found?.text)
    throw new Error(`The property ${property} has no documentation in ${interfaces.join(', ')}.`)
  return found
}
