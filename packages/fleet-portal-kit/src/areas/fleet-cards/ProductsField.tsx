import { products, type Product } from 'api-client/contract/products'
import { useId } from 'react'
import { styled } from 'styled-components'
import { Checkbox } from '../../foundation/form/Checkbox.tsx'
import { RequiredMark } from '../../foundation/form/FieldFrame.tsx'
import { Column, Inline, Line } from '../../foundation/ui/layout.ts'
import { editFleetCardMessages } from '../../locales/en/editFleetCard.ts'
import { ProductChip } from '../../pieces/ProductChip.tsx'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { Field } from './cardFormParts.ts'

const Name = styled(Inline)`
  font-size: ${token('text-table')};
  font-weight: 550;
`
const Choices = styled(Line)`
  gap: ${space(2)} ${space(6)};
`
const Fault = styled(Inline)`
  font-size: ${token('text-label')};
  color: ${token('color-danger')};
`

/** What can be paid with the card: one product at least. */
export function ProductsField() {
  const t = useMessages(editFleetCardMessages)
  const id = useId()
  return (
    <Field name="products" label={t.products} isBare>
      {({ value, onChange, onBlur, name }) => {
        const toggle = (product: Product) =>
          onChange(products.filter((one) => (one === product) !== value.includes(one)))
        return (
          <Column role="group" aria-labelledby={id} aria-describedby={`${id}-fault`} $gap={1.5}>
            <Inline>
              <Name id={id}>{t.products}</Name>
              <RequiredMark />
            </Inline>
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
            <Fault id={`${id}-fault`} role="alert">
              {value.length === 0 && t.tickOne}
            </Fault>
          </Column>
        )
      }}
    </Field>
  )
}
