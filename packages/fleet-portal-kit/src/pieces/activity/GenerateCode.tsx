import { createFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { Fuel } from 'lucide'
import type { FleetAccess } from '../../fleet/access/useAccess.ts'
import { Button } from '../../foundation/ui/Button.tsx'
import { itemPagesMessages } from '../../locales/en/itemPages.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { bearerDrafts, type Bearer } from '../codes/bearerDrafts.ts'
import { useAddDrafts } from '../codes/useAddDrafts.ts'

interface GenerateCodeProps {
  fleetId: string
  access: FleetAccess
  bearer: Bearer
}

/** Adds a draft of a code for a driver or a vehicle, and opens the page that generates codes. Nothing for users without access. */
export function GenerateCode({ fleetId, access, bearer }: GenerateCodeProps) {
  const t = useMessages(itemPagesMessages)
  const { client } = usePortal()
  const addDrafts = useAddDrafts(fleetId, access)
  if (!addDrafts) return null
  return (
    <Button
      icon={Fuel}
      disabledReason={access.blocked(createFuelCodes)}
      onClick={() => void addDrafts((last) => bearerDrafts([bearer], { client, fleetId, access, last }))}
    >
      {t.generateCode}
    </Button>
  )
}
