import type { PathName } from '../../contract/paths.ts'
import type { Tag } from '../tags.ts'

/** What people read about an operation. */
export interface OperationText {
  tag: Tag
  /** A short sentence without a full stop. */
  summary: string
  /** What the summary, the schemas and the error codes do not say. */
  description?: string
}

/** The texts of the operations of one tag. */
export const tagged = <Name extends PathName>(tag: Tag, texts: Record<Name, Omit<OperationText, 'tag'>>) =>
  Object.fromEntries(
    Object.entries<Omit<OperationText, 'tag'>>(texts).map(([name, text]) => [name, { tag, ...text }]),
  ) as Record<Name, OperationText>

export const pickerNote =
  'For pickers: every member of the fleet may call it, and it lists what can be chosen, sorted by name.'
export const partialUpdate = 'Only the given fields change. `status` alone deactivates or reactivates.'
export const perPage = 'The answer is one page. `count` is the number of items on all pages.'
export const newestFirst = `Newest first. ${perPage}`
