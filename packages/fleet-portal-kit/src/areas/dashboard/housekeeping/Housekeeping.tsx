import { isWalletFleet } from 'fleet-portal-api-client/contract/access'
import { listDrivers } from 'fleet-portal-api-client/contract/drivers'
import { listFleetCards } from 'fleet-portal-api-client/contract/fleetCards'
import type { Fleet } from 'fleet-portal-api-client/contract/fleets'
import { listFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { listPayments } from 'fleet-portal-api-client/contract/payments'
import { listRedemptions } from 'fleet-portal-api-client/contract/redemptions'
import { millilitres } from 'fleet-portal-api-client/money'
import { plusDays } from '../../../format/calendar.ts'
import { today } from '../../../format/days.ts'
import { useRead } from '../../../foundation/data/useRead.ts'
import { Subtitle } from '../../../foundation/ui/layout.ts'
import { cardNumberMessages } from '../../../locales/en/cardNumber.ts'
import { housekeepingMessages } from '../../../locales/en/housekeeping.ts'
import { last4 } from '../../../pieces/cells/cardText.ts'
import { fullName } from '../../../pieces/cells/PersonName.tsx'
import { cardEntry, codeEntry, driverEntry } from '../../../pieces/navigation/itemEntries.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import { combineReads } from '../../../foundation/data/combineReads.ts'
import { boundedPage, partlyRead } from '../tiles/boundedPage.ts'
import { Tiles } from '../tiles/Tiles.ts'
import type { TileAccess } from '../tiles/useTileAccess.ts'
import { CheckList } from './CheckList.tsx'
import {
  cardsNearLimit,
  closestLimit,
  codesDue,
  codesOfInactive,
  driversWithoutFill,
  idleDays,
} from './housekeepingRules.ts'

interface CheckProps {
  fleetId: string
  access: TileAccess
}

/** The sentence about a list that was not read completely. */
const notes = (shown: number | undefined, sentence: (shown: number) => string) =>
  shown === undefined ? [] : [sentence(shown)]

function CodesDue({ fleetId, access }: CheckProps) {
  const t = useMessages(housekeepingMessages)
  const { formatLitres, formatDay } = useFormats()
  const read = useRead(listFuelCodes, { fleetId, status: 'Active', ...boundedPage })
  const data = read.data && {
    entries: codesDue(read.data.fuelCodes, today()).map((code) => {
      const volume = formatLitres(millilitres(code.literVolume - code.volumeRedeemed))
      const endsToday = code.endDate === today()
      return {
        id: code.fuelCodeId,
        item: codeEntry(code),
        detail: endsToday ? t.codeEndsToday(volume) : t.codeDetail(volume, formatDay(code.endDate)),
        isUrgent: endsToday,
      }
    }),
    notes: notes(partlyRead(read.data.fuelCodes, read.data.count), t.partly),
  }
  return (
    <CheckList
      label={t.codes}
      read={{ ...read, data }}
      none={t.codesNone}
      openList={t.openCodes}
      list={access.canOpen('fuel-codes') ? { area: 'fuel-codes', search: { status: 'Active' } } : undefined}
    />
  )
}

function CardsNearLimit({ fleetId, access }: CheckProps) {
  const t = useMessages(housekeepingMessages)
  const { ending } = useMessages(cardNumberMessages)
  const { formatPesos } = useFormats()
  const read = useRead(listFleetCards, { fleetId, fuelCardStatuses: ['active'], ...boundedPage })
  const data = read.data && {
    entries: cardsNearLimit(read.data.fuelCards).map((card) => {
      const { kind, share } = closestLimit(card)
      const isReached = share >= 1
      const detail =
        kind === 'money' && card.locqpayLimit && card.locqpayPaymentThisMonth != null
          ? t.cardMoney(formatPesos(card.locqpayPaymentThisMonth), formatPesos(card.locqpayLimit))
          : t.cardTransactions(card.transactionThisMonth ?? 0, card.transactionLimit ?? 0)
      return {
        id: card.fuelCardId,
        item: cardEntry(card),
        name: ending(last4(card.cardNumber)),
        detail: isReached ? t.limitReached(detail) : detail,
        isUrgent: isReached,
      }
    }),
    notes: notes(partlyRead(read.data.fuelCards, read.data.count), t.partly),
  }
  return (
    <CheckList
      label={t.cards}
      read={{ ...read, data }}
      none={t.cardsNone}
      openList={t.openCards}
      list={
        access.canOpen('fleet-cards')
          ? { area: 'fleet-cards', search: { fuelCardStatuses: 'active' } }
          : undefined
      }
    />
  )
}

/** Active codes that name a driver who is inactive. */
function CodesOfInactive({ fleetId, access }: CheckProps) {
  const t = useMessages(housekeepingMessages)
  const { formatDay } = useFormats()
  const codes = useRead(listFuelCodes, { fleetId, status: 'Active', ...boundedPage })
  const inactive = useRead(listDrivers, { fleetId, status: 'inactive', ...boundedPage })
  const active = useRead(listDrivers, { fleetId, status: 'active', ...boundedPage })
  const isKnown = codes.data && inactive.data && active.data
  const data = isKnown && {
    entries: codesOfInactive(codes.data.fuelCodes, inactive.data.drivers, active.data.drivers).map(
      ({ code, drivers }) => ({
        id: code.fuelCodeId,
        item: codeEntry(code),
        detail: t.codeOfDriver(drivers.map(fullName).join(', '), formatDay(code.endDate)),
      }),
    ),
    notes: [
      ...new Set([
        ...notes(partlyRead(codes.data.fuelCodes, codes.data.count), t.partlyCodes),
        ...notes(partlyRead(inactive.data.drivers, inactive.data.count), t.partlyDrivers),
        ...notes(partlyRead(active.data.drivers, active.data.count), t.partlyDrivers),
      ]),
    ],
  }
  return (
    <CheckList
      label={t.inactiveDrivers}
      read={combineReads([codes, inactive, active], data)}
      none={t.inactiveDriversNone}
      openList={t.openCodes}
      list={access.canOpen('fuel-codes') ? { area: 'fuel-codes', search: { status: 'Active' } } : undefined}
    />
  )
}

/** The fills of the last days: redemptions, or card payments of a wallet fleet. */
function useFills(fleetId: string, isWallet: boolean, startDate: string) {
  const period = {
    fleetId,
    startDate,
    endDate: today(),
    redemptionStatus: 'success',
    ...boundedPage,
  } as const
  const redemptions = useRead(listRedemptions, period, { enabled: !isWallet })
  const payments = useRead(listPayments, period, { enabled: isWallet })
  const fills = isWallet
    ? payments.data?.payments.map(({ driver, paidAt }) => ({ driver, at: paidAt }))
    : redemptions.data?.redemptions.map(({ driver, redeemedAt }) => ({ driver, at: redeemedAt }))
  const count = isWallet ? payments.data?.count : redemptions.data?.count
  return { ...(isWallet ? payments : redemptions), data: fills && { fills, count: count ?? fills.length } }
}

function IdleDrivers({ fleetId, access, isWallet }: CheckProps & { isWallet: boolean }) {
  const t = useMessages(housekeepingMessages)
  const { formatDay, formatInstantShort } = useFormats()
  const startDate = plusDays(today(), 1 - idleDays)
  const drivers = useRead(listDrivers, { fleetId, status: 'active', ...boundedPage })
  const read = useFills(fleetId, isWallet, startDate)
  // Without all fills of the period, nothing is known about the days before the oldest one.
  const oldest =
    read.data && partlyRead(read.data.fills, read.data.count) ? read.data.fills.at(-1) : undefined
  const data = drivers.data &&
    read.data && {
      entries: driversWithoutFill(drivers.data.drivers, read.data.fills).map((driver) => ({
        id: driver.driverId,
        item: driverEntry(driver),
      })),
      notes: [
        ...notes(partlyRead(drivers.data.drivers, drivers.data.count), t.partlyDrivers),
        ...(oldest ? [t.partlyFills(read.data.fills.length, formatInstantShort(oldest.at))] : []),
      ],
      // The title says since when.
      isWhole: partlyRead(drivers.data.drivers, drivers.data.count) === undefined,
    }
  return (
    <CheckList
      label={read.data ? t.drivers(formatDay(oldest?.at ?? startDate)) : t.recentDrivers}
      read={combineReads([drivers, read], data)}
      none={t.driversNone}
      openList={t.openDrivers}
      list={access.canOpen('drivers') ? { area: 'drivers', search: { status: 'active' } } : undefined}
    />
  )
}

interface HousekeepingProps extends CheckProps {
  fleet: Fleet
}

/** Lists what a fleet should check: codes that expire or name inactive drivers, cards near their limits, and drivers without a fill. */
export function Housekeeping({ fleetId, fleet, access }: HousekeepingProps) {
  const t = useMessages(housekeepingMessages)
  const isWallet = isWalletFleet(fleet.plbType)
  const hasCodes = access.shows('fuel-codes', listFuelCodes)
  const hasCards = access.shows('fleet-cards', listFleetCards)
  const seesDrivers = access.shows('drivers', listDrivers)
  const hasDrivers =
    seesDrivers &&
    (isWallet
      ? access.shows('fleet-card-redemptions', listPayments)
      : access.shows('redemptions', listRedemptions))
  if (!hasCodes && !hasCards && !hasDrivers) return null
  return (
    <>
      <Subtitle>{t.title}</Subtitle>
      <Tiles $minWidth={280}>
        {hasCodes && <CodesDue fleetId={fleetId} access={access} />}
        {hasCodes && seesDrivers && <CodesOfInactive fleetId={fleetId} access={access} />}
        {hasCards && <CardsNearLimit fleetId={fleetId} access={access} />}
        {hasDrivers && <IdleDrivers fleetId={fleetId} access={access} isWallet={isWallet} />}
      </Tiles>
    </>
  )
}
