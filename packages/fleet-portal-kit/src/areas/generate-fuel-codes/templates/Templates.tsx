import { listTemplates, type Template } from 'api-client/contract/fuelCodes'
import { Plus } from 'lucide'
import { useCallback, useMemo, useState } from 'react'
import { useRead } from '../../../foundation/data/useRead.ts'
import { FailedState } from '../../../foundation/errors/FailedState.tsx'
import { today } from '../../../format/days.ts'
import { OpenedDialog } from '../../../foundation/list/OpenedDialog.tsx'
import { useDialogAddress } from '../../../foundation/list/useDialogAddress.ts'
import { Dialog, DialogActions, DialogCancel } from '../../../foundation/overlay/Dialog.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { InlineText, HStack } from '../../../foundation/ui/layout.ts'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import { StateView } from '../../../foundation/ui/StateView.tsx'
import { generateMessages } from '../../../locales/en/generateFuelCodes.ts'
import { useMessages } from '../../../provider/messages.ts'
import { usePortal } from '../../../provider/portal.ts'
import { useToast } from '../../../provider/widgetContext.ts'
import { faultsOf, type CodeValues } from '../drafts/codeRules.ts'
import { lastUsedFirst, lastUsedOf } from './lastUsed.ts'
import { RemoveTemplate } from './RemoveTemplate.tsx'
import { TemplateForm } from './TemplateForm.tsx'
import { TemplateList } from './TemplateList.tsx'
import { draftOf } from './templateValues.ts'

/** All templates at once: choosing all of them covers up to so many. */
const everyTemplate = 9999

interface TemplatesProps {
  fleetId: string
  /** Who uses them: what was used last comes first. */
  userId: string
  /** Gets the drafts that the chosen templates make. */
  onUse: (values: readonly CodeValues[]) => void
  onClose: () => void
}

const idOf = ({ fuelCodeTemplateId }: Template) => fuelCodeTemplateId

/** The templates of a fleet: to use for new codes, to create, edit and delete. */
export function Templates({ fleetId, userId, onUse, onClose }: TemplatesProps) {
  const words = useMessages(generateMessages)
  const t = words.templates
  const showToast = useToast()
  const { data, error, refetch } = useRead(listTemplates, { fleetId, page: 1, perPage: everyTemplate })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { dialog, openDialog, closeDialog } = useDialogAddress('template-')
  const { deviceStorage } = usePortal()
  const memory = useMemo(() => lastUsedOf(deviceStorage, userId, fleetId), [deviceStorage, userId, fleetId])
  const [used] = useState(memory.read)
  const templates = useMemo(() => data && lastUsedFirst(data.fuelCodeTemplates, used), [data, used])
  const selected = templates?.filter((template) => chosen.has(idOf(template))) ?? []

  const select = useCallback((some: readonly Template[], isSelected: boolean) => {
    setChosen((present) => {
      const next = new Set(present)
      for (const template of some) {
        if (isSelected) next.add(idOf(template))
        else next.delete(idOf(template))
      }
      return next
    })
  }, [])
  const edit = useCallback((template: Template) => openDialog(`edit:${idOf(template)}`), [openDialog])
  const remove = useCallback((template: Template) => openDialog(`remove:${idOf(template)}`), [openDialog])
  const [dialogName, dialogId] = dialog?.split(':') ?? []
  const found = templates?.find((template) => idOf(template) === dialogId)

  const use = () => {
    const start = today()
    const values = selected.map((template) => draftOf(template, start))
    onUse(values)
    memory.mark(selected.map(idOf))
    const isUnfinished = values.some((one) => faultsOf(one, start).length > 0)
    showToast({
      tone: isUnfinished ? 'info' : 'success',
      text: isUnfinished
        ? `${t.added(values.length)} ${t.addedUnfinished(values.length)}`
        : t.added(values.length),
    })
    onClose()
  }
  const content = () => {
    if (error && !templates) return <FailedState error={error} retry={() => refetch()} />
    if (!templates) return <Skeleton $height="280px" />
    if (templates.length === 0) return <StateView tone="empty" title={t.empty} detail={t.emptyDetail} />
    return <TemplateList {...{ templates, used, chosen }} onSelect={select} onEdit={edit} onRemove={remove} />
  }
  return (
    <Dialog title={t.title} width={720} onClose={onClose}>
      <HStack $justify="space-between" $wrap>
        <InlineText $muted>{data && t.counts(data.count, data.active ?? 0)}</InlineText>
        <Button icon={Plus} onClick={() => openDialog('new')}>
          {t.create}
        </Button>
      </HStack>
      {content()}
      <DialogActions>
        <DialogCancel />
        <Button
          variant="primary"
          disabledReason={selected.length === 0 ? t.chooseFirst : undefined}
          onClick={use}
        >
          {t.use(selected.length)}
        </Button>
      </DialogActions>
      <OpenedDialog dialog={dialog} mayOpen item={found}>
        {(template) =>
          dialogName === 'remove'
            ? template && <RemoveTemplate fleetId={fleetId} template={template} onClose={closeDialog} />
            : (dialogName === 'new' || dialogName === 'edit') && (
                <TemplateForm key={dialogId} fleetId={fleetId} template={template} onClose={closeDialog} />
              )
        }
      </OpenedDialog>
    </Dialog>
  )
}
