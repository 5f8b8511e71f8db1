import { Cylinder, Truck } from 'lucide'
import { styled } from 'styled-components'
import { Icon } from '../../foundation/ui/Icon.tsx'
import { InlineText } from '../../foundation/ui/layout.ts'
import { space } from '../../provider/appearance.ts'

const Kind = styled(InlineText)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  vertical-align: bottom;
  white-space: nowrap;
`

/** Whether a kind of vehicle is a drum container. Ignores case. */
export const isDrum = (kind: string): boolean => kind.toLowerCase() === 'drum container'

/** A kind of vehicle: its icon and its name. */
export function VehicleKind({ kind, children }: { kind: string; children: string }) {
  return (
    <Kind>
      <Icon of={isDrum(kind) ? Cylinder : Truck} />
      {children}
    </Kind>
  )
}
