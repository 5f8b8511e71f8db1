import type { EndpointInput } from 'fleet-portal-api-client'
import { listRedemptions, type Redemption } from 'fleet-portal-api-client/contract/redemptions'
import { millilitres } from 'fleet-portal-api-client/money'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { useRead } from '../../../foundation/data/useRead.ts'
import { FailedSection } from '../../../foundation/errors/FailedSection.tsx'
import { Checkbox } from '../../../foundation/form/Checkbox.tsx'
import { Dialog, DialogActions, DialogCancel } from '../../../foundation/overlay/Dialog.tsx'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { HStack, InlineText, Paragraph, VStack } from '../../../foundation/ui/layout.ts'
import { Link } from '../../../foundation/ui/Link.tsx'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import { redFlagsMessages } from '../../../locales/en/redFlags.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { fullName } from '../../../pieces/cells/PersonName.tsx'
import { space, token } from '../../../provider/appearance.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import { useNavigation } from '../../../provider/widgetContext.ts'
import { findRedFlags, type RedFlag } from './redFlags.ts'
import { useFlagFacts } from './useFlagFacts.ts'
import { useFlagRules } from './useFlagRules.ts'

/** The number of redemptions that the rules look at, however many there are. */
const maxRows = 500

const Rules = styled(HStack)`
  flex-wrap: wrap;
  gap: ${space(2)} ${space(5)};
`

const Flagged = styled(VStack)`
  padding: ${space(3)} 0;
  border-top: 1px solid ${token('color-border')};
`

type Filters = Partial<Omit<EndpointInput<typeof listRedemptions>, 'orderBy' | 'order'>>

interface RedFlagsDialogProps {
  fleetId: string
  /** The filters of the list, without its order. The rules look at the newest of the same redemptions. */
  filters: Filters
  onClose: () => void
}

/** Why a redemption should be checked. */
function useSentences() {
  const t = useMessages(redFlagsMessages)
  const { formatLitres, formatTime } = useFormats()
  return (flag: RedFlag, row: Redemption): string => {
    switch (flag.rule) {
      case 'volume':
        return t.why.volume(formatLitres(row.literVolume), formatLitres(millilitres(flag.usual)))
      case 'limit':
        return t.why.limit[flag.same](
          flag.times,
          formatLitres(row.literVolume),
          formatLitres(millilitres(flag.limit)),
        )
      case 'inactive':
        return t.why.inactive[flag.who]
      case 'repeated':
        return t.why.repeated[flag.same](flag.minutes)
      case 'distance':
        return t.why.distance(flag.km, flag.minutes)
      case 'hours':
        return t.why.hours(formatTime(row.redeemedAt))
      case 'product':
        return t.why.product(flag.fills)
      case 'orNumber':
        return t.why.orNumber(flag.times)
    }
  }
}

/** Lists unusual redemptions with the reasons to check them. Users switch each rule on and off. */
export function RedFlagsDialog({ fleetId, filters, onClose }: RedFlagsDialogProps) {
  const t = useMessages(redFlagsMessages)
  const { close, productNames } = useMessages(uiMessages)
  const { formatDay, formatInstantShort, formatLitres } = useFormats()
  const sentenceOf = useSentences()
  const hasPage = useNavigation().href({ area: 'redemptions' }) !== undefined
  const { rules, setRule } = useFlagRules()
  const { facts, offered, knownCodes } = useFlagFacts(fleetId, rules)
  const { data, error, refetch } = useRead(listRedemptions, {
    ...filters,
    fleetId,
    redemptionStatus: 'success',
    page: 1,
    perPage: maxRows,
  })
  const rows = data?.redemptions
  const flags = useMemo(() => rows && findRedFlags(rows, { rules, ...facts }), [rows, rules, facts])
  const flagged = rows?.filter(({ redemptionId }) => flags?.has(redemptionId)) ?? []
  const oldest = rows?.at(-1)
  const content = () => {
    if (!rows) return error ? <FailedSection error={error} retry={refetch} /> : <Skeleton $height="160px" />
    return (
      <>
        <Paragraph $muted role="status">
          {oldest ? t.lookedAt(rows.length, data.count, formatDay(oldest.redeemedAt)) : t.nothing}
        </Paragraph>
        {knownCodes !== undefined && <Paragraph $muted>{t.knownCodes(knownCodes)}</Paragraph>}
        {oldest && flagged.length === 0 && <Paragraph>{t.none}</Paragraph>}
        <VStack as="ul" $gap={0}>
          {flagged.map((row) => {
            const { redemptionId, orNumber, driver, vehicle, station } = row
            const who = [driver && fullName(driver), vehicle?.plateNumber, station.name]
            const key = orNumber ?? vehicle?.plateNumber
            const title = `${formatInstantShort(row.redeemedAt)} · ${formatLitres(row.literVolume)} ${productNames[row.productCode]}`
            return (
              <Flagged key={redemptionId} as="li" $gap={1}>
                <InlineText $strong>
                  {key && hasPage ? (
                    <Link to={{ area: 'redemptions', search: { searchKey: key } }}>{title}</Link>
                  ) : (
                    title
                  )}
                </InlineText>
                <InlineText $muted>{who.filter(Boolean).join(' · ')}</InlineText>
                {flags?.get(redemptionId)?.map((flag) => (
                  <InlineText key={flag.rule}>{sentenceOf(flag, row)}</InlineText>
                ))}
              </Flagged>
            )
          })}
        </VStack>
      </>
    )
  }
  return (
    <Dialog title={t.title} width={640} onClose={onClose}>
      <Banner tone="info">{t.note}</Banner>
      <Rules role="group" aria-label={t.rulesLabel}>
        {offered.map((rule) => (
          <Checkbox
            key={rule}
            checked={rules.includes(rule)}
            onChange={({ target }) => setRule(rule, target.checked)}
          >
            {t.rules[rule]}
          </Checkbox>
        ))}
      </Rules>
      {content()}
      <DialogActions>
        <DialogCancel>{close}</DialogCancel>
      </DialogActions>
    </Dialog>
  )
}
