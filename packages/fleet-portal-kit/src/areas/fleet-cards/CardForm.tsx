import { updateFleetCard, type FleetCard } from 'api-client/contract/fleetCards'
import { limits } from 'api-client/contract/fields'
import { useEffect, useId, useMemo, useState } from 'react'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { WaitingForConnection } from '../../foundation/errors/WaitingForConnection.tsx'
import { EditConflict } from '../../foundation/form/EditConflict.tsx'
import { Input, TextArea } from '../../foundation/form/controls.ts'
import { FieldFrame } from '../../foundation/form/FieldFrame.tsx'
import { isOutdated } from '../../foundation/form/useStoredValues.ts'
import { useConfirmation } from '../../foundation/overlay/useConfirmation.ts'
import { Button } from '../../foundation/ui/Button.tsx'
import { HStack } from '../../foundation/ui/layout.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import { codeMessages } from '../../locales/en/codes.ts'
import { editFleetCardMessages } from '../../locales/en/editFleetCard.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { CardNumber } from '../../pieces/cells/CardNumber.tsx'
import { useMessages } from '../../provider/messages.ts'
import { useEmit, useToast } from '../../provider/widgetContext.ts'
import { BearerFields } from './BearerFields.tsx'
import { changesOf, type CardChange } from './cardChanges.ts'
import { cardInputOf, valuesOf, type CardValues } from './cardFields.ts'
import { Field, Form, useFields } from './cardFormParts.ts'
import { LimitFields } from './LimitFields.tsx'
import { ProductsField } from './ProductsField.tsx'

const SaveQuestion = lazyWithRetry(() => import('./SaveQuestion.tsx'), 'SaveQuestion')

function NumberField({ number }: { number: string }) {
  const t = useMessages(editFleetCardMessages)
  const id = useId()
  return (
    <FieldFrame id={id} label={t.cardNumber}>
      <CardNumber number={number}>
        {(text) => <Input id={id} value={text} readOnly autoComplete="off" />}
      </CardNumber>
    </FieldFrame>
  )
}

function RemarksField() {
  const t = useMessages(editFleetCardMessages)
  const { length } = useFields().watch('remarks')
  return (
    <Field name="remarks" label={t.remarks} aside={t.remarksLeft(length, limits.remarks)} isOptional>
      {(control) => <TextArea {...control} onChange={(event) => control.onChange(event.target.value)} />}
    </Field>
  )
}

function SaveButton({ isBusy, reason }: { isBusy: boolean; reason: string | undefined }) {
  const t = useMessages(editFleetCardMessages)
  const hasNone = useFields().watch('products').length === 0
  return (
    <Button
      type="submit"
      variant="primary"
      busy={isBusy}
      disabledReason={reason ?? (hasNone ? t.tickOne : undefined)}
    >
      {t.save}
    </Button>
  )
}

interface CardFormProps {
  fleetId: string
  /** As it is stored by now. */
  card: FleetCard
  /** Reads it anew before it is saved; undefined where it cannot be read. */
  reread: () => Promise<FleetCard | undefined>
  /** Why nothing can be changed now. */
  reason: string | undefined
  /** Back to the list. */
  onDone: () => void
}

/** The details of a card. Saving asks first, and shows what becomes what. */
export function CardForm({ fleetId, card, reread, reason, onDone }: CardFormProps) {
  const t = useMessages(editFleetCardMessages)
  const codes = useMessages(codeMessages)
  const ui = useMessages(uiMessages)
  const emit = useEmit()
  const showToast = useToast()
  const { send } = useWrite(updateFleetCard)
  const { ask, asked } = useConfirmation<readonly CardChange[]>()
  const [isSaved, setSaved] = useState(false)
  const { fuelCardId } = card
  const stored = useMemo(() => valuesOf(card), [card])

  const save = async (values: CardValues, { key }: { key: string }) => {
    const now = await reread()
    // What it is now is on screen by then.
    if (now && now.status !== 'active') return false
    if (now && isOutdated(values, stored, valuesOf(now))) return false
    if (!(await ask(changesOf(stored, values, { t, codes, ui })))) return false
    await send(cardInputOf(fuelCardId, values), { key })
    emit('fleet-card.updated', { fuelCardId })
    showToast({ tone: 'success', text: t.saved })
    setSaved(true)
    return true
  }
  // Once the form has let go of what was saved, so that leaving it asks nothing.
  useEffect(() => {
    if (isSaved) onDone()
  }, [isSaved, onDone])
  return (
    <>
      <NumberField number={card.cardNumber} />
      <Form
        defaultValues={stored}
        persistKey={`fleet-card:${fleetId}:${fuelCardId}`}
        isDisabled={reason !== undefined}
        onSubmit={save}
      >
        {({ isBusy }) => (
          <>
            {isBusy && <WaitingForConnection />}
            <EditConflict stored={stored} />
            <BearerFields fleetId={fleetId} isFixed={reason !== undefined} />
            <LimitFields card={card} />
            <ProductsField />
            <RemarksField />
            <HStack $justify="end" $wrap>
              <Button onClick={onDone}>{ui.cancel}</Button>
              <SaveButton isBusy={isBusy} reason={reason} />
            </HStack>
          </>
        )}
      </Form>
      {asked && <SaveQuestion changes={asked.about} answer={asked.answer} />}
    </>
  )
}
