import { buyFuel } from 'fleet-portal-api-client/contract/fuel'
import { millilitres } from 'fleet-portal-api-client/money'
import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { renderFleetHook } from '../../headless/hookScene.tsx'
import { testSandbox } from '../../testing/testSandbox.ts'
import { useMoneyFlow } from './useMoneyFlow.ts'

const details = z.object({})

test('a payment is not sent if another user signs in while its input is made', async () => {
  const { latest, fleet, portal, wire } = await renderFleetHook(
    (fleetId) => useMoneyFlow(buyFuel, { fleetId, userId: 'usr_1', area: 'buy-fuel', details }),
    { funds: 10_000_00 },
  )
  const { flow } = latest()
  const input = {
    fleetId: fleet.fleetId,
    liter: millilitres(2_000),
    amount: null,
    productCode: 'diesel',
  } as const
  let finishInput = () => {}
  act(() => flow.prepare({}))
  act(() => {
    void flow.confirm({
      input: () => new Promise((resolve) => (finishInput = () => resolve(input))),
    })
  })
  const AccessToken = await (await testSandbox()).signIn(fleet.emailOf('purchaser'))
  act(() => portal.client.session.start({ AccessToken }))
  await act(async () => finishInput())
  await waitFor(() => expect(flow.getState().status).toBe('outcomeUnknown'))
  expect(wire.of(buyFuel)).toEqual([])
})
