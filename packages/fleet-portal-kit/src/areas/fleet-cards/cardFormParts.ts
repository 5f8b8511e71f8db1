import { styled } from 'styled-components'
import { createForm } from '../../foundation/form/createForm.tsx'
import { Box } from '../../foundation/ui/layout.ts'
import { space } from '../../provider/appearance.ts'
import { cardForm, type CardValues } from './cardFields.ts'

export const { Form, Field, useFields } = createForm<CardValues>(cardForm, 'money')

/** Two fields side by side, or stacked if the container is narrow. */
export const TwoColumns = styled(Box)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)} ${space(6)};
  @container (min-width: 640px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`
