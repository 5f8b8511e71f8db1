import { nameField } from 'fleet-portal-api-client/contract/fields'
import * as z from 'zod/mini'
import type { GroupFields } from '../../headless/groups.ts'
import { createForm, type FormProps } from '../../foundation/form/createForm.tsx'

const groupFields = z.object({ name: nameField })

export const { Form, Field } = createForm<GroupFields>(groupFields)

/** Some servers return the drivers' error code for any duplicate. In this form only the name can be a duplicate. */
export const showDuplicateName: FormProps<GroupFields>['onFailure'] = ({ code }, form) => {
  if (code === 'D1000') form.setError('name', { message: 'G1000' }, { shouldFocus: true })
  return code === 'D1000'
}
