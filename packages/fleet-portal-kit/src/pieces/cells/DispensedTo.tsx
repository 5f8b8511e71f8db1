import { isDrum, VehicleKind } from './VehicleKind.tsx'

interface DispensedToProps {
  dispensedTo: string
  messages: Readonly<Record<'vehicle' | 'drum container', string>>
}

/** The target of a fuel dispense, vehicle or drum container, with its icon. */
export const DispensedTo = ({ dispensedTo, messages }: DispensedToProps) => (
  <VehicleKind kind={dispensedTo}>{messages[isDrum(dispensedTo) ? 'drum container' : 'vehicle']}</VehicleKind>
)
