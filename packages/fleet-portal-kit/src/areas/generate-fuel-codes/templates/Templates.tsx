import { listTemplates, type Template } from 'api-client/contract/fuelCodes'
import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useRead } from '../../../foundation/data/useRead.ts'
import { FailedState } from '../../../foundation/errors/States.tsx'
import { today } from '../../../foundation/format/days.ts'
import { Dialog, DialogActions, DialogCancel } from '../../../foundation/overlay/Dialog.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { Inline, Line } from '../../../foundation/ui/layout.ts'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import { StateView } from '../../../foundation/ui/StateView.tsx'
import { generateMessages } from '../../../locales/en/generateFuelCodes.ts'
import { useMessages } from '../../../provider/messages.ts'
import { useNotify } from '../../../provider/widgetContext.ts'
import { faultsOf, type CodeValues } from '../codeRules.ts'
import { RemoveTemplate } from './RemoveTemplate.tsx'
import { TemplateForm } from './TemplateForm.tsx'
import { TemplateList } from './TemplateList.tsx'
import { draftOf } from './templateValues.ts'

/** All templates at once: choosing all of them covers up to so many. */
const everyTemplate = 9999

interface TemplatesProps {
  fleetId: string
  /** Gets the drafts that the chosen templates make. */
  onUse: (values: readonly CodeValues[]) => void
  onClose: () => void
}

type Opened = { kind: 'form'; template?: Template } | { kind: 'remove'; template: Template }

const idOf = ({ fuelCodeTemplateId }: Template) => fuelCodeTemplateId

/** The templates of a fleet: to use for new codes, to create, edit and delete. */
export function Templates({ fleetId, onUse, onClose }: TemplatesProps) {
  const words = useMessages(generateMessages)
  const t = words.templates
  const notify = useNotify()
  const { data, error, refetch } = useRead(listTemplates, { fleetId, page: 1, perPage: everyTemplate })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<Opened>()
  const templates = data?.fuelCodeTemplates
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
  const edit = useCallback((template: Template) => setOpened({ kind: 'form', template }), [])
  const remove = useCallback((template: Template) => setOpened({ kind: 'remove', template }), [])
  const close = () => setOpened(undefined)

  const use = () => {
    const start = today()
    const values = selected.map((template) => draftOf(template, start))
    onUse(values)
    const isUnfinished = values.some((one) => faultsOf(one, start).length > 0)
    notify({
      tone: isUnfinished ? 'info' : 'success',
      text: isUnfinished
        ? `${t.added(values.length)} ${t.addedUnfinished(values.length)}`
        : t.added(values.length),
    })
    onClose()
  }
  const content = () => {
    if (error && !templates) return <FailedState error={error} retry={() => void refetch()} />
    if (!templates) return <Skeleton $height="280px" />
    if (templates.length === 0) return <StateView tone="empty" title={t.empty} detail={t.emptyDetail} />
    return (
      <TemplateList templates={templates} chosen={chosen} onSelect={select} onEdit={edit} onRemove={remove} />
    )
  }
  return (
    <Dialog title={t.title} width={720} onClose={onClose}>
      <Line $justify="space-between" $wrap>
        <Inline $muted>{data && t.counts(data.count, data.active ?? 0)}</Inline>
        <Button icon={Plus} onClick={() => setOpened({ kind: 'form' })}>
          {t.create}
        </Button>
      </Line>
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
      {opened?.kind === 'form' && (
        <TemplateForm fleetId={fleetId} template={opened.template} onClose={close} />
      )}
      {opened?.kind === 'remove' && (
        <RemoveTemplate fleetId={fleetId} template={opened.template} onClose={close} />
      )}
    </Dialog>
  )
}
