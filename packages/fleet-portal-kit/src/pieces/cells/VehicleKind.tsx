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

/** Whether a kind of vehicle, in whatever case it is written, is a drum container. */
export const isDrum = (kind: string): boolean => kind.toLowerCase() === 'drum container'

/** A kind of vehicle as picture and word. */
export function VehicleKind({ kind, children }: { kind: string; children: string }) {
  return (
    <Kind>
      <Icon of={isDrum(kind) ? Cylinder : Truck} />
      {children}
    </Kind>
  )
}
