import { updateFuelCode, type FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { CircleOff } from 'lucide'
import { styled } from 'styled-components'
import type { BulkAction, SelectedItemsProps } from '../../fleet/list/bulk/bulkActions.ts'
import { SelectionBar } from '../../fleet/list/bulk/SelectionBar.tsx'
import { InlineText } from '../../foundation/ui/layout.ts'
import { useFuelCodeActions } from '../../headless/fuelCodes.ts'
import { bulkMessages } from '../../locales/en/bulk.ts'
import { fuelCodesMessages } from '../../locales/en/fuelCodes.ts'
import { inGroups } from '../../pieces/cells/codeText.ts'
import { MonoText } from '../../pieces/cells/MonoText.tsx'
import { ProductChip } from '../../pieces/cells/ProductChip.tsx'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { isDeactivatable, remainingLitres } from './fuelCodeFacts.ts'

const AlignedEnd = styled(InlineText)`
  margin-left: auto;
`

/** The bar of the selected codes: deactivates them for good. */
export function SelectedCodes(props: SelectedItemsProps<FuelCode>) {
  const t = useMessages(fuelCodesMessages)
  const bulk = useMessages(bulkMessages)
  const { formatLitres } = useFormats()
  const { deactivate } = useFuelCodeActions()
  const actions: BulkAction<FuelCode>[] = [
    {
      key: 'deactivate',
      icon: CircleOff,
      requires: updateFuelCode,
      when: isDeactivatable,
      run: ({ fuelCodeId }, options) => deactivate(fuelCodeId, options),
      danger: true,
      messages: {
        label: (count) => bulk.deactivate(t.several.items(count)),
        body: t.several.deactivateBody,
        done: t.several.done,
        result: (done, total) => bulk.deactivated(done, t.several.items(total)),
      },
    },
  ]
  const describe = (code: FuelCode) => (
    <>
      <MonoText isStrong isUnbroken>
        {inGroups(code.fuelCode)}
      </MonoText>
      <ProductChip product={code.productCode} />
      <AlignedEnd>{t.left(formatLitres(remainingLitres(code)))}</AlignedEnd>
    </>
  )
  return <SelectionBar {...props} actions={actions} describe={describe} />
}
