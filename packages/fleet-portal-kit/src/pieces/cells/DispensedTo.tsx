import { isDrum, VehicleKind } from './VehicleKind.tsx'

interface DispensedToProps {
  dispensedTo: string
  words: Readonly<Record<'vehicle' | 'drum container', string>>
}

/** What the fuel went into, with a picture. */
export const DispensedTo = ({ dispensedTo, words }: DispensedToProps) => (
  <VehicleKind kind={dispensedTo}>{words[isDrum(dispensedTo) ? 'drum container' : 'vehicle']}</VehicleKind>
)
