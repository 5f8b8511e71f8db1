import { products, type Product } from 'fleet-portal-api-client/contract/products'
import { useId } from 'react'
import { styled } from 'styled-components'
import { Checkbox } from '../../foundation/form/Checkbox.tsx'
import { RequiredMark } from '../../foundation/form/FieldFrame.tsx'
import { VStack, InlineText, HStack } from '../../foundation/ui/layout.ts'
import { editFleetCardMessages } from '../../locales/en/editFleetCard.ts'
import { ProductChip } from '../../pieces/cells/ProductChip.tsx'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { Field } from './cardFormParts.ts'

const Name = styled(InlineText)`
  font-size: ${token('text-table')};
  font-weight: ${token('weight-medium')};
`
const Choices = styled(HStack)`
  gap: ${space(2)} ${space(6)};
`
const ErrorText = styled(InlineText)`
  font-size: ${token('text-label')};
  color: ${token('color-danger')};
`

/** The products that the card pays for. At least one is required. */
export function ProductsField() {
  const t = useMessages(editFleetCardMessages)
  const id = useId()
  return (
    <Field name="products" label={t.products} isBare>
      {({ value, onChange, onBlur, name, 'aria-describedby': describedBy, 'aria-disabled': isLocked }) => {
        const toggle = (product: Product) =>
          onChange(products.filter((one) => (one === product) !== value.includes(one)))
        return (
          <VStack
            role="group"
            aria-labelledby={id}
            aria-describedby={[`${id}-error`, describedBy].filter(Boolean).join(' ')}
            aria-disabled={isLocked}
            $gap={1.5}
          >
            <InlineText>
              <Name id={id}>{t.products}</Name>
              <RequiredMark />
            </InlineText>
            <Choices $wrap>
              {products.map((product) => (
                <Checkbox
                  key={product}
                  name={name}
                  checked={value.includes(product)}
                  onBlur={onBlur}
                  onChange={() => toggle(product)}
                >
                  <ProductChip product={product} />
                </Checkbox>
              ))}
            </Choices>
            <ErrorText id={`${id}-error`} role="alert">
              {value.length === 0 && t.tickOne}
            </ErrorText>
          </VStack>
        )
      }}
    </Field>
  )
}
