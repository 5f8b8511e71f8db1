import type { AnyEndpoint } from 'api-client'
import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import type { FleetAccess } from '../data/useAccess.ts'
import { Button } from '../ui/Button.tsx'
import { Line, Title } from '../ui/layout.ts'

export interface ToolbarAction {
  label: string
  icon?: IconNode
  needs?: AnyEndpoint
  /** The dialog that it opens. */
  opens?: string
  run?: () => void
  variant?: 'primary' | 'secondary'
}

interface ListTitleProps {
  title: string
  toolbar: readonly ToolbarAction[]
  access: FleetAccess
  openDialog: (dialog: string) => void
  /** Before the buttons. */
  children: ReactNode
}

/** The title of a list, and beside it what can be done with the list as a whole. */
export function ListTitle({ title, toolbar, access, openDialog, children }: ListTitleProps) {
  return (
    <Line $justify="space-between" $wrap $gap={3} style={{ minHeight: 36 }}>
      <Title>{title}</Title>
      <Line $wrap>
        {children}
        {toolbar
          .filter(({ needs }) => !needs || access.can(needs))
          .map(({ label, icon, needs, opens, run, variant }) => (
            <Button
              key={label}
              {...(icon && { icon })}
              {...(variant && { variant })}
              disabledReason={needs && access.blocked(needs)}
              onClick={() => (opens ? openDialog(opens) : run?.())}
            >
              {label}
            </Button>
          ))}
      </Line>
    </Line>
  )
}
