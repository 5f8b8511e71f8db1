import type { PersonStatus } from 'api-client/contract/activeStatus'
import { Tag } from '../../foundation/ui/Tag.tsx'

/** Active or inactive, in the words of the area. */
export function ActiveTag({ status, words }: { status: PersonStatus; words: Record<PersonStatus, string> }) {
  return <Tag tone={status === 'active' ? 'success' : 'neutral'}>{words[status]}</Tag>
}
