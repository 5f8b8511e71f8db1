import { listFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { CalendarSync, Ellipsis, LayoutTemplate, Sheet } from 'lucide'
import { styled } from 'styled-components'
import type { FleetAccess } from '../../../fleet/access/useAccess.ts'
import { Menu } from '../../../foundation/overlay/Menu.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { Box } from '../../../foundation/ui/layout.ts'
import type { CodeValues } from '../../../headless/code-generation/codeDraft.ts'
import { codeDraftsMessages } from '../../../locales/en/codeDrafts.ts'
import { generateMessages } from '../../../locales/en/generateFuelCodes.ts'
import { useMessages } from '../../../provider/messages.ts'
import { useRepeatWeek } from './useRepeatWeek.ts'

const SeparateButtons = styled(Box)`
  display: contents;
  @container (max-width: 480px) {
    display: none;
  }
`

/** The same as the separate buttons, in place of them in a narrow column. */
const MenuButton = styled(Box)`
  display: none;
  @container (max-width: 480px) {
    display: flex;
    & > * {
      flex: 1;
    }
  }
`

interface AddSeveralActionsProps {
  fleetId: string
  access: FleetAccess
  /** Why no code can be added. */
  blocked: string | undefined
  onOpen: (dialog: 'table' | 'templates') => void
  onAdd: (values: readonly CodeValues[], text: string) => void
}

/** The buttons that add several codes at once. */
export function AddSeveralActions({ fleetId, access, blocked, onOpen, onAdd }: AddSeveralActionsProps) {
  const t = useMessages(generateMessages)
  const several = useMessages(codeDraftsMessages)
  const { isReading, repeatWeek } = useRepeatWeek(fleetId, onAdd)
  const repeat = {
    key: 'repeat',
    label: several.repeatWeek,
    icon: CalendarSync,
    busy: isReading,
    run: () => void repeatWeek(),
  }
  const actions = [
    ...(access.can(listFuelCodes) ? [repeat] : []),
    { key: 'table', label: several.fromTable, icon: Sheet, busy: false, run: () => onOpen('table') },
    {
      key: 'templates',
      label: t.fromTemplate,
      icon: LayoutTemplate,
      busy: false,
      run: () => onOpen('templates'),
    },
  ]
  return (
    <>
      <SeparateButtons>
        {actions.map(({ key, label, icon, busy, run }) => (
          <Button key={key} icon={icon} busy={busy} disabledReason={blocked} onClick={run}>
            {label}
          </Button>
        ))}
      </SeparateButtons>
      <MenuButton>
        <Menu
          label={several.moreActions}
          items={() => actions.map(({ busy: _busy, ...action }) => ({ ...action, reason: blocked }))}
        >
          {(trigger) => (
            <Button icon={Ellipsis} busy={isReading} {...trigger}>
              {several.moreActions}
            </Button>
          )}
        </Menu>
      </MenuButton>
    </>
  )
}
