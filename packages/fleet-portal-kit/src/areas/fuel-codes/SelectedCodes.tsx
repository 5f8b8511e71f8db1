import { listFuelCodes, updateFuelCode, type FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { CircleOff, Printer } from 'lucide'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { BulkAction, SelectedItemsProps } from '../../fleet/list/bulk/bulkActions.ts'
import { SelectionBar } from '../../fleet/list/bulk/SelectionBar.tsx'
import { useSelected } from '../../foundation/list/selection.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import { InlineText } from '../../foundation/ui/layout.ts'
import { useFuelCodeActions } from '../../headless/fuelCodes.ts'
import { bulkMessages } from '../../locales/en/bulk.ts'
import { codeCardsMessages } from '../../locales/en/codeCards.ts'
import { fuelCodesMessages } from '../../locales/en/fuelCodes.ts'
import { today } from '../../format/days.ts'
import { codeDraftsMessages } from '../../locales/en/codeDrafts.ts'
import { FuelCodeText } from '../../pieces/cells/FuelCodeText.tsx'
import { ProductChip } from '../../pieces/cells/ProductChip.tsx'
import { useFormats } from '../../provider/formats.ts'
import { repeatCodes } from '../../pieces/codes/repeatCodes.ts'
import { useGenerateCodesAction } from '../../pieces/codes/useGenerateCodesAction.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { isDeactivatable, remainingLitres } from './fuelCodeFacts.ts'
import { useReturnedLitres } from './useReturnedLitres.ts'
import { OverlayBoundary } from '../../foundation/overlay/OverlayBoundary.tsx'

const PrintCodes = lazyWithRetry(() => import('./share/PrintCodes.tsx'), 'PrintCodes')

const AlignedEnd = styled(InlineText)`
  margin-left: auto;
`

const everyCode = () => true

/** The bar of the selected codes: repeats them as drafts, prints them as cards, and deactivates them for good. */
export function SelectedCodes(props: SelectedItemsProps<FuelCode>) {
  const t = useMessages(fuelCodesMessages)
  const bulk = useMessages(bulkMessages)
  const cards = useMessages(codeCardsMessages)
  const selected = useSelected(props.selection)
  const [isPrinting, setPrinting] = useState(false)
  // A code may have ended since it was selected.
  const printable = [...selected.values()].filter(isDeactivatable)
  if (isPrinting && printable.length === 0) setPrinting(false)
  const { formatLitres } = useFormats()
  const { deactivate } = useFuelCodeActions()
  const returnedLitres = useReturnedLitres()
  const { repeat } = useMessages(codeDraftsMessages)
  const { client } = usePortal()
  const repetition = useGenerateCodesAction(props, {
    key: 'repeat',
    label: repeat,
    when: everyCode,
    draftsOf: (codes) => repeatCodes(client, props.fleetId, codes, today()),
  })
  const actions: BulkAction<FuelCode>[] = [
    {
      key: 'print',
      icon: Printer,
      requires: listFuelCodes,
      when: isDeactivatable,
      open: () => setPrinting(true),
      messages: { label: cards.printCodes },
    },
    ...repetition,
    {
      key: 'deactivate',
      icon: CircleOff,
      requires: updateFuelCode,
      when: isDeactivatable,
      run: ({ fuelCodeId }, options) => deactivate(fuelCodeId, options),
      danger: true,
      note: returnedLitres,
      messages: {
        label: (count) => bulk.deactivate(t.several.items(count)),
        body: t.several.deactivateBody,
        items: t.several.items,
        others: t.several.others,
        done: t.several.done,
        result: (done, total) => bulk.deactivated(done, t.several.items(total)),
      },
    },
  ]
  const describe = (code: FuelCode) => (
    <>
      <FuelCodeText code={code.fuelCode} isStrong />
      <ProductChip product={code.productCode} />
      <AlignedEnd>{t.left(formatLitres(remainingLitres(code)))}</AlignedEnd>
    </>
  )
  return (
    <>
      <SelectionBar {...props} actions={actions} describe={describe} hasPrivateNames />
      {isPrinting && (
        <OverlayBoundary onClose={() => setPrinting(false)}>
          <PrintCodes
            codes={printable}
            fleet={props.access.fleet?.businessName}
            onClose={() => setPrinting(false)}
          />
        </OverlayBoundary>
      )}
    </>
  )
}
