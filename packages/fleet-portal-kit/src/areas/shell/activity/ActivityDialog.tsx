import type { Role } from 'fleet-portal-api-client/contract/access'
import type { ReportType } from 'fleet-portal-api-client/contract/reports'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Dialog, DialogActions } from '../../../foundation/overlay/Dialog.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { InlineText, mono, Paragraph, reset } from '../../../foundation/ui/layout.ts'
import { activityMessages } from '../../../locales/en/activity.ts'
import { downloadsMessages } from '../../../locales/en/downloads.ts'
import { rolesMessages } from '../../../locales/en/roles.ts'
import { space, token } from '../../../provider/appearance.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import { usePortal } from '../../../provider/portal.ts'
import { activityKey, activityNames, readActivity, type ActivityEntry } from './activity.ts'

const List = styled.ol`
  ${reset}
  display: block;
`

const Entry = styled.li`
  ${reset}
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 ${space(4)};
  padding: ${space(2)} 0;
  border-bottom: 1px solid ${token('color-border')};
`

const Small = styled.span`
  ${reset}
  font-size: ${token('text-label')};
  color: ${token('color-muted')};
  text-align: end;
`

/** The name of the item, and its id, which may be in the same line. */
const Subject = styled.span`
  ${reset}
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  align-items: baseline;
  grid-column: 1 / -1;
  min-width: 0;
  overflow-wrap: anywhere;
`

const Id = styled(Small)`
  ${mono}
  text-align: start;
`

/** The counts of items, by event. */
const counted = {
  'drivers.imported': 'drivers',
  'vehicles.imported': 'vehicles',
  'fuel-codes.generated': 'codes',
} as const

/** Returns a function that describes the subject of an entry, unless it is an id: a number of items, a role, or a type of report. */
function useDescribeSubject() {
  const { counts } = useMessages(activityMessages)
  const { names } = useMessages(rolesMessages)
  const { types } = useMessages(downloadsMessages)
  return ({ type, subject }: ActivityEntry): string | undefined => {
    if (subject === undefined) return undefined
    if (type in counted) return counts[counted[type as keyof typeof counted]](Number(subject))
    if (type === 'user.invited') return names[subject as Role]
    return type === 'report.requested' ? types[subject as ReportType] : undefined
  }
}

interface ActivityDialogProps {
  userId: string
  fleetId: string
  onClose: () => void
}

/** What the user did in this fleet with this browser, newest first. */
export function ActivityDialog({ userId, fleetId, onClose }: ActivityDialogProps) {
  const t = useMessages(activityMessages)
  const { formatInstant } = useFormats()
  const { deviceStorage, draftStore } = usePortal()
  const describeSubject = useDescribeSubject()
  const [entries] = useState(() => readActivity(deviceStorage, activityKey(userId, fleetId)))
  const names = activityNames(draftStore)
  const close = useRef<HTMLButtonElement>(null)
  return (
    <Dialog title={t.title} description={t.lead} initialFocus={close} onClose={onClose}>
      {entries.length === 0 ? (
        <Paragraph $muted>{t.empty}</Paragraph>
      ) : (
        <List aria-label={t.title}>
          {entries.map((entry) => {
            const { id, at, type, subject } = entry
            const name = names[id]
            const described = describeSubject(entry)
            return (
              <Entry key={id}>
                <span>{t.events[type]}</span>
                <Small as="time" dateTime={at}>
                  {formatInstant(at)}
                </Small>
                {(name ?? subject) !== undefined && (
                  <Subject>
                    {name !== undefined && <InlineText>{name}</InlineText>}
                    {described !== undefined && <Small>{described}</Small>}
                    {described === undefined && subject !== undefined && <Id>{subject}</Id>}
                  </Subject>
                )}
              </Entry>
            )
          })}
        </List>
      )}
      <DialogActions>
        <Button ref={close} variant="primary" onClick={onClose}>
          {t.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
