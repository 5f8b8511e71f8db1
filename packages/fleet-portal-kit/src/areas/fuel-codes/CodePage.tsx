import { createFuelCodes, listFuelCodes, type FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { listRedemptions } from 'fleet-portal-api-client/contract/redemptions'
import { Fuel } from 'lucide'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { useAccess } from '../../fleet/access/useAccess.ts'
import { ItemScreen } from '../../fleet/item/ItemScreen.tsx'
import type { RowAction } from '../../fleet/list/rowActions.ts'
import { today } from '../../format/days.ts'
import { fingerOr, HStack, InlineText } from '../../foundation/ui/layout.ts'
import { codeMessages } from '../../locales/en/codes.ts'
import { fuelCodesMessages } from '../../locales/en/fuelCodes.ts'
import { itemPagesMessages } from '../../locales/en/itemPages.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import { RecentRedemptions } from '../../pieces/activity/RecentRedemptions.tsx'
import { useBearerLinks } from '../../pieces/activity/useBearerLinks.tsx'
import { inGroups } from '../../pieces/cells/codeText.ts'
import { fullName } from '../../pieces/cells/PersonName.tsx'
import { repeatCodes } from '../../pieces/codes/repeatCodes.ts'
import { useAddDrafts } from '../../pieces/codes/useAddDrafts.ts'
import { VerdictSection } from '../../pieces/verdict/VerdictSection.tsx'
import { ProductChip } from '../../pieces/cells/ProductChip.tsx'
import { useFormats } from '../../provider/formats.ts'
import { codeEntry } from '../../pieces/navigation/itemEntries.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { CodeCell } from './CodeCell.tsx'
import { codeDialogs } from './codeDialogs.tsx'
import { CodeStatusTag } from '../../pieces/cells/CodeStatusTag.tsx'
import { fuelCodeActions } from './fuelCodeActions.ts'
import { PeriodCell } from './PeriodCell.tsx'
import { VolumeCell } from './VolumeCell.tsx'

/** One below another, so that a finger hits the right one. */
const BearerLine = styled(HStack)`
  justify-content: flex-end;
  min-height: ${fingerOr('24px')};
`

const CodeVerdict = lazyWithRetry(() => import('./CodeVerdict.tsx'), 'CodeVerdict')

/** The page of one fuel code. The server finds its redemptions by the code. */
export function CodePage({ fleetId, fuelCodeId }: { fleetId: string; fuelCodeId: string }) {
  const t = useMessages(fuelCodesMessages)
  const pages = useMessages(itemPagesMessages)
  const codes = useMessages(codeMessages)
  const { formatInstant } = useFormats()
  const { client } = usePortal()
  const access = useAccess(fleetId)
  const addDrafts = useAddDrafts(fleetId, access)
  const { driverLink, vehicleLink } = useBearerLinks(access)
  const repetition: RowAction<FuelCode> | undefined = addDrafts && {
    key: 'repeat',
    label: pages.repeat,
    icon: Fuel,
    requires: createFuelCodes,
    run: (code) => void addDrafts(() => repeatCodes(client, fleetId, [code], today())),
  }
  // The page shows the verdict itself.
  const [share, ...others] = useMemo(() => fuelCodeActions(t).filter(({ key }) => key !== 'check'), [t])
  const actions = [share, repetition, ...others].filter((action) => action !== undefined)
  const dialogs = useMemo(() => codeDialogs(fleetId, { isCodePage: true }), [fleetId])
  const facts = (code: FuelCode) => {
    const bearers = [
      ...(code.drivers?.map((driver) => (
        <BearerLine key={`driver ${fullName(driver)}`}>{driverLink(driver)}</BearerLine>
      )) ?? []),
      ...(code.vehicles?.map((vehicle) => (
        <BearerLine key={`vehicle ${vehicle.plateNumber}`}>{vehicleLink(vehicle)}</BearerLine>
      )) ?? []),
    ]
    const options = [code.sendSms && t.smsOn, code.autoRenew && t.renews].filter(Boolean)
    return [
      {
        name: t.code,
        value: (
          <HStack $justify="end">
            <CodeCell code={code} />
          </HStack>
        ),
      },
      { name: t.product, value: <ProductChip product={code.productCode} /> },
      { name: t.volume, value: <VolumeCell code={code} /> },
      { name: t.period, value: <PeriodCell code={code} wraps /> },
      { name: t.type, value: codes.bindings[code.fuelCodeType] },
      ...(bearers.length > 0 ? [{ name: pages.driverAndVehicle, value: bearers }] : []),
      { name: t.use, value: code.maxUsage === 1 ? codes.oneTime : codes.multiUse },
      ...(options.length > 0 ? [{ name: pages.options, value: options.join(', ') }] : []),
      { name: t.created, value: <InlineText>{formatInstant(code.createdAt)}</InlineText> },
    ]
  }
  return (
    <ItemScreen
      endpoint={listFuelCodes}
      fleetId={fleetId}
      itemId={fuelCodeId}
      pageName={pages.code}
      list={{ area: 'fuel-codes', name: t.title }}
      hasPrivateName
      nameOf={({ fuelCode }) => inGroups(fuelCode)}
      entryOf={codeEntry}
      tag={({ status }) => <CodeStatusTag status={status} />}
      facts={facts}
      actions={actions}
      dialogs={dialogs}
      missing={{ title: pages.noCode, detail: pages.notFound, toList: pages.toList }}
      answer={({ item, access }) => (
        <VerdictSection title={t.check}>
          <CodeVerdict code={item} fleetId={fleetId} access={access} />
        </VerdictSection>
      )}
    >
      {({ item, access }) =>
        access.can(listRedemptions) && (
          <RecentRedemptions fleetId={fleetId} access={access} searchKey={item.fuelCode} />
        )
      }
    </ItemScreen>
  )
}
