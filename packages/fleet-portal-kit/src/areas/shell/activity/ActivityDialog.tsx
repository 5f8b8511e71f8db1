import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { FleetAccess } from '../../../fleet/access/useAccess.ts'
import { Dialog, DialogActions } from '../../../foundation/overlay/Dialog.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { Link } from '../../../foundation/ui/Link.tsx'
import { InlineText, Paragraph, reset } from '../../../foundation/ui/layout.ts'
import { activityMessages } from '../../../locales/en/activity.ts'
import { useCanOpen } from '../../../pieces/session/useViewer.ts'
import { space, token } from '../../../provider/appearance.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { AreaName } from '../../../provider/navigation.ts'
import { usePortal } from '../../../provider/portal.ts'
import { activityKey, activityNames, readActivity, type ActivityEntry } from './activity.ts'
import { useDescribeEntry } from './useDescribeEntry.ts'

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

/** The name of the item as a link to its page, or a number of items. */
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

/** The pages of single items, by the first word of the events about them. Items of other events have no page. */
const itemPages = {
  driver: { area: 'driver', idName: 'driverId', text: 'driver' },
  vehicle: { area: 'vehicle', idName: 'vehicleId', text: 'vehicle' },
  'fleet-card': { area: 'fleet-card', idName: 'fuelCardId', text: 'fuelCard' },
  'fuel-code': { area: 'fuel-code', idName: 'fuelCodeId', text: 'fuelCode' },
} as const

const itemPageOf = ({ type }: ActivityEntry) => {
  const [kind = ''] = type.split('.')
  return kind in itemPages ? itemPages[kind as keyof typeof itemPages] : undefined
}

interface ItemProps {
  entry: ActivityEntry
  /** The name of the item, while it is known. */
  name: string | undefined
  canOpen: (area: AreaName) => boolean
  onClose: () => void
}

/** The name of the item of an entry as a link to its page. Names are forgotten with signing out or a reload: the link then says what it opens. */
function Item({ entry, name, canOpen, onClose }: ItemProps) {
  const { open } = useMessages(activityMessages)
  const page = itemPageOf(entry)
  const plain = name === undefined ? null : <InlineText>{name}</InlineText>
  if (!page || entry.subject === undefined || !canOpen(page.area)) return plain
  return (
    <Link
      to={{ area: page.area, search: { [page.idName]: entry.subject } }}
      fallback={plain}
      onNavigate={onClose}
    >
      {name ?? open[page.text]}
    </Link>
  )
}

interface ActivityDialogProps {
  userId: string
  access: FleetAccess
  fleetId: string
  onClose: () => void
}

/** What the user did in this fleet with this browser, newest first. */
export function ActivityDialog({ userId, access, fleetId, onClose }: ActivityDialogProps) {
  const t = useMessages(activityMessages)
  const { formatInstant } = useFormats()
  const { deviceStorage, draftStore } = usePortal()
  const describeEntry = useDescribeEntry()
  const canOpen = useCanOpen(access)
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
            const { id, at, type } = entry
            const described = describeEntry(entry)
            return (
              <Entry key={id}>
                <span>{t.events[type]}</span>
                <Small as="time" dateTime={at}>
                  {formatInstant(at)}
                </Small>
                <Subject>
                  <Item entry={entry} name={names[id]} canOpen={canOpen} onClose={onClose} />
                  {described.map((text) => (
                    <Small key={text}>{text}</Small>
                  ))}
                </Subject>
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
