import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useAccess } from '../../../fleet/access/useAccess.ts'
import { today } from '../../../format/days.ts'
import type { CodeValues } from '../../../headless/code-generation/codeDraft.ts'
import { blankCode } from '../../../headless/code-generation/codeRules.ts'
import { useAddDrafts } from '../../../pieces/codes/useAddDrafts.ts'
import { findDialog } from '../../../testing/findDialog.ts'
import { InWidget } from '../../../testing/InWidget.tsx'
import { renderInPortal } from '../../../testing/renderInPortal.tsx'
import { drafts, press } from '../generateScene.tsx'
import { GenerateFuelCodes } from '../GenerateFuelCodes.tsx'

const finished: CodeValues = {
  ...blankCode(today()),
  fuelCodeType: 'any',
  productCode: 'diesel',
  literVolume: 30_000,
  durationDays: '5',
}
const withoutDriver: CodeValues = { ...finished, fuelCodeType: 'driver-specific' }
const withoutProduct: CodeValues = { ...finished, productCode: '' }

const sets = {
  'a finished code': [finished],
  'two codes, the second without a driver': [finished, withoutDriver],
  'two codes without a product': [withoutProduct, withoutProduct],
}

/** A page that adds drafts as the lists of drivers and codes do, and then shows the page that generates codes. */
function OtherPage({ fleetId }: { fleetId: string }) {
  const addDrafts = useAddDrafts(fleetId, useAccess(fleetId))
  const [isGenerating, setGenerating] = useState(false)
  if (isGenerating) return <GenerateFuelCodes fleetId={fleetId} />
  return (
    <>
      {addDrafts &&
        Object.entries(sets).map(([name, values]) => (
          <button key={name} onClick={() => void addDrafts(async () => ({ values }))}>
            Add {name}
          </button>
        ))}
      <button onClick={() => setGenerating(true)}>Generate</button>
    </>
  )
}

const open = () =>
  renderInPortal((fleetId) => (
    <InWidget>
      <OtherPage fleetId={fleetId} />
    </InWidget>
  ))

test.each([
  ['a driver is missing', 'two codes, the second without a driver', 1, []],
  ['there are earlier drafts', 'two codes without a product', 1, ['a finished code']],
] as const)(
  'codes that were added together are marked and completed one by one if %s',
  async (_case, name, index, before) => {
    const { user, moves, navigation } = await open()
    for (const earlier of before) await press(user, `Add ${earlier}`)
    await press(user, `Add ${name}`)
    await waitFor(() => expect(moves).toHaveLength(before.length + 1))
    expect(screen.getByText(/(1 code needs|2 codes need) a change\./)).toBeVisible()
    await press(user, 'Generate')
    await waitFor(() => expect(drafts()).toHaveLength(2 + before.length))
    const row = screen.getAllByRole('row')[1 + index]
    expect(row).toHaveTextContent(/(Driver|Product): /)
    const dialog = moves.at(-1)?.search?.['dialog'] ?? ''
    expect(dialog).toMatch(/^edit:/)
    act(() => navigation.setSearch(`dialog=${dialog}`))
    const form = within(await findDialog(/Edit/))
    expect(form.getByLabelText('Type')).toHaveValue(
      index === 1 && before.length === 0 ? 'driver-specific' : 'any',
    )
  },
)

test('codes without a product are completed together if they are the only drafts', async () => {
  const { user, moves } = await open()
  await press(user, 'Add two codes without a product')
  await waitFor(() =>
    expect(moves).toEqual([{ area: 'generate-fuel-codes', search: { dialog: 'change-all' } }]),
  )
})
