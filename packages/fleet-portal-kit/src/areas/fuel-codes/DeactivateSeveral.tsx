import { updateFuelCode, type FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { useErrorMessage } from '../../foundation/errors/useErrorMessage.ts'
import { Dialog, DialogActions } from '../../foundation/overlay/Dialog.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { InlineText, Paragraph, reset } from '../../foundation/ui/layout.ts'
import { Progress } from '../../foundation/ui/Progress.tsx'
import { Tag } from '../../foundation/ui/Tag.tsx'
import { fuelCodesMessages } from '../../locales/en/fuelCodes.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { inGroups } from '../../pieces/cells/codeText.ts'
import { MonoText } from '../../pieces/cells/MonoText.tsx'
import { ProductChip } from '../../pieces/cells/ProductChip.tsx'
import { space, token } from '../../provider/appearance.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { useEmit } from '../../provider/widgetContext.ts'
import { deactivateEach, type DeactivationResult } from './deactivateEach.ts'
import { remainingLitres } from './fuelCodeFacts.ts'

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

type DeactivationStatus = 'confirming' | 'running' | 'done'

/** Asks the user to confirm, deactivates several codes permanently, and shows the result of each code. */
export function DeactivateSeveral({ codes, onClose }: { codes: readonly FuelCode[]; onClose: () => void }) {
  const t = useMessages(fuelCodesMessages)
  const { formatLitres } = useFormats()
  const ui = useMessages(uiMessages)
  const errorMessageOf = useErrorMessage()
  const emit = useEmit()
  const { send } = useWrite(updateFuelCode)
  const [status, setStatus] = useState<DeactivationStatus>('confirming')
  const [results, setResults] = useState<ReadonlyMap<string, DeactivationResult>>(new Map())
  const isRunning = useRef(false)
  const cancelButton = useRef<HTMLButtonElement>(null)
  const isDeactivated = ({ fuelCodeId }: FuelCode) => results.get(fuelCodeId)?.kind === 'deactivated'
  const deactivated = codes.filter(isDeactivated)
  const remaining = codes.filter((code) => !isDeactivated(code))

  const run = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setStatus('running')
    const deactivate = async (fuelCodeId: string) => {
      await send({ fuelCodeId, status: 'Deactivated' })
      emit('fuel-code.deactivated', { fuelCodeId })
    }
    await deactivateEach(
      remaining.map(({ fuelCodeId }) => fuelCodeId),
      deactivate,
      (id, result) => setResults((previous) => new Map(previous).set(id, result)),
    )
    isRunning.current = false
    setStatus('done')
  }
  const renderResult = (result: DeactivationResult | undefined) => {
    if (!result) return null
    if (result.kind === 'deactivated') return <Tag tone="success">{t.several.done}</Tag>
    if (result.kind === 'notAttempted') return <InlineText $muted>{t.several.notTried}</InlineText>
    return <ErrorText>{errorMessageOf(result.error)}</ErrorText>
  }
  return (
    <Dialog
      title={status === 'done' ? t.several.resultTitle : t.several.title(codes.length)}
      role="alertdialog"
      initialFocus={cancelButton}
      onClose={() => !isRunning.current && onClose()}
    >
      {status === 'confirming' && <Paragraph>{t.several.body}</Paragraph>}
      {status === 'running' && (
        <Progress
          label={t.several.working(deactivated.length, codes.length)}
          value={results.size / codes.length}
        />
      )}
      <Paragraph role="status" $muted={status === 'running'}>
        {status === 'running' && t.several.working(results.size, codes.length)}
        {status === 'done' && t.several.result(deactivated.length, codes.length)}
      </Paragraph>
      <List aria-label={status === 'done' ? t.several.results : t.several.codes} tabIndex={0}>
        {codes.map((code) => (
          <Item key={code.fuelCodeId}>
            <MonoText isStrong isUnbroken>
              {inGroups(code.fuelCode)}
            </MonoText>
            <ProductChip product={code.productCode} />
            <AlignedEnd>
              {renderResult(results.get(code.fuelCodeId)) ?? t.left(formatLitres(remainingLitres(code)))}
            </AlignedEnd>
          </Item>
        ))}
      </List>
      <DialogActions>
        <Button
          ref={cancelButton}
          disabledReason={status === 'running' ? ui.saving : undefined}
          onClick={onClose}
        >
          {status === 'done' ? t.several.close : ui.cancel}
        </Button>
        {(status !== 'done' || remaining.length > 0) && (
          <Button variant="danger" busy={status === 'running'} onClick={() => void run()}>
            {status === 'done' ? t.several.again(remaining.length) : t.several.open(codes.length)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
