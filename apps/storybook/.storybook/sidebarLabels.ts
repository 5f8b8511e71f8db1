/** A heading, a folder or a component of the sidebar. */
interface Item {
  id: string
  type: string
  name: string
}

/** Names of the source folders that readers of the sidebar do not know. */
const names: Readonly<Record<string, string>> = { areas: 'Widgets', pieces: 'Pieces' }

/** `fleet-cards` as `Fleet cards`. */
const sentence = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

/**
 * The label of an item. Stories have the folders of the source as titles, which their ids and screenshots depend on, so that only
 * the labels are changed.
 */
export function renderLabel({ type, name, id }: Item): string {
  if (type === 'root') return names[name] ?? name
  return type === 'group' && id.startsWith('areas-') ? sentence(name) : name
}
