import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { Progress } from './Progress.tsx'

async function renderBar(value?: number, valueText?: string) {
  await renderInPortal(() => (
    <InWidget>
      <Progress label="Uploading drivers.csv" value={value} valueText={valueText} />
    </InWidget>
  ))
  return screen.getByRole('progressbar', { name: 'Uploading drivers.csv' })
}

test('shows the progress as a percentage and as a text', async () => {
  const bar = await renderBar(0.256, '20 L of 78 L')
  expect(bar).toHaveAttribute('aria-valuenow', '25')
  expect(bar).toHaveAttribute('aria-valuemin', '0')
  expect(bar).toHaveAttribute('aria-valuemax', '100')
  expect(bar).toHaveAttribute('aria-valuetext', '20 L of 78 L')
  expect(bar.firstChild).toHaveStyle({ width: '25.6%' })
})

test('rounds down, so that it shows 100 % only when everything is done', async () => {
  expect(await renderBar(0.9999)).toHaveAttribute('aria-valuenow', '99')
})

test('has no value while the progress is unknown', async () => {
  expect(await renderBar()).not.toHaveAttribute('aria-valuenow')
})

test.each([
  [-1, '0'],
  [7, '100'],
  [Number.NaN, '0'],
])('limits the value to 0 to 100: %s is shown as %s', async (value, shown) => {
  expect(await renderBar(value)).toHaveAttribute('aria-valuenow', shown)
})
