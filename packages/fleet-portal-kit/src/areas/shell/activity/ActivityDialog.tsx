import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Dialog, DialogActions } from '../../../foundation/overlay/Dialog.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { mono, Paragraph, reset } from '../../../foundation/ui/layout.ts'
import { activityMessages } from '../../../locales/en/activity.ts'
import { space, token } from '../../../provider/appearance.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import { usePortal } from '../../../provider/portal.ts'
import { activityKey, readActivity } from './activity.ts'

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

const Subject = styled(Small)`
  ${mono}
  grid-column: 1 / -1;
  text-align: start;
  overflow-wrap: anywhere;
`

interface ActivityDialogProps {
  userId: string
  fleetId: string
  onClose: () => void
}

/** What the user did in this fleet with this browser, newest first. */
export function ActivityDialog({ userId, fleetId, onClose }: ActivityDialogProps) {
  const t = useMessages(activityMessages)
  const { formatInstant } = useFormats()
  const { deviceStorage } = usePortal()
  const [entries] = useState(() => readActivity(deviceStorage, activityKey(userId, fleetId)))
  const close = useRef<HTMLButtonElement>(null)
  return (
    <Dialog title={t.title} description={t.lead} initialFocus={close} onClose={onClose}>
      {entries.length === 0 ? (
        <Paragraph $muted>{t.empty}</Paragraph>
      ) : (
        <List aria-label={t.title}>
          {entries.map(({ id, at, type, subject }) => (
            <Entry key={id}>
              <span>{t.events[type]}</span>
              <Small as="time" dateTime={at}>
                {formatInstant(at)}
              </Small>
              {subject !== undefined && <Subject>{subject}</Subject>}
            </Entry>
          ))}
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
