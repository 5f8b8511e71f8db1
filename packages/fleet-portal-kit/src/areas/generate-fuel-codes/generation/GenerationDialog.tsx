import { listFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import type { FleetAccess } from '../../../fleet/access/useAccess.ts'
import { today } from '../../../format/days.ts'
import { Dialog, DialogActions } from '../../../foundation/overlay/Dialog.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { Link } from '../../../foundation/ui/Link.tsx'
import { errorMessages } from '../../../locales/en/errors.ts'
import { generateMessages } from '../../../locales/en/generateFuelCodes.ts'
import { useMessages } from '../../../provider/messages.ts'
import { bearerOf } from '../../../headless/code-generation/codeGeneration.ts'
import { ConfirmCodes } from './ConfirmCodes.tsx'
import type { GeneratedCodes } from '../../../headless/code-generation/codeDraft.ts'
import { GeneratedCodesDialog } from './GeneratedCodesDialog.tsx'
import { UnknownOutcome } from './UnknownOutcome.tsx'
import type { CodeGeneration } from '../../../headless/code-generation/useCodeGeneration.ts'

interface GenerationDialogProps {
  fleetId: string
  generation: CodeGeneration
  access: FleetAccess
  /** The codes to show after generating, or when the user opens them again. */
  generated: GeneratedCodes | undefined
  onGeneratedClosed: () => void
}

/** Renders the dialog for the status of the call that generates codes. */
export function GenerationDialog({
  fleetId,
  generation,
  access,
  generated,
  onGeneratedClosed,
}: GenerationDialogProps) {
  const t = useMessages(generateMessages)
  const errors = useMessages(errorMessages)
  const { call, unknownCall, confirm, closeDialog } = generation
  const myCodes = access.can(listFuelCodes) && (
    <Link isButton to={{ area: 'fuel-codes' }}>
      {t.toMyCodes}
    </Link>
  )
  if (generated)
    return (
      <GeneratedCodesDialog
        generated={generated}
        fleet={access.fleet}
        myCodes={myCodes}
        onClose={onGeneratedClosed}
      />
    )
  if (call.status === 'idle' || call.status === 'applied') return null
  if (unknownCall) {
    return (
      <UnknownOutcome
        idempotencyKey={unknownCall.key}
        error={unknownCall.error}
        onLookUpAgain={generation.lookUpAgain}
        onClose={closeDialog}
        myCodes={myCodes}
      />
    )
  }
  const bearer = call.status === 'rejected' ? bearerOf(call.error.code) : undefined
  if (call.status === 'rejected' && bearer) {
    const message =
      call.error.serverMessage ?? (bearer === 'driver' ? errors.codes.D1002 : errors.codes.V1002)
    return (
      <Dialog
        title={bearer === 'driver' ? t.driverErrorTitle : t.vehicleErrorTitle}
        description={message as string}
        role="alertdialog"
        width={440}
        onClose={closeDialog}
      >
        <DialogActions>
          <Button onClick={closeDialog}>{t.back}</Button>
          <Button variant="primary" onClick={() => void generation.retry(today())}>
            {t.tryAgain}
          </Button>
        </DialogActions>
      </Dialog>
    )
  }
  return (
    <ConfirmCodes
      fleetId={fleetId}
      drafts={generation.state.drafts}
      call={call}
      onConfirm={() => void confirm()}
      onClose={closeDialog}
    />
  )
}
