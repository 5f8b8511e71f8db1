import { ApiError } from 'fleet-portal-api-client'
import { listFleetCards, updateFleetCard, type FleetCard } from 'fleet-portal-api-client/contract/fleetCards'
import { useRef, useState } from 'react'
import { BulkDialog } from '../../fleet/list/bulk/BulkDialog.tsx'
import type { BulkChange, ItemCallOptions } from '../../fleet/list/bulk/bulkActions.ts'
import { bulkNameOf } from '../../fleet/list/bulk/bulkProgress.ts'
import { Checkbox } from '../../foundation/form/Checkbox.tsx'
import { createForm } from '../../foundation/form/createForm.tsx'
import { Dialog, DialogActions, DialogCancel } from '../../foundation/overlay/Dialog.tsx'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { Paragraph, VStack } from '../../foundation/ui/layout.ts'
import { useFleetCardActions, type FleetCardChanges } from '../../headless/fleetCards.ts'
import { editFleetCardMessages } from '../../locales/en/editFleetCard.ts'
import { fleetCardsMessages } from '../../locales/en/fleetCards.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import {
  earlierLimits,
  hasChange,
  hasLimits,
  limitChanges,
  limitsForm,
  unchangedLimits,
  hasUsedUp,
  type LimitValues,
} from './limitChanges.ts'
import { MoneyLimitInput, TransactionLimitInput } from './LimitInputs.tsx'
import { NewLimits } from './NewLimits.tsx'

const { Form, Field, useFields } = createForm<LimitValues>(limitsForm, 'money')

/** The two limits, each with a checkbox that removes it. */
function LimitsFields() {
  const t = useMessages(editFleetCardMessages)
  const { isMoneyUnlimited, isCountUnlimited } = useFields().watch()
  const noLimit = (name: 'isMoneyUnlimited' | 'isCountUnlimited', label: string) => (
    <Field name={name} label={label} isBare>
      {({ value, onChange, ...control }) => (
        <Checkbox {...control} checked={value} onChange={({ target }) => onChange(target.checked)}>
          {label}
        </Checkbox>
      )}
    </Field>
  )
  return (
    <>
      <VStack $gap={2}>
        <Field name="locqpayLimit" label={t.moneyLimit} hint={isMoneyUnlimited ? undefined : t.moneyRange}>
          {(control) => <MoneyLimitInput {...control} isUnlimited={isMoneyUnlimited} />}
        </Field>
        {noLimit('isMoneyUnlimited', t.noMoneyLimit)}
      </VStack>
      <VStack $gap={2}>
        <Field
          name="transactionLimit"
          label={t.transactionLimit}
          hint={isCountUnlimited ? undefined : t.transactionRange}
        >
          {(control) => <TransactionLimitInput {...control} isUnlimited={isCountUnlimited} />}
        </Field>
        {noLimit('isCountUnlimited', t.noTransactionLimit)}
      </VStack>
    </>
  )
}

/** Says that the form is empty, until the user enters something. */
function NothingEntered() {
  const { several: t } = useMessages(fleetCardsMessages)
  return hasChange(limitChanges(useFields().watch())) ? null : <Banner tone="danger">{t.enterALimit}</Banner>
}

/** The new limits as one text: `LocqPay limit ₱5,000.00 per month, no transaction limit`. */
function useLimitsText() {
  const { several: t } = useMessages(fleetCardsMessages)
  const { formatCount, formatPesos } = useFormats()
  return ({ locqpayLimit, transactionLimit }: FleetCardChanges) =>
    [
      locqpayLimit === 0 && t.noMoneyLimit,
      locqpayLimit && t.newMoneyLimit(formatPesos(locqpayLimit)),
      transactionLimit === 0 && t.noTransactionLimit,
      transactionLimit && t.newTransactionLimit(formatCount(transactionLimit)),
    ]
      .filter(Boolean)
      .join(', ')
}

/** The failure of an Undo that would replace the change of another user. */
const changedMeanwhile = () => new ApiError({ kind: 'badrequest', status: 409, code: 'IllegalTransition' })

/**
 * The changes of the limits of a card, by which Undo gives back what was replaced. The card is read before each: the list may have been
 * open for a while, and another user may have changed the limits before or after the change.
 */
function useLimitActions(fleetId: string) {
  const { client } = usePortal()
  const { update } = useFleetCardActions()
  const replaced = useRef(new Map<string, FleetCard>())
  const read = async (card: FleetCard) => {
    const input = { fleetId, searchKey: card.cardNumber, page: 1, perPage: 10 }
    const { fuelCards } = await client.call(listFleetCards, input, { partOfBatch: true })
    return fuelCards.find(({ fuelCardId }) => fuelCardId === card.fuelCardId)
  }
  return {
    async change(card: FleetCard, changes: FleetCardChanges, options: ItemCallOptions) {
      const id = card.fuelCardId
      // An earlier attempt whose answer was lost may have changed the card.
      if (!replaced.current.has(id)) replaced.current.set(id, (await read(card)) ?? card)
      await update(id, changes, options)
    },
    async undo(card: FleetCard, changes: FleetCardChanges, options: ItemCallOptions) {
      const id = card.fuelCardId
      const now = await read(card)
      if (now && !hasLimits(now, changes)) throw changedMeanwhile()
      await update(id, earlierLimits(replaced.current.get(id) ?? card, changes), options)
    },
  }
}

interface ChangeLimitsProps {
  fleetId: string
  cards: readonly FleetCard[]
  nameOf: (card: FleetCard) => string
  /** Called with the id of each card that was changed. */
  onDone: (fuelCardId: string) => void
  onClose: () => void
}

/** Gives several cards the same limits: a form, then the question with the cards, and the result of each. */
export function ChangeLimits({ fleetId, cards, nameOf, onDone, onClose }: ChangeLimitsProps) {
  const { several: t } = useMessages(fleetCardsMessages)
  const { change, undo } = useLimitActions(fleetId)
  const limitsText = useLimitsText()
  // The cards as they were, because a changed card is read again during the change of the others.
  const [entries] = useState(() => cards.map((card) => [card.fuelCardId, card] as const))
  const [changes, setChanges] = useState<FleetCardChanges>()
  const [isEmptySent, setEmptySent] = useState(false)
  if (!changes) {
    const submit = (values: LimitValues) => {
      const entered = limitChanges(values)
      const isEntered = hasChange(entered)
      setEmptySent(!isEntered)
      if (isEntered) setChanges(entered)
      return Promise.resolve(isEntered)
    }
    return (
      <Dialog title={t.changeLimits(cards.length)} onClose={onClose} width={480}>
        <Form defaultValues={unchangedLimits} onSubmit={submit}>
          <Paragraph $muted>{t.changeLimitsLead}</Paragraph>
          {isEmptySent && <NothingEntered />}
          <LimitsFields />
          <DialogActions>
            <DialogCancel />
            <Button type="submit" variant="primary">
              {t.continue}
            </Button>
          </DialogActions>
        </Form>
      </Dialog>
    )
  }
  const action: BulkChange<FleetCard> = {
    key: 'limits',
    requires: updateFleetCard,
    when: () => true,
    run: (card, options) => change(card, changes, options),
    undo: (card, options) => undo(card, changes, options),
    warning: (items) => {
      const { length } = items.filter((card) => hasUsedUp(card, changes))
      return length > 0 ? t.usedUp(length) : undefined
    },
    describe: (card) => <NewLimits card={card} name={nameOf(card)} changes={changes} />,
    messages: {
      label: t.changeLimits,
      body: t.newLimits(limitsText(changes)),
      items: t.items,
      others: t.others,
      done: t.limitsChanged,
      result: (done, total) => t.limitsResult(done, t.items(total)),
    },
  }
  return (
    <BulkDialog
      action={action}
      listName={bulkNameOf(listFleetCards, fleetId)}
      items={entries}
      otherCount={0}
      nameOf={nameOf}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
