import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CopyableText } from '../../foundation/ui/CopyableText.tsx'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { FilterableName } from './FilterableName.tsx'
import type { ItemPage } from './ItemLink.tsx'

const code = '1234 5678'
const page: ItemPage = {
  area: 'fuel-code',
  search: { fuelCodeId: 'cod_1' },
  state: { searchKey: '12345678' },
}

const open = (filterPage: ItemPage | undefined) =>
  renderInPortal(() => (
    <InWidget>
      <CopyableText text="12345678" name={`Fuel code ${code}`} secret={code}>
        <FilterableName
          filterLabel={`Filter by ${code}`}
          onFilter={() => undefined}
          page={filterPage}
          secret={code}
        >
          Text
        </FilterableName>
      </CopyableText>
    </InWidget>
  ))

test.each([
  ['that copies it', undefined, `Copy: Fuel code ${code}`],
  ['that filters by it', page, `Filter by ${code}`],
  ['with its text, which filters by it', undefined, 'Text'],
] as const)('the tooltip of a button %s hides a code while the user hides codes', async (_case, to, name) => {
  const { user } = await open(to)
  const button = await screen.findByRole('button', { name })
  await user.hover(button)
  const secret = await screen.findByText(code, { selector: '.fpk-tooltip *' }, { timeout: 3000 })
  expect(secret).toHaveAttribute('data-secret')
  expect(document.querySelector(`[title*="${code}"]`)).toBeNull()
})

test('screen readers get the code in the description of a text that filters by it', async () => {
  await open(undefined)
  expect(await screen.findByRole('button', { name: 'Text' })).toHaveAccessibleDescription(`Filter by ${code}`)
})
