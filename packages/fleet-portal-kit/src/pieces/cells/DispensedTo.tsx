import { isDrum, VehicleKind } from './VehicleKind.tsx'

interface DispensedToProps {
  dispensedTo: string
  words: Readonly<Record<'vehicle' | 'drum container', string>>
}

/** The target of a fuel dispense, vehicle or drum container, with its icon. */
export const DispensedTo = ({ dispensedTo, words }: DispensedToProps) => (
  <VehicleKind kind={dispensedTo}>{words[isDrum(dispensedTo) ? 'drum container' : 'vehicle']}</VehicleKind>
)
