/* The files of a new area: its entry, columns, screen and messages. */

/** `plateNumber` in words: `Plate number`. */
export const words = (name) => {
  const text = name.replace(/([A-Z])/g, ' $1').toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The message of an empty list. */
export const emptyMessage = ({ things }) => `This fleet has no ${words(things).toLowerCase()} yet.`

const entry = ({ Screen }) => `
export { ${Screen} } from './${Screen}.tsx'
export type { ${Screen}Props } from './${Screen}.tsx'
`

const columnsOf = ({ Thing, thing, things, module, columns }) => `
import type { ${Thing} } from '${module}'
import type { ListColumn } from '../../foundation/list/column.ts'
import type { ${things}Messages } from '../../locales/en/${things}.ts'

type Messages = typeof ${things}Messages.defaults

export const ${thing}Columns = (t: Messages): ListColumn<${Thing}>[] => [
${columns.map((key, index) => `  { id: '${key}', header: t.${key},${index === 0 ? ' isTitle: true,' : ''} cell: (${thing}) => ${thing}.${key} },`).join('\n')}
]
`

const screen = ({ area, Things, Thing, thing, things, endpointName, Screen, module, ...facts }) => `
import { ${endpointName}, type ${Thing} } from '${module}'
import { useMemo } from 'react'
import { ListScreen } from '../../fleet/list/ListScreen.tsx'
import type { FleetWidgetProps } from '../../fleet/FleetWidgetProps.ts'
import { Widget } from '../../foundation/widget/Widget.tsx'
import { ${things}Messages } from '../../locales/en/${things}.ts'
import { useMessages } from '../../provider/messages.ts'
import { ${thing}Columns } from './${thing}Columns.tsx'

/** Props of \`${Screen}\`. @since ${facts.version} */
export type ${Screen}Props = FleetWidgetProps

function ${Things}List({ fleetId }: { fleetId: string }) {
  const t = useMessages(${things}Messages)
  const columns = useMemo(() => ${thing}Columns(t), [t])
  return (
    <ListScreen
      title={t.title}
      endpoint={${endpointName}}
      fleetId={fleetId}
      nameOf={${thing}NameOf}
      columns={columns}${facts.isSearched ? '\n      searchHint={t.search}' : ''}
      emptyDetail={t.empty}
    />
  )
}

const ${thing}NameOf = (${thing}: ${Thing}) => ${thing}.${facts.columns[0]}

/**
 * Lists the ${words(things).toLowerCase()} of a fleet.
 *
 * @example
 * <${Screen} fleetId={fleetId} />
 *
 * @since ${facts.version}
 */
export function ${Screen}({ fleetId, ...widget }: ${Screen}Props) {
  return (
    <Widget name="${area}" {...widget}>
      <${Things}List key={fleetId} fleetId={fleetId} />
    </Widget>
  )
}
`

const sentencesOf = ({ things, columns, isSearched, ...facts }) => `
  title: '${words(things)}',
${isSearched ? `  search: 'Search ${words(things).toLowerCase()}',\n` : ''}  empty: '${emptyMessage({ things, ...facts })}',
${columns.map((key) => `  ${key}: '${words(key)}',`).join('\n')}
`

const messages = (facts) => `
import { defineMessages } from '../messageSet.ts'

/** English sentences of the namespace \`${facts.things}\`. @since ${facts.version} */
export const ${facts.things}Messages = defineMessages('${facts.things}', {${sentencesOf(facts)}})
`

/** In English, to be translated. */
const filipino = (facts) => `
import type { ${facts.things}Messages } from '../en/${facts.things}.ts'

export const ${facts.things}: typeof ${facts.things}Messages.defaults = {${sentencesOf(facts)}}
`

/** The content of each file by its path below the kit's `src`. */
export const sources = (facts) => ({
  [`areas/${facts.area}/index.ts`]: entry(facts),
  [`areas/${facts.area}/${facts.thing}Columns.tsx`]: columnsOf(facts),
  [`areas/${facts.area}/${facts.Screen}.tsx`]: screen(facts),
  [`locales/en/${facts.things}.ts`]: messages(facts),
  [`locales/fil/${facts.things}.ts`]: filipino(facts),
})
