import { DocText } from './DocText.tsx'
import { guidance, type WidgetTag } from './guidance.ts'
import { widgetEntry } from './widgetInventory.ts'

/** Every widget with a link to its page. */
export function WidgetIndex() {
  const rows = (Object.keys(guidance) as WidgetTag[]).map((tag) => {
    const { title, purpose } = guidance[tag]
    const { page, component } = widgetEntry(tag)
    return `| [${title}](?path=/docs/${page}) | ${purpose} | \`${component}\` |`
  })
  return <DocText>{['| Widget | Tasks | Component |', '| --- | --- | --- |', ...rows].join('\n')}</DocText>
}
