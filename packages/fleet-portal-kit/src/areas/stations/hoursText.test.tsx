import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { HoursText } from './list/cells.tsx'

test.each([
  ['open', '6:00 AM – 10:00 PM'],
  ['closed', ''],
])('a station with the status %s has the hours %s', async (status, expected) => {
  const station = { status, opensAt: '06:00', closesAt: '22:00' }
  await renderInPortal(() => (
    <InWidget>
      <p>
        <HoursText station={station} />
      </p>
    </InWidget>
  ))
  expect(screen.getByRole('paragraph')).toHaveTextContent(expected || /^$/)
})
