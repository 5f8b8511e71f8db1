import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { Progress } from './Progress.tsx'

async function bar(value?: number, valueText?: string) {
  await renderInPortal(() => (
    <InWidget>
      <Progress label="Uploading drivers.csv" value={value} valueText={valueText} />
    </InWidget>
  ))
  return screen.getByRole('progressbar', { name: 'Uploading drivers.csv' })
}

test('says what part is done, in hundredths and in words', async () => {
  const one = await bar(0.256, '20 L of 78 L')
  expect(one).toHaveAttribute('aria-valuenow', '25')
  expect(one).toHaveAttribute('aria-valuemin', '0')
  expect(one).toHaveAttribute('aria-valuemax', '100')
  expect(one).toHaveAttribute('aria-valuetext', '20 L of 78 L')
  expect(one.firstChild).toHaveStyle({ width: '25.6%' })
})

test('never says that all is done before it is', async () => {
  expect(await bar(0.9999)).toHaveAttribute('aria-valuenow', '99')
})

test('has no value while nobody knows how long it takes', async () => {
  expect(await bar()).not.toHaveAttribute('aria-valuenow')
})

test.each([
  [-1, '0'],
  [7, '100'],
  [Number.NaN, '0'],
])('stays within its ends: %s is %s', async (value, shown) => {
  expect(await bar(value)).toHaveAttribute('aria-valuenow', shown)
})
