import { updateFuelCode, type FuelCode } from 'api-client/contract/fuelCodes'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { useErrorMessage } from '../../foundation/errors/useErrorMessage.ts'
import { formatLitres } from '../../format/amounts.ts'
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
import { useMessages } from '../../provider/messages.ts'
import { useEmit } from '../../provider/widgetContext.ts'
import { deactivateEach, type DeactivationResult } from './deactivateEach.ts'
import { litresLeft } from './fuelCodeFacts.ts'

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

const End = styled(InlineText)`
  margin-left: auto;
  text-align: end;
`

const Refused = styled(InlineText)`
  color: ${token('color-danger')};
  font-size: ${token('text-label')};
`

type DeactivationStep = 'asking' | 'working' | 'done'

/** Deactivates several codes for good, after asking, and says of each what became of it. */
export function DeactivateSeveral({ codes, onClose }: { codes: readonly FuelCode[]; onClose: () => void }) {
  const t = useMessages(fuelCodesMessages)
  const ui = useMessages(uiMessages)
  const sentenceOf = useErrorMessage()
  const emit = useEmit()
  const { send } = useWrite(updateFuelCode)
  const [step, setStep] = useState<DeactivationStep>('asking')
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, DeactivationResult>>(new Map())
  const isRunning = useRef(false)
  const cancel = useRef<HTMLButtonElement>(null)
  const isDone = ({ fuelCodeId }: FuelCode) => outcomes.get(fuelCodeId)?.kind === 'done'
  const done = codes.filter(isDone)
  const open = codes.filter((code) => !isDone(code))

  const run = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setStep('working')
    const deactivate = async (fuelCodeId: string) => {
      await send({ fuelCodeId, status: 'Deactivated' })
      emit('fuel-code.deactivated', { fuelCodeId })
    }
    await deactivateEach(
      open.map(({ fuelCodeId }) => fuelCodeId),
      deactivate,
      (id, outcome) => setOutcomes((present) => new Map(present).set(id, outcome)),
    )
    isRunning.current = false
    setStep('done')
  }
  const sign = (outcome: DeactivationResult | undefined) => {
    if (!outcome) return null
    if (outcome.kind === 'done') return <Tag tone="success">{t.several.done}</Tag>
    if (outcome.kind === 'untried') return <InlineText $muted>{t.several.notTried}</InlineText>
    return <Refused>{sentenceOf(outcome.error)}</Refused>
  }
  return (
    <Dialog
      title={step === 'done' ? t.several.resultTitle : t.several.title(codes.length)}
      role="alertdialog"
      initialFocus={cancel}
      onClose={() => !isRunning.current && onClose()}
    >
      {step === 'asking' && <Paragraph>{t.several.body}</Paragraph>}
      {step === 'working' && (
        <Progress label={t.several.working(done.length, codes.length)} value={outcomes.size / codes.length} />
      )}
      <Paragraph role="status" $muted={step === 'working'}>
        {step === 'working' && t.several.working(outcomes.size, codes.length)}
        {step === 'done' && t.several.result(done.length, codes.length)}
      </Paragraph>
      <List aria-label={step === 'done' ? t.several.results : t.several.codes} tabIndex={0}>
        {codes.map((code) => (
          <Item key={code.fuelCodeId}>
            <MonoText isStrong isUnbroken>
              {inGroups(code.fuelCode)}
            </MonoText>
            <ProductChip product={code.productCode} />
            <End>{sign(outcomes.get(code.fuelCodeId)) ?? t.left(formatLitres(litresLeft(code)))}</End>
          </Item>
        ))}
      </List>
      <DialogActions>
        <Button ref={cancel} disabledReason={step === 'working' ? ui.saving : undefined} onClick={onClose}>
          {step === 'done' ? t.several.close : ui.cancel}
        </Button>
        {(step !== 'done' || open.length > 0) && (
          <Button variant="danger" busy={step === 'working'} onClick={() => void run()}>
            {step === 'done' ? t.several.again(open.length) : t.several.open(codes.length)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
