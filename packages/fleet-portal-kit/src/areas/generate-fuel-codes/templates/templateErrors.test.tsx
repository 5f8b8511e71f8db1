import { ApiError } from 'fleet-portal-api-client'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LitreInput } from '../../../foundation/form/DecimalInput.tsx'
import { TextInput } from '../../../foundation/form/TextInput.tsx'
import { today } from '../../../format/days.ts'
import { Button } from '../../../foundation/ui/Button.tsx'
import { InWidget } from '../../../testing/InWidget.tsx'
import { renderInPortal } from '../../../testing/renderInPortal.tsx'
import { Field, Form } from '../drafts/CodeFields.tsx'
import { blankCode } from '../../../headless/code-generation/codeRules.ts'
import { showOnFields } from './templateErrors.ts'

const completeValues = {
  ...blankCode(today()),
  fuelCodeType: 'any',
  productCode: 'diesel',
  literVolume: 60_000,
  durationDays: '7',
} as const

test('each error that the server reports for a template is shown on its field', async () => {
  const rejection = new ApiError({
    kind: 'badrequest',
    status: 400,
    fields: [
      { path: 'fuelCode', code: 'name' },
      { path: 'volumeRedeemLimit', code: 'litresMax' },
    ],
  })
  const { user } = await renderInPortal(() => (
    <InWidget>
      <Form
        defaultValues={completeValues}
        onSubmit={() => Promise.reject(rejection)}
        onFailure={showOnFields}
      >
        <Field name="name" label="Template name">
          {(control) => <TextInput {...control} />}
        </Field>
        <Field name="literVolume" label="Volume">
          {({ value, onChange, ...control }) => (
            <LitreInput
              {...control}
              value={value ?? undefined}
              onChange={(volume) => onChange(volume ?? null)}
            />
          )}
        </Field>
        <Button type="submit">Save</Button>
      </Form>
    </InWidget>
  ))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('maximum allowed redeem liters 10,000')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Template name')).toHaveFocus())
  expect(screen.getByLabelText('Template name')).toHaveAccessibleDescription(/^Use letters, numbers/)
  expect(screen.getByLabelText('Volume')).toBeInvalid()
})
