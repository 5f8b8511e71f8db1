import { FormattedInput } from '../../../foundation/form/FormattedInput.tsx'
import { digits } from '../../../foundation/form/cleaners.ts'
import { createUnpersistedForm } from '../../../foundation/form/createUnpersistedForm.ts'
import { TextInput } from '../../../foundation/form/TextInput.tsx'
import { today } from '../../../format/days.ts'
import { reset } from '../../../foundation/ui/layout.ts'
import { cardMessages } from '../../../locales/en/cards.ts'
import { space } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import { styled } from 'styled-components'
import * as z from 'zod/mini'
import { detectBrand, cardRules, formatExpiry, formatCardNumber, type CardInput } from './card.ts'

/** The option of a new card. Saved cards are options by their id. */
export const newCard = 'typed'

const rules = cardRules(today)

/** Validates the fields of a new card. A saved card is not validated. */
const selectedCard: z.ZodMiniType<CardInput & { selectedId: string }> = z
  .object({
    selectedId: z.string(),
    name: z.string(),
    number: z.string(),
    expiry: z.string(),
    cvv: z.string(),
  })
  .check((payload) => {
    if (payload.value.selectedId !== newCard) return
    const result = z.safeParse(rules, payload.value)
    if (result.success) return
    for (const { path, message } of result.error.issues)
      payload.issues.push({ code: 'custom', path, message, input: payload.value })
  })

export const cardForm = createUnpersistedForm(selectedCard, 'money')

const { Field, useFields } = cardForm

const Grid = styled.div`
  ${reset}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)};
  & > :nth-child(-n + 2) {
    grid-column: 1 / -1;
  }
  @container (max-width: 360px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const threeDigits = digits(3)

/** The fields of a new card. Their values are never stored. */
export function CardFields({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useMessages(cardMessages)
  const { watch } = useFields()
  const brand = detectBrand(watch('number'))
  return (
    <Grid>
      <Field name="name" sentences={t.faults} label={t.name} isRequired>
        {(control) => <TextInput {...control} autoComplete="cc-name" readOnly={isReadOnly} />}
      </Field>
      <Field
        name="number"
        sentences={t.faults}
        label={t.number}
        hint={t.brandsHint}
        aside={brand && t.brands[brand]}
        isRequired
      >
        {(control) => (
          <FormattedInput
            {...control}
            clean={formatCardNumber}
            inputMode="numeric"
            autoComplete="cc-number"
            readOnly={isReadOnly}
          />
        )}
      </Field>
      <Field name="expiry" sentences={t.faults} label={t.expiry} hint={t.expiryHint} isRequired>
        {(control) => (
          <FormattedInput
            {...control}
            clean={formatExpiry}
            inputMode="numeric"
            autoComplete="cc-exp"
            readOnly={isReadOnly}
          />
        )}
      </Field>
      <Field name="cvv" sentences={t.faults} label={t.cvv} hint={t.cvvHint} isRequired>
        {(control) => (
          <FormattedInput
            {...control}
            type="password"
            clean={threeDigits}
            inputMode="numeric"
            autoComplete="cc-csc"
            readOnly={isReadOnly}
          />
        )}
      </Field>
    </Grid>
  )
}
