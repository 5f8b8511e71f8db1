import { listFuelBalances } from 'fleet-portal-api-client/contract/fuelBalances'
import type { FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { isDeactivated } from 'fleet-portal-api-client/contract/fleets'
import type { FleetAccess } from '../../fleet/access/useAccess.ts'
import { useCurrentMinute } from '../../foundation/data/useCurrentMinute.ts'
import { useRead } from '../../foundation/data/useRead.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { uiMessages } from '../../locales/en/ui.ts'
import { verdictMessages } from '../../locales/en/verdict.ts'
import { fullName } from '../../pieces/cells/PersonName.tsx'
import { NearestStation } from '../../pieces/verdict/NearestStation.tsx'
import { useBearerStatus } from '../../pieces/verdict/useBearerStatus.ts'
import { codeChecks, litresLeft, verdictOf, type Rule } from '../../pieces/verdict/verdict.ts'
import { codeReason } from '../../pieces/verdict/verdictText.ts'
import { VerdictView } from '../../pieces/verdict/VerdictView.tsx'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'

/** The rules after whose failure a code never works again. */
const endingRules = new Set<Rule>(['status', 'period', 'use', 'litres'])

interface CodeVerdictProps {
  code: FuelCode
  fleetId: string
  access: FleetAccess
}

/** Whether a code works at a station now, with the reasons, as far as the portal can know. */
export function CodeVerdict({ code, fleetId, access }: CodeVerdictProps) {
  const t = useMessages(verdictMessages)
  const { productNames } = useMessages(uiMessages)
  const formats = useFormats()
  const now = useCurrentMinute()
  const drivers = code.drivers ?? []
  const vehicles = code.vehicles ?? []
  const bearers = useBearerStatus(fleetId, access, drivers, vehicles)
  // The litres of a code are set aside for it. Only its renewal takes litres from the balance.
  const readsBalance = code.autoRenew && access.can(listFuelBalances)
  const balances = useRead(listFuelBalances, { fleetId }, { enabled: readsBalance })
  if (bearers.isLoading || (readsBalance && balances.isPending)) return <Skeleton $height="180px" />
  const freeLitres = balances.data?.find(({ productCode }) => productCode === code.productCode)?.fuelBalance
  const isFleetActive = !(access.fleet && isDeactivated(access.fleet))
  const checks = codeChecks(code, { ...bearers, now, isFleetActive, freeLitres })
  const verdict = verdictOf(checks)
  const words = {
    t,
    formats,
    freeLitres,
    driver: drivers.map(fullName).join(', '),
    vehicle: vehicles.map(({ plateNumber }) => plateNumber).join(', '),
  }
  const shortReasons = { ...t.short, status: t.short.codeDeactivated }
  const amount = `${formats.formatLitres(litresLeft(code))} ${productNames[code.productCode]}`
  return (
    <VerdictView
      verdict={verdict}
      checks={checks}
      now={now}
      reasonOf={(check) => codeReason(code, check, words)}
      shortReason={verdict.status === 'fails' ? shortReasons[verdict.rule] : ''}
      hasEnded={verdict.status === 'fails' && endingRules.has(verdict.rule)}
      reads={[...bearers.reads, balances]}
      upTo={t.upTo(amount)}
    >
      {verdict.status !== 'fails' && (
        <NearestStation
          products={[code.productCode]}
          fleetStations={access.fleet?.fleetStations ?? []}
          now={now}
        />
      )}
    </VerdictView>
  )
}
