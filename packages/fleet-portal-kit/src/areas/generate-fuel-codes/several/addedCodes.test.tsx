import { screen, waitFor, within } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { useAccess } from '../../../fleet/access/useAccess.ts'
import { today } from '../../../format/days.ts'
import { blankCode } from '../../../headless/code-generation/codeRules.ts'
import type { DraftsAction } from '../../../headless/code-generation/drafts.ts'
import { useCodeDrafts } from '../../../headless/code-generation/useCodeDrafts.ts'
import { findDialog } from '../../../testing/findDialog.ts'
import { reloadPage } from '../../../testing/reloadPage.ts'
import { renderInPortal } from '../../../testing/renderInPortal.tsx'
import { drafts, fill, open, press } from '../generateScene.tsx'
import { GenerateFuelCodes } from '../GenerateFuelCodes.tsx'

const copiedValues = { productCode: 'gas95', literVolume: 30_000, durationDays: '5' } as const

/** Three drafts as the list of drivers adds them. */
const added: DraftsAction = {
  type: 'added',
  values: ['Ana Cruz', 'Jose Reyes', 'Lito Ramos'].map((label) => ({
    ...blankCode(today()),
    ...copiedValues,
    fuelCodeType: 'driver-specific',
    driver: { value: label, label },
  })),
  copied: { source: 'code', code: '12345678', values: copiedValues },
}

/** A page that adds drafts and opens the page that generates codes, as the list of drivers does. */
function OtherPage({ fleetId }: { fleetId: string }) {
  const { user } = useAccess(fleetId)
  const { dispatch } = useCodeDrafts(fleetId, user?.userId)
  const [isGenerating, setGenerating] = useState(false)
  const add = () => {
    dispatch(added)
    setGenerating(true)
  }
  return (
    <>
      <button onClick={() => setGenerating(!isGenerating)}>Change the page</button>
      {isGenerating && <GenerateFuelCodes fleetId={fleetId} />}
      {!isGenerating && user && <button onClick={add}>Add three codes</button>}
    </>
  )
}

async function addFromOtherPage() {
  const portal = await renderInPortal((fleetId) => (
    <StrictMode>
      <OtherPage fleetId={fleetId} />
    </StrictMode>
  ))
  await press(portal.user, 'Add three codes')
  await waitFor(() => expect(drafts()).toHaveLength(3))
  return portal
}

const rows = () => screen.getAllByRole('row').slice(1)

describe('codes that another page has just added', () => {
  test('are not called drafts of an earlier visit, until the user comes back to them', async () => {
    const { user, fleet } = await addFromOtherPage()
    expect(screen.queryByText(/^3 drafts from/)).toBeNull()
    await press(user, 'Change the page')
    await press(user, 'Change the page')
    expect(await screen.findByText(/^3 drafts from \d+:\d\d [AP]M$/)).toBeVisible()
    await reloadPage()
    await open({ fleet })
    expect(await screen.findByText(/^3 drafts from \d+:\d\d [AP]M$/)).toBeVisible()
  })

  test('name the last code whose product, liters and period they have, and can be emptied', async () => {
    const { user } = await addFromOtherPage()
    const note = await screen.findByText(/of your last code/)
    expect(note).toHaveTextContent(
      '3 codes start with the values of your last code (1234 5678): Gas 95, 30 L, 5 days',
    )
    expect(screen.getByText('1234 5678')).toHaveAttribute('data-secret')
    await press(user, 'Edit code 1')
    await fill(user, { volume: '20' })
    await press(user, 'Save code')
    await waitFor(() => expect(screen.getByText(/of your last code/)).toHaveTextContent(/^2 codes start/))
    await press(user, 'Clear')
    expect(screen.queryByText(/of your last code/)).toBeNull()
    expect(rows()[0]).toHaveTextContent(/Gas 95.*20 L/)
    expect(rows()[1]).not.toHaveTextContent(/Gas 95|30 L|5 days/)
    expect(rows()[2]).not.toHaveTextContent(/Gas 95|30 L|5 days/)
    await press(user, 'Undo')
    expect(rows()[2]).toHaveTextContent(/Gas 95.*30 L/)
    expect(await screen.findByText(/of your last code/)).toHaveTextContent(/^2 codes start/)
  })

  test('name their source after a reload too, without the code, and no value that was changed for all', async () => {
    const { fleet } = await addFromOtherPage()
    await reloadPage()
    expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain(
      '12345678',
    )
    const { user } = await open({ fleet })
    expect(await screen.findByText(/of your last code/)).toHaveTextContent(
      '3 codes start with the values of your last code: Gas 95, 30 L, 5 days',
    )
    await press(user, 'Change all')
    const dialog = within(await findDialog('Change 3 codes'))
    await user.selectOptions(dialog.getByLabelText('Product'), 'diesel')
    await user.click(dialog.getByRole('button', { name: 'Apply to 3 codes' }))
    await waitFor(() => expect(screen.getByText(/of your last code/)).toHaveTextContent(/: 30 L, 5 days$/))
  })
})
