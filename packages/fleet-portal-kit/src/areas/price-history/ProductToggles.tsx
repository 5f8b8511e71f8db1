import { products } from 'fleet-portal-api-client/contract/products'
import { Check } from 'lucide'
import type { FilterControlProps } from '../../foundation/list/filter.ts'
import { HStack } from '../../foundation/ui/layout.ts'
import { ToggleChip } from '../../foundation/ui/ToggleChip.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'

/** A button for each product. Without a pressed one, the list has all products. */
export function ProductToggles({ label, value, onChange }: FilterControlProps<readonly string[]>) {
  const { productNames } = useMessages(uiMessages)
  return (
    <HStack role="group" aria-label={label} $wrap>
      {products.map((product) => {
        const isOn = value?.includes(product) ?? false
        const next = products.filter((one) => (one === product ? !isOn : value?.includes(one)))
        return (
          <ToggleChip
            key={product}
            aria-pressed={isOn}
            {...(isOn && { icon: Check })}
            onClick={() => onChange(next.length > 0 ? next : undefined)}
          >
            {productNames[product]}
          </ToggleChip>
        )
      })}
    </HStack>
  )
}
