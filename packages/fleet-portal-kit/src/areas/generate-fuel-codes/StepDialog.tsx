import { listFuelCodes } from 'api-client/contract/fuelCodes'
import type { FleetAccess } from '../../foundation/data/useAccess.ts'
import { today } from '../../foundation/format/days.ts'
import { Dialog, DialogActions } from '../../foundation/overlay/Dialog.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { Link } from '../../foundation/ui/Link.tsx'
import { errorMessages } from '../../locales/en/errors.ts'
import { generateMessages } from '../../locales/en/generateFuelCodes.ts'
import { useMessages } from '../../provider/messages.ts'
import { ConfirmCodes } from './ConfirmCodes.tsx'
import type { GenerationStep } from './generation.ts'
import { MadeCodes } from './MadeCodes.tsx'
import { UnknownOutcome } from './UnknownOutcome.tsx'
import type { useGeneration } from './useGeneration.ts'

interface StepDialogProps {
  fleetId: string
  generation: ReturnType<typeof useGeneration>
  access: FleetAccess
  /** The codes to show: just generated, or opened again. */
  made: Extract<GenerationStep, { status: 'done' }> | undefined
  onMadeClosed: () => void
}

/** The dialog of each step on the way from drafts to codes. */
export function StepDialog({ fleetId, generation, access, made, onMadeClosed }: StepDialogProps) {
  const t = useMessages(generateMessages)
  const errors = useMessages(errorMessages)
  const { state, dispatch, send } = generation
  const { step } = state
  const back = () => dispatch({ type: 'returned' })
  const myCodes = access.can(listFuelCodes) && (
    <Link isButton to={{ area: 'fuel-codes' }}>
      {t.toMyCodes}
    </Link>
  )
  if (made) return <MadeCodes step={made} myCodes={myCodes} onClose={onMadeClosed} />
  switch (step.status) {
    case 'drafting':
    case 'done':
      return null
    case 'confirming':
    case 'sending':
      return (
        <ConfirmCodes fleetId={fleetId} drafts={state.drafts} step={step} onConfirm={send} onBack={back} />
      )
    case 'refused': {
      const sentence = step.message ?? (step.bearer === 'driver' ? errors.codes.D1002 : errors.codes.V1002)
      const again = () => {
        dispatch({ type: 'continued', today: today() })
        void send()
      }
      return (
        <Dialog
          title={step.bearer === 'driver' ? t.driverErrorTitle : t.vehicleErrorTitle}
          description={sentence as string}
          role="alertdialog"
          width={440}
          onClose={back}
        >
          <DialogActions>
            <Button onClick={back}>{t.back}</Button>
            <Button variant="primary" onClick={again}>
              {t.tryAgain}
            </Button>
          </DialogActions>
        </Dialog>
      )
    }
    case 'unknown':
      return (
        <UnknownOutcome reference={step.key} onCheck={generation.check} onBack={back} myCodes={myCodes} />
      )
  }
}
