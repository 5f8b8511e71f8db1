import type { FleetCard } from 'fleet-portal-api-client/contract/fleetCards'
import { limits } from 'fleet-portal-api-client/contract/fields'
import { useEffect, useId, useMemo, useState } from 'react'
import { SendingBanner } from '../../foundation/errors/SendingBanner.tsx'
import { EditConflict } from '../../foundation/form/EditConflict.tsx'
import { Input, TextArea } from '../../foundation/form/controls.ts'
import { FieldFrame } from '../../foundation/form/FieldFrame.tsx'
import { isOutdated } from '../../foundation/form/useStoredValues.ts'
import { useConfirmation } from '../../foundation/overlay/useConfirmation.ts'
import { Button } from '../../foundation/ui/Button.tsx'
import { SendButton } from '../../foundation/form/SendButton.tsx'
import { HStack } from '../../foundation/ui/layout.ts'
import { OverlayBoundary } from '../../foundation/overlay/OverlayBoundary.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import { useFleetCardActions } from '../../headless/fleetCards.ts'
import { codeMessages } from '../../locales/en/codes.ts'
import { editFleetCardMessages } from '../../locales/en/editFleetCard.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { CardNumber } from '../../pieces/cells/CardNumber.tsx'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { useToast } from '../../provider/widgetContext.ts'
import { AssignmentFields } from './AssignmentFields.tsx'
import { changesOf, type CardChange } from './cardChanges.ts'
import { cardInputOf, valuesOf, type CardValues } from './cardFields.ts'
import { Field, Form, useFields } from './cardFormParts.ts'
import { LimitFields } from './LimitFields.tsx'
import { ProductsField } from './ProductsField.tsx'

const ConfirmSaveDialog = lazyWithRetry(() => import('./ConfirmSaveDialog.tsx'), 'ConfirmSaveDialog')

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
  const hasNoProduct = useFields().watch('products').length === 0
  return (
    <SendButton
      type="submit"
      variant="primary"
      busy={isBusy}
      disabledReason={reason ?? (hasNoProduct ? t.tickOne : undefined)}
    >
      {t.save}
    </SendButton>
  )
}

interface CardFormProps {
  fleetId: string
  /** The card as it was last read. */
  card: FleetCard
  /** Reads the card again before it is saved. Resolves to undefined if that fails. */
  refetchCard: () => Promise<FleetCard | undefined>
  /** The reason if the card cannot be changed now. */
  reason: string | undefined
  /** Goes back to the list. */
  onSaved: () => void
  /** Goes back to the page that the user came from. */
  onCancel: () => void
  /** Opens the page of the card. Undefined if the user came from the list. */
  openCard: (() => void) | undefined
}

/** The form of a card. Saving confirms the changes first. */
export function CardForm({ fleetId, card, refetchCard, reason, onSaved, onCancel, openCard }: CardFormProps) {
  const t = useMessages(editFleetCardMessages)
  const codes = useMessages(codeMessages)
  const formats = useFormats()
  const ui = useMessages(uiMessages)
  const showToast = useToast()
  const { update } = useFleetCardActions()
  const { ask, question } = useConfirmation<readonly CardChange[]>()
  const [isSaved, setSaved] = useState(false)
  const { fuelCardId } = card
  const stored = useMemo(() => valuesOf(card), [card])

  const save = async (values: CardValues, { key: idempotencyKey }: { key: string }) => {
    const current = await refetchCard()
    // The refetched card is on screen by now, with the conflict or the new status.
    if (current && current.status !== 'active') return false
    if (current && isOutdated(values, stored, valuesOf(current))) return false
    if (!(await ask(changesOf(current ?? card, stored, values, { t, codes, ui, formats })))) return false
    await update(fuelCardId, cardInputOf(fuelCardId, values), { idempotencyKey })
    showToast({
      tone: 'success',
      text: t.saved,
      ...(openCard && { action: { label: t.openCard, run: openCard } }),
    })
    setSaved(true)
    return true
  }
  // Leaves after the form cleared its draft, so that no prompt about unsaved changes appears.
  useEffect(() => {
    if (isSaved) onSaved()
  }, [isSaved, onSaved])
  return (
    <>
      <NumberField number={card.cardNumber} />
      <Form
        defaultValues={stored}
        persistKey={`fleet-card:${fleetId}:${fuelCardId}`}
        isDisabled={reason !== undefined}
        subject="existing-item"
        isConfirming={question !== undefined}
        onSubmit={save}
      >
        {({ isBusy }) => (
          <>
            {isBusy && <SendingBanner />}
            <EditConflict stored={stored} />
            <AssignmentFields fleetId={fleetId} isReadOnly={reason !== undefined} />
            <LimitFields card={card} />
            <ProductsField />
            <RemarksField />
            <HStack $justify="end" $wrap>
              <Button onClick={onCancel}>{ui.cancel}</Button>
              <SaveButton isBusy={isBusy} reason={reason} />
            </HStack>
          </>
        )}
      </Form>
      {question && (
        <OverlayBoundary onClose={() => question.answer(false)}>
          <ConfirmSaveDialog changes={question.about} onAnswer={question.answer} />
        </OverlayBoundary>
      )}
    </>
  )
}
