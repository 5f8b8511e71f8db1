import type { ActiveStatus } from 'fleet-portal-api-client/contract/activeStatus'
import { Tag } from '../../foundation/ui/Tag.tsx'

/** A tag with the active or inactive status, in the wording of the area. */
export function ActiveTag({
  status,
  messages,
}: {
  status: ActiveStatus
  messages: Record<ActiveStatus, string>
}) {
  return <Tag tone={status === 'active' ? 'success' : 'neutral'}>{messages[status]}</Tag>
}
