import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { Button } from '../ui/Button.tsx'
import type { FieldErrorMessages } from '../errors/useFieldErrorMessage.ts'
import { createForm } from './createForm.tsx'
import { TextInput } from './TextInput.tsx'

async function expectMessage(code: string, message: string, wording?: FieldErrorMessages) {
  const { Form, Field } = createForm(
    z.object({ amount: z.string().check(z.refine(() => false, code)) }),
    wording,
  )
  const { user } = await renderInPortal(() => (
    <InWidget>
      <Form defaultValues={{ amount: 'x' }} onSubmit={() => Promise.resolve()}>
        <Field name="amount" label="Amount">
          {(control) => <TextInput {...control} />}
        </Field>
        <Button type="submit">Send</Button>
      </Form>
    </InWidget>
  ))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription(message)
}

test.each([
  ['maxLength:255', 'Maxlength is 255'],
  ['digits', 'This field should be numeric'],
  ['number', 'This field should be numeric'],
  ['email', 'This field is not a valid email'],
  ['required', 'This field is required.'],
  ['minLength:6', 'Minimum 6 character(s).'],
])('shows the error %s in the areas of money and fuel as: %s', async (code, message) => {
  await expectMessage(code, message, 'money')
})

test.each([
  ['required', 'This field is required.'],
  ['maxLength:75', 'Maximum 75 character(s).'],
  ['maxlength:75', 'Maxlength is 75'],
  ['minLength:6', 'Minimum 6 character(s).'],
  ['email', 'This email is invalid.'],
  ['signInEmail', 'Please enter a valid email address'],
  ['emailFormat', 'Invalid email address format'],
  ['emailField', 'This field is not a valid email'],
  ['number', 'Should be a number.'],
  ['numeric', 'This field should be numeric'],
  ['between:1-1000', 'Value should be between 1-1000'],
  ['max:10', 'Maximum allowed is 10.'],
  ['min:1', 'Minimum allowed is 1.'],
  // An error of the server without its parameter.
  ['max', 'Some of this is not valid. Check it and try again.'],
  ['reserved:Admin', 'Admin is a reserve word.'],
])('shows the error %s at its field as: %s', async (code, message) => {
  await expectMessage(code, message)
})
