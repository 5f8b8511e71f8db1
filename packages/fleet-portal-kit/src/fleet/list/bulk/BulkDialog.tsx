import { uniqueId } from 'fleet-portal-api-client'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useBatchRecord } from '../../../foundation/data/useBatchRecord.ts'
import { hadNoEffect } from '../../../foundation/errors/hadNoEffect.ts'
import { useErrorMessage } from '../../../foundation/errors/useErrorMessage.ts'
import { Dialog, DialogActions } from '../../../foundation/overlay/Dialog.tsx'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { SendButton } from '../../../foundation/form/SendButton.tsx'
import { InlineText, Paragraph, reset } from '../../../foundation/ui/layout.ts'
import { Progress } from '../../../foundation/ui/Progress.tsx'
import { Tag } from '../../../foundation/ui/Tag.tsx'
import { bulkMessages } from '../../../locales/en/bulk.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { space, token } from '../../../provider/appearance.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import { usePortal } from '../../../provider/portal.ts'
import { useToast } from '../../../provider/widgetContext.ts'
import { isFinalRefusal } from './isFinalRefusal.ts'
import type { BulkChange } from './bulkActions.ts'
import type { BulkProgress } from './bulkProgress.ts'
import { runEach, type ItemResult } from './runEach.ts'

const List = styled.ul`
  ${reset}
  display: block;
  max-height: 40dvh;
  overflow: auto;
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius')};
`

const Item = styled.li`
  ${reset}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  min-height: 40px;
  padding: ${space(1.5)} ${space(3)};
  & + & {
    border-top: 1px solid ${token('color-border')};
  }
`

const AlignedEnd = styled(InlineText)`
  margin-left: auto;
  text-align: end;
`

const ErrorText = styled(InlineText)`
  color: ${token('color-danger')};
  font-size: ${token('text-label')};
`

type Entry<T> = readonly [id: string, item: T]

export interface BulkDialogProps<T> {
  action: BulkChange<T>
  /** Names the list, for the record of an interrupted change. */
  listName: string
  /** The selected items that the action applies to, by their ids. */
  items: readonly Entry<T>[]
  /** The number of other selected items. */
  otherCount: number
  nameOf: (item: T) => string
  /** Shown for an item before the action. Default: its name. */
  describe?: ((item: T) => ReactNode) | undefined
  /** Whether the names are hidden when the user hides codes and numbers. */
  hasPrivateNames?: boolean | undefined
  /** Called with the id of each item that was changed. */
  onDone: (id: string) => void
  onClose: () => void
}

/** Keys of the calls: one per item and intent. A lost answer keeps its key, so that another attempt takes effect once. */
function useKeys() {
  const keys = useRef(new Map<string, string>())
  return {
    keyOf(id: string): string {
      const key = keys.current.get(id) ?? uniqueId()
      keys.current.set(id, key)
      return key
    },
    afterError(id: string, error: unknown) {
      if (hadNoEffect(error)) keys.current.delete(id)
    },
  }
}

/** Whether another attempt for an item may succeed. */
const canRetry = (result: ItemResult | undefined): boolean =>
  result?.kind !== 'done' && !(result?.kind === 'failed' && isFinalRefusal(result.error))

/**
 * Asks the user to confirm, changes several items one after the other, and shows the result of each. The user may stop it, and
 * try those again that may succeed. If all were changed, the dialog closes, and a toast offers to undo the change if it can be undone.
 */
export function BulkDialog<T>({
  action,
  listName,
  items,
  otherCount,
  nameOf,
  describe = nameOf,
  hasPrivateNames = false,
  onDone,
  onClose,
}: BulkDialogProps<T>) {
  const t = useMessages(bulkMessages)
  const ui = useMessages(uiMessages)
  const { formatCount } = useFormats()
  const errorMessageOf = useErrorMessage()
  const showToast = useToast()
  const { messages } = action
  const [status, setStatus] = useState<'confirming' | 'running' | 'stopping' | 'done'>('confirming')
  const [results, setResults] = useState<ReadonlyMap<string, ItemResult>>(new Map())
  const running = useRef<AbortController>(undefined)
  const isClosed = useRef(false)
  // A user who has left the list, or whose session has ended, could neither stop the rest nor see its results.
  useEffect(() => {
    isClosed.current = false
    return () => {
      isClosed.current = true
      running.current?.abort()
    }
  }, [])
  const { client } = usePortal()
  const record = useBatchRecord(listName)
  const cancelButton = useRef<HTMLButtonElement>(null)
  const { keyOf, afterError } = useKeys()
  const isDone = ([id]: Entry<T>) => results.get(id)?.kind === 'done'
  const done = items.filter(isDone)
  const remaining = items.filter(([id]) => canRetry(results.get(id)))
  const resultText = (count: number) => messages.result(formatCount(count), items.length)
  const isRunning = status === 'running' || status === 'stopping'
  const hasAction = status !== 'done' || remaining.length > 0
  // The pressed button disappears with the last item that can be tried again.
  useEffect(() => {
    if (!hasAction) cancelButton.current?.focus()
  }, [hasAction])

  const close = () => {
    // The user has seen the result. Before that, the record is of an earlier change.
    if (status === 'done') record.remove()
    onClose()
  }
  // The user may have left the list by then, so toasts report the result.
  const undoAll = async (undo: NonNullable<BulkChange<T>['undo']>) => {
    let reverted = 0
    let failure: unknown
    const epoch = client.session.epoch()
    const rest = new Set(items.map(([id]) => id))
    const progress = (): BulkProgress => ({
      result: t.reverted(formatCount(reverted), formatCount(items.length)),
      rest: [...rest],
    })
    record.begin(progress())
    await runEach(
      items,
      ([, item]) => undo(item, { idempotencyKey: uniqueId() }),
      ([id], result) => {
        if (result.kind === 'done') {
          reverted += 1
          rest.delete(id)
          if (client.session.epoch() === epoch) record.update(progress())
        }
        if (result.kind === 'failed') failure ??= result.error
      },
      new AbortController().signal,
    )
    // No toast reaches a user whose session has ended.
    if (client.session.epoch() !== epoch) return
    record.remove()
    const text = progress().result
    if (failure === undefined) showToast({ tone: 'success', text })
    else showToast({ tone: 'danger', text: `${text}. ${errorMessageOf(failure)}` })
  }
  const run = async () => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setStatus('running')
    setResults((previous) => new Map([...previous].filter(([, result]) => !canRetry(result))))
    let succeeded = done.length
    const rest = new Set(remaining.map(([id]) => id))
    const progress = (): BulkProgress => ({ result: resultText(succeeded), rest: [...rest] })
    record.begin(progress())
    await runEach(
      remaining,
      ([id, item]) => action.run(item, { idempotencyKey: keyOf(id) }),
      ([id], result) => {
        if (result.kind === 'done') succeeded += 1
        if (!canRetry(result)) {
          rest.delete(id)
          record.update(progress())
        }
        if (result.kind === 'done') onDone(id)
        if (result.kind === 'failed') afterError(id, result.error)
        setResults((previous) => new Map(previous).set(id, result))
      },
      controller.signal,
    )
    running.current = undefined
    setStatus('done')
    if (isClosed.current || succeeded < items.length) return
    const { undo } = action
    showToast({
      tone: 'success',
      text: resultText(succeeded),
      ...(undo && { action: { label: ui.undo, run: () => void undoAll(undo) } }),
    })
    record.remove()
    onClose()
  }
  const stop = () => {
    setStatus('stopping')
    running.current?.abort()
  }
  const renderName = (item: T) => (
    <InlineText $strong data-secret={hasPrivateNames ? '' : undefined}>
      {nameOf(item)}
    </InlineText>
  )
  const renderResult = (result: ItemResult | undefined) => {
    if (!result) return null
    if (result.kind === 'done') return <Tag tone="success">{messages.done}</Tag>
    if (result.kind === 'notAttempted') return <InlineText $muted>{t.notAttempted}</InlineText>
    return <ErrorText>{errorMessageOf(result.error)}</ErrorText>
  }
  const title = messages.label(items.length)
  const everyItem = items.map(([, item]) => item)
  const note = action.note?.(everyItem)
  const warning = action.warning?.(everyItem)
  const describeItem = action.describe ?? describe
  return (
    <Dialog
      title={status === 'done' ? t.resultTitle : t.question(title)}
      role="alertdialog"
      initialFocus={cancelButton}
      closeDisabledReason={isRunning ? ui.saving : undefined}
      onClose={close}
    >
      {status === 'confirming' && (
        <Paragraph>
          {messages.body}
          {note && ` ${note}`}
          {otherCount > 0 && ` ${t.otherItems(otherCount, messages.others(otherCount))}`}
        </Paragraph>
      )}
      {status === 'confirming' && warning && <Banner tone="warning">{warning}</Banner>}
      {isRunning && (
        <Progress label={t.working(results.size, items.length)} value={results.size / items.length} />
      )}
      <Paragraph role="status" $muted={isRunning}>
        {isRunning && t.working(results.size, items.length)}
        {status === 'done' && resultText(done.length)}
      </Paragraph>
      <List aria-label={status === 'done' ? t.results : t.items} tabIndex={0}>
        {items.map(([id, item], index) => {
          const result = renderResult(results.get(id))
          return (
            <Item key={id}>
              {result ? renderName(item) : describeItem(item, index)}
              {result && <AlignedEnd>{result}</AlignedEnd>}
            </Item>
          )
        })}
      </List>
      <DialogActions>
        {isRunning ? (
          <Button
            ref={cancelButton}
            disabledReason={status === 'stopping' ? t.stopping : undefined}
            onClick={stop}
          >
            {t.stop}
          </Button>
        ) : (
          <Button ref={cancelButton} onClick={close}>
            {status === 'done' ? ui.close : ui.cancel}
          </Button>
        )}
        {hasAction && (
          <SendButton
            variant={action.danger ? 'danger' : 'primary'}
            busy={isRunning}
            onClick={() => void run()}
          >
            {status === 'done' ? t.again(messages.items(remaining.length)) : title}
          </SendButton>
        )}
      </DialogActions>
    </Dialog>
  )
}
