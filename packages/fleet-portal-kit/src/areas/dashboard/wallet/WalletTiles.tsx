import { listCashins } from 'fleet-portal-api-client/contract/cashin'
import { listMerchantPayments } from 'fleet-portal-api-client/contract/merchantPayments'
import { listPayments } from 'fleet-portal-api-client/contract/payments'
import { Tiles } from '../tiles/Tiles.ts'
import type { TileAccess } from '../tiles/useTileAccess.ts'
import { BalanceByDay } from './BalanceByDay.tsx'
import { LastCashIns } from './LastCashIns.tsx'
import { PaymentTiles } from './PaymentTiles.tsx'

/** The tiles of a wallet fleet: its balance by day, the last cash-ins, and payments by product and by station. */
export function WalletTiles({ fleetId, access }: { fleetId: string; access: TileAccess }) {
  const hasCashIns = access.shows('cash-in-history', listCashins)
  const hasPayments = access.shows('fleet-card-redemptions', listPayments)
  const hasOthers = access.shows('non-fuel-transactions', listMerchantPayments)
  if (!hasCashIns && !hasPayments) return null
  return (
    <Tiles $minWidth={400}>
      {hasCashIns && hasPayments && hasOthers && <BalanceByDay fleetId={fleetId} />}
      {hasCashIns && <LastCashIns fleetId={fleetId} access={access} />}
      {hasPayments && <PaymentTiles fleetId={fleetId} access={access} />}
    </Tiles>
  )
}
