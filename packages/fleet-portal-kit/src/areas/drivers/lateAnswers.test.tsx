import { listDrivers } from 'api-client/contract/drivers'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { open, rowOf } from './driversScene.tsx'

const box = () => screen.getByLabelText('Search name, mobile number or driver ID')

describe('an answer that comes late', () => {
  test('to an earlier search does not take the place of the present one', async () => {
    const { person, wire } = await open()
    await rowOf('Ana Reyes')
    let answered = 0
    wire.rewrite(listDrivers, (answer) => {
      answered += 1
      return answer
    })
    const letGo = wire.hold(listDrivers)
    await person.type(box(), 'Ana{Enter}')
    await waitFor(() => expect(wire.of(listDrivers)).toHaveLength(2))
    await person.clear(box())
    await person.type(box(), 'Pe{Enter}')
    await waitFor(() => expect(screen.queryByText('Ana Reyes')).toBeNull())
    expect(screen.getByText('José Peñaflor')).toBeVisible()
    const before = answered
    await act(async () => letGo())
    await waitFor(() => expect(answered).toBe(before + 1))
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.getByText('José Peñaflor')).toBeVisible()
    expect(screen.queryByText('Ana Reyes')).toBeNull()
  })
})

test('the beginning of what was searched for is not searched for', async () => {
  const { person, wire } = await open()
  await rowOf('Ana Reyes')
  await person.type(box(), 'Ana{Enter}')
  await waitFor(() => expect(screen.queryByText('José Peñaflor')).toBeNull())
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)))
  expect(wire.of(listDrivers).map(({ query }) => query['searchKey'])).toEqual([undefined, 'Ana'])
})
