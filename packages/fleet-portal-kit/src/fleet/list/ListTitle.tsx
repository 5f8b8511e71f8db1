import type { AnyEndpoint } from 'fleet-portal-api-client'
import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import type { FleetAccess } from '../access/useAccess.ts'
import { Button } from '../../foundation/ui/Button.tsx'
import { HStack, Title } from '../../foundation/ui/layout.ts'

export interface ToolbarAction {
  /** Names the button, so that the page can hide it. */
  key: string
  label: string
  icon?: IconNode
  requires?: AnyEndpoint
  /** The key of the dialog that it opens. */
  opens?: string
  run?: () => void
  variant?: 'primary' | 'secondary'
}

/** Opens the dialog of an action, or runs it. */
export const runToolbarAction = (
  { opens, run }: Pick<ToolbarAction, 'opens' | 'run'>,
  openDialog: (dialog: string) => void,
): void => (opens ? openDialog(opens) : run?.())

interface ListTitleProps {
  title: string
  toolbar: readonly ToolbarAction[]
  access: FleetAccess
  openDialog: (dialog: string) => void
  /** Shown before the buttons. */
  children: ReactNode
}

/** The title of a list, with the buttons for actions on the whole list. */
export function ListTitle({ title, toolbar, access, openDialog, children }: ListTitleProps) {
  return (
    <HStack $justify="space-between" $wrap $gap={3} style={{ minHeight: 36 }}>
      <Title>{title}</Title>
      <HStack $wrap>
        {children}
        {toolbar
          .filter(({ requires }) => !requires || access.can(requires))
          .map((action) => {
            const { key, label, icon, requires, variant } = action
            return (
              <Button
                key={key}
                {...(icon && { icon })}
                {...(variant && { variant })}
                {...(variant === 'primary' && { 'aria-keyshortcuts': 'n', className: 'fpk-main-action' })}
                disabledReason={requires && access.blocked(requires)}
                onClick={() => runToolbarAction(action, openDialog)}
              >
                {label}
              </Button>
            )
          })}
      </HStack>
    </HStack>
  )
}
