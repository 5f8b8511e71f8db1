import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { addDriver } from '../../../testing/fuelScene.ts'
import { renderInPortal } from '../../../testing/renderInPortal.tsx'
import { GenerateFuelCodes } from '../GenerateFuelCodes.tsx'
import { drafts, fleetWithFuel, press } from '../generateScene.tsx'

// Without a layout the virtualized grid would render no row.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900)
  return () => vi.restoreAllMocks()
})

test('the rows of a table become drafts also if the page passes its sentences again after they were checked', async () => {
  const fleet = await fleetWithFuel()
  await addDriver(fleet, 'Ana', 'Cruz')
  let renderAgain = () => {}
  function Page({ fleetId }: { fleetId: string }) {
    const [, setCount] = useState(0)
    renderAgain = () => setCount((count) => count + 1)
    return <GenerateFuelCodes fleetId={fleetId} messages={{ errors: { general: 'Call our desk.' } }} />
  }
  const { user } = await renderInPortal((fleetId) => <Page fleetId={fleetId} />, {
    fleet,
    search: 'dialog=table',
  })
  await user.click(await screen.findByLabelText('Paste rows copied from a spreadsheet'))
  await user.paste('Ana Cruz\tDiesel\t40\t7\r\nany\tDiesel\t5\t1')
  expect(await screen.findByText(/2 codes\. Nothing is generated yet\./)).toBeVisible()
  act(() => renderAgain())
  await press(user, 'Add 2 codes')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(drafts()).toHaveLength(2))
})
