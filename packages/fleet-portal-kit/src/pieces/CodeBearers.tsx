import { Column, Inline } from '../foundation/ui/layout.ts'
import { codeMessages } from '../locales/en/codes.ts'
import { useMessages } from '../provider/messages.ts'
import { Mono } from './Mono.tsx'
import { fullName } from './PersonName.tsx'

interface CodeBearersProps {
  drivers: readonly { firstName: string; lastName: string }[]
  vehicles: readonly { plateNumber: string }[]
}

/** Who may use a fuel code and with which vehicle; 'Any' where nobody and nothing is named. */
export function CodeBearers({ drivers, vehicles }: CodeBearersProps) {
  const t = useMessages(codeMessages)
  if (drivers.length + vehicles.length === 0) return <Inline $muted>{t.any}</Inline>
  return (
    <Column $gap={0}>
      {drivers.length > 0 && <Inline>{drivers.map(fullName).join(', ')}</Inline>}
      {vehicles.length > 0 && <Mono $muted>{vehicles.map((one) => one.plateNumber).join(', ')}</Mono>}
    </Column>
  )
}
