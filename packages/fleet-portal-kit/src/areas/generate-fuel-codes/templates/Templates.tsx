import { listTemplates, type Template } from 'fleet-portal-api-client/contract/fuelCodeTemplates'
import { Plus } from 'lucide'
import { useCallback, useMemo, useState } from 'react'
import { useRead } from '../../../foundation/data/useRead.ts'
import { FailedState } from '../../../foundation/errors/FailedState.tsx'
import { today } from '../../../format/days.ts'
import { OpenedDialog } from '../../../foundation/list/OpenedDialog.tsx'
import { dialogParts } from '../../../foundation/list/dialogParts.ts'
import { useDialogAddress } from '../../../foundation/list/useDialogAddress.ts'
import { Dialog, DialogActions, DialogCancel } from '../../../foundation/overlay/Dialog.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { InlineText, HStack } from '../../../foundation/ui/layout.ts'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import { StateView } from '../../../foundation/ui/StateView.tsx'
import { generateMessages } from '../../../locales/en/generateFuelCodes.ts'
import { useMessages } from '../../../provider/messages.ts'
import { usePortal } from '../../../provider/portal.ts'
import type { CodeValues } from '../../../headless/code-generation/codeDraft.ts'
import { createLastUsedStore, sortByLastUsed } from './lastUsed.ts'
import { RemoveTemplate } from './RemoveTemplate.tsx'
import { TemplateForm } from './TemplateForm.tsx'
import { TemplateList } from './TemplateList.tsx'
import { toDraftValues } from './templateValues.ts'

/** The maximum number of templates. The dialog reads all templates at once, so that users can select all of them. */
const maxTemplates = 9999

interface TemplatesProps {
  fleetId: string
  /** The list starts with the templates that this user used last. */
  userId: string
  /** Called with the drafts of the selected templates. */
  onUse: (values: readonly CodeValues[]) => void
  onClose: () => void
}

const idOf = ({ fuelCodeTemplateId }: Template) => fuelCodeTemplateId

/** The dialog of the templates of a fleet. Users select, create, edit and delete templates. */
export function Templates({ fleetId, userId, onUse, onClose }: TemplatesProps) {
  const t = useMessages(generateMessages).templates
  const { data, error, refetch } = useRead(listTemplates, { fleetId, page: 1, perPage: maxTemplates })
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  const { dialog, openDialog, closeDialog } = useDialogAddress('templates')
  const { deviceStorage } = usePortal()
  const lastUsed = useMemo(
    () => createLastUsedStore(deviceStorage, userId, fleetId),
    [deviceStorage, userId, fleetId],
  )
  const [used] = useState(lastUsed.read)
  const templates = useMemo(() => data && sortByLastUsed(data.fuelCodeTemplates, used), [data, used])
  const selected = templates?.filter((template) => selectedIds.has(idOf(template))) ?? []

  const select = useCallback((changed: readonly Template[], isSelected: boolean) => {
    setSelectedIds((previous) => {
      const next = new Set(previous)
      for (const template of changed) {
        if (isSelected) next.add(idOf(template))
        else next.delete(idOf(template))
      }
      return next
    })
  }, [])
  const edit = useCallback((template: Template) => openDialog(`edit:${idOf(template)}`), [openDialog])
  const remove = useCallback((template: Template) => openDialog(`remove:${idOf(template)}`), [openDialog])
  const [dialogName, dialogId] = dialogParts(dialog)
  const refetchTemplate = async (id: string) =>
    (await refetch()).data?.fuelCodeTemplates.find((template) => idOf(template) === id)
  const found = templates?.find((template) => idOf(template) === dialogId)

  const use = () => {
    const start = today()
    onUse(selected.map((template) => toDraftValues(template, start)))
    lastUsed.mark(selected.map(idOf))
    onClose()
  }
  const content = () => {
    if (error && !templates) return <FailedState error={error} retry={() => refetch()} />
    if (!templates) return <Skeleton $height="280px" />
    if (templates.length === 0) return <StateView tone="empty" title={t.empty} detail={t.emptyDetail} />
    return (
      <TemplateList
        {...{ templates, used }}
        selected={selectedIds}
        onSelect={select}
        onEdit={edit}
        onRemove={remove}
      />
    )
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
      <OpenedDialog dialog={dialog} mayOpen item={found} onClose={closeDialog}>
        {(template) =>
          dialogName === 'remove'
            ? template && <RemoveTemplate fleetId={fleetId} template={template} onClose={closeDialog} />
            : (dialogName === 'new' || dialogName === 'edit') && (
                <TemplateForm
                  key={dialogId}
                  {...{ fleetId, template, refetchTemplate }}
                  onClose={closeDialog}
                />
              )
        }
      </OpenedDialog>
    </Dialog>
  )
}
