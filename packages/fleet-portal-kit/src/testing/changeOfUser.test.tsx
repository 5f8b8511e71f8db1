import { act, screen, waitFor } from '@testing-library/react'
import { getCurrentUser } from 'fleet-portal-api-client/contract/session'
import { expect, test } from 'vitest'
import { PortalShell } from '../areas/shell/PortalShell.tsx'
import { useConfirmLeave } from '../foundation/form/unsavedChangesContext.ts'
import { useToast } from '../provider/widgetContext.ts'
import { renderInPortal, type RenderedPortal } from './renderInPortal.tsx'
import { testSandbox } from './testSandbox.ts'

function Area({ onAnswer }: { onAnswer: (leave: boolean) => void }) {
  const showToast = useToast()
  const ask = useConfirmLeave()
  return (
    <>
      <button type="button" onClick={() => showToast({ tone: 'success', text: 'Luz Cruz was added.' })}>
        Add
      </button>
      <button type="button" onClick={() => void ask('Input of Luz will be lost.').then(onAnswer)}>
        Leave
      </button>
    </>
  )
}

/** Another tab signs this user out and another one in. */
async function signInOther({ client, session, fleet }: RenderedPortal) {
  const token = await (await testSandbox()).signIn(fleet.emailOf('data-analyst'))
  act(() => {
    session.end('signed-out')
    session.start({ AccessToken: token })
    session.write({ fleetId: fleet.fleetId })
  })
  await act(() => client.call(getCurrentUser, {}))
}

test('toasts and questions of the shell do not reach the next user', async () => {
  const answers: boolean[] = []
  const portal = await renderInPortal(() => (
    <PortalShell area="drivers">{() => <Area onAnswer={(leave) => answers.push(leave)} />}</PortalShell>
  ))
  await portal.user.click(await screen.findByRole('button', { name: 'Add' }))
  await portal.user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('Input of Luz will be lost.')).toBeVisible()
  expect(screen.getByText('Luz Cruz was added.')).toBeVisible()

  await signInOther(portal)
  await waitFor(() =>
    expect(portal.session.read().userDetails?.email).toBe(portal.fleet.emailOf('data-analyst')),
  )
  expect(document.body).not.toHaveTextContent('Luz')
  expect(answers).toEqual([false])
})

test('a toast that is shown for the next user stays', async () => {
  const portal = await renderInPortal(() => (
    <PortalShell area="drivers">{() => <Area onAnswer={() => undefined} />}</PortalShell>
  ))
  await screen.findByRole('button', { name: 'Add' })
  await signInOther(portal)
  await portal.user.click(await screen.findByRole('button', { name: 'Add' }))
  expect(screen.getByText('Luz Cruz was added.')).toBeVisible()
})
