import { fuels, type Fuel } from 'fleet-portal-api-client/contract/products'
import * as z from 'zod/mini'
import { today } from '../../../format/days.ts'
import { WholeNumberInput } from '../../../foundation/form/WholeNumberInput.tsx'
import { NativeSelect } from '../../../foundation/form/controls.ts'
import { createForm } from '../../../foundation/form/createForm.tsx'
import { LitreInput } from '../../../foundation/form/DecimalInput.tsx'
import { TextInput } from '../../../foundation/form/TextInput.tsx'
import { Dialog, DialogActions, DialogCancel } from '../../../foundation/overlay/Dialog.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { Paragraph } from '../../../foundation/ui/layout.ts'
import type { CodeValues } from '../../../headless/code-generation/codeDraft.ts'
import { blankCode, validateCode } from '../../../headless/code-generation/codeRules.ts'
import { codeDraftsMessages } from '../../../locales/en/codeDrafts.ts'
import { generateMessages } from '../../../locales/en/generateFuelCodes.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import type { changeAllFields } from '../../../pieces/codes/changeAllFields.ts'
import { useMessages } from '../../../provider/messages.ts'

type Changes = Pick<CodeValues, (typeof changeAllFields)[number]>

const empty: Changes = { productCode: '', literVolume: null, startDate: '', durationDays: '' }

const isFilled = (value: unknown) => value !== '' && value !== null

/** The fields with a value. */
const filledValues = (changes: Changes): Partial<Changes> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => isFilled(value)))

const changesForm = z
  .object({
    productCode: z.enum(['', ...fuels]),
    literVolume: z.nullable(z.int()),
    startDate: z.string(),
    durationDays: z.string(),
  })
  .check(({ value, issues }) => {
    for (const { path, code } of validateCode({ ...blankCode(today()), ...filledValues(value) }, today())) {
      if (!(path in value) || !isFilled(value[path as keyof Changes])) continue
      issues.push({ code: 'custom', message: code, path: [path], input: value })
    }
  })

const { Form, Field } = createForm<Changes>(changesForm, 'money')

interface ChangeAllProps {
  count: number
  onChange: (values: Partial<CodeValues>) => void
  onClose: () => void
}

/** The dialog that gives all drafts the same product, volume or period. */
export function ChangeAll({ count, onChange, onClose }: ChangeAllProps) {
  const t = useMessages(codeDraftsMessages)
  const code = useMessages(generateMessages)
  const { productNames } = useMessages(uiMessages)
  const submit = (changes: Changes) => {
    onChange(filledValues(changes))
    onClose()
    return Promise.resolve()
  }
  return (
    <Dialog title={t.changeAllTitle(count)} onClose={onClose} width={480}>
      <Form defaultValues={empty} onSubmit={submit}>
        <Paragraph $muted>{t.changeAllLead}</Paragraph>
        <Field name="productCode" label={code.product}>
          {(control) => (
            <NativeSelect
              {...control}
              onChange={(event) => control.onChange(event.target.value as Fuel | '')}
            >
              <option value="">{t.unchanged}</option>
              {fuels.map((fuel) => (
                <option key={fuel} value={fuel}>
                  {productNames[fuel]}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field name="literVolume" label={code.volume} hint={code.volumeHint}>
          {({ value, onChange, ...control }) => (
            <LitreInput {...control} value={value ?? undefined} onChange={(next) => onChange(next ?? null)} />
          )}
        </Field>
        <Field name="startDate" label={code.startDate}>
          {(control) => <TextInput {...control} type="date" min={today()} />}
        </Field>
        <Field name="durationDays" label={code.duration} hint={code.durationHint}>
          {(control) => <WholeNumberInput {...control} />}
        </Field>
        <DialogActions>
          <DialogCancel />
          <Button type="submit" variant="primary">
            {t.applyToAll(count)}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
