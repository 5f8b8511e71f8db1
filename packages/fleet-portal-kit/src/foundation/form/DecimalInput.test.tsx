import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { InWidget } from '../../testing/InWidget.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { FormattedInput } from './FormattedInput.tsx'
import { upperAlphanumeric } from './cleaners.ts'
import { LitreInput, PesoInput } from './DecimalInput.tsx'

function PesosOf({
  start,
  onChange,
}: {
  start: number | undefined
  onChange: (value: number | undefined) => void
}) {
  const [value, setValue] = useState(start)
  return (
    <PesoInput
      id="amount"
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

function Pesos({ start, onChange }: { start?: number; onChange?: (value: number | undefined) => void }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <PesoInput
        aria-label="Amount"
        value={value}
        onChange={(next) => {
          setValue(next)
          onChange?.(next)
        }}
      />
      <button onClick={() => setValue(250_000)}>Max</button>
    </>
  )
}

const amount = () => screen.getByLabelText<HTMLInputElement>('Amount')

test('adds thousands separators while the user types pesos, and reports centavos', async () => {
  const reported: (number | undefined)[] = []
  render(<Pesos onChange={(value) => reported.push(value)} />)
  await userEvent.type(amount(), '1234567.89')
  expect(amount()).toHaveValue('1,234,567.89')
  expect(reported.at(-1)).toBe(123_456_789)
  await userEvent.clear(amount())
  expect(reported.at(-1)).toBeUndefined()
})

test('ignores a third decimal of pesos', async () => {
  const reported: (number | undefined)[] = []
  render(<Pesos onChange={(value) => reported.push(value)} />)
  await userEvent.type(amount(), '0.019')
  expect(amount()).toHaveValue('0.01')
  expect(reported.at(-1)).toBe(1)
})

test('reads a decimal comma in a pasted amount as a decimal point', async () => {
  const reported: (number | undefined)[] = []
  render(<Pesos onChange={(value) => reported.push(value)} />)
  await userEvent.click(amount())
  await userEvent.paste('1.234,50')
  expect(amount()).toHaveValue('1,234.50')
  expect(reported).toEqual([123_450])
  await userEvent.clear(amount())
  await userEvent.paste('25,500')
  expect(amount()).toHaveValue('25,500')
})

test('keeps a trailing point or zero while the user types', async () => {
  render(<Pesos />)
  await userEvent.type(amount(), '12.')
  expect(amount()).toHaveValue('12.')
  await userEvent.type(amount(), '50')
  expect(amount()).toHaveValue('12.50')
})

test('shows pesos from the parent with two decimals or none', () => {
  const { rerender } = render(<PesoInput aria-label="Amount" value={2_757_060} onChange={() => {}} />)
  expect(amount()).toHaveValue('27,570.60')
  rerender(<PesoInput aria-label="Amount" value={2_757_000} onChange={() => {}} />)
  expect(amount()).toHaveValue('27,570')
  rerender(<LitreInput aria-label="Amount" value={2_757_060} onChange={() => {}} />)
  expect(amount()).toHaveValue('2,757.06')
})

test('a new value from the parent replaces the typed text', async () => {
  render(<Pesos />)
  await userEvent.type(amount(), '99')
  await userEvent.click(screen.getByRole('button', { name: 'Max' }))
  expect(amount()).toHaveValue('2,500')
})

test.each([
  [100_000, '1,000'],
  [1_000_000, '10,000'],
  [1_050, '10.50'],
  [0, '0'],
])('shows %i centavos as %s', (value, text) => {
  render(<Pesos start={value} />)
  expect(amount()).toHaveValue(text)
})

test('accepts three decimals of litres, and reports millilitres', async () => {
  const reported: (number | undefined)[] = []
  function Litres() {
    const [value, setValue] = useState<number>()
    return (
      <LitreInput
        aria-label="Volume"
        value={value}
        onChange={(next) => {
          setValue(next)
          reported.push(next)
        }}
      />
    )
  }
  render(<Litres />)
  await userEvent.type(screen.getByLabelText('Volume'), '1000.1255')
  expect(screen.getByLabelText('Volume')).toHaveValue('1,000.125')
  expect(reported.at(-1)).toBe(1_000_125)
})

test('keeps the caret behind a digit that was typed in the middle', async () => {
  render(<Pesos start={123_400} />)
  expect(amount()).toHaveValue('1,234')
  await userEvent.click(amount())
  amount().setSelectionRange(3, 3)
  await userEvent.keyboard('9')
  expect(amount()).toHaveValue('12,934')
  expect(amount().selectionStart).toBe(4)
})

test('keeps the caret at the place of a deleted digit', async () => {
  render(<Pesos start={123_456_700} />)
  expect(amount()).toHaveValue('1,234,567')
  await userEvent.click(amount())
  amount().setSelectionRange(5, 5)
  await userEvent.keyboard('{Backspace}')
  expect(amount()).toHaveValue('123,567')
  expect(amount().selectionStart).toBe(3)
})

test('keeps the caret when text in the middle is converted to upper case', async () => {
  function Id() {
    const [value, setValue] = useState('N0112345')
    return <FormattedInput aria-label="Id" value={value} onChange={setValue} clean={upperAlphanumeric} />
  }
  await renderInPortal(() => (
    <InWidget>
      <Id />
    </InWidget>
  ))
  const id = screen.getByLabelText<HTMLInputElement>('Id')
  await userEvent.click(id)
  id.setSelectionRange(1, 1)
  await userEvent.keyboard('x-y')
  expect(id).toHaveValue('NXY0112345')
  expect(id.selectionStart).toBe(3)
})

describe('a text that is no number', () => {
  const open = async (start?: number) => {
    const reported: (number | undefined)[] = []
    await renderInPortal(() => (
      <InWidget>
        <FieldFrame id="amount" label="Amount">
          <PesosOf start={start} onChange={(value) => reported.push(value)} />
        </FieldFrame>
      </InWidget>
    ))
    await userEvent.click(amount())
    return reported
  }
  const plainNumber = 'Enter a number with at most 2 decimals, such as 1,234.50.'

  test.each([
    ['-5', 'Enter a positive number.'],
    ['(500)', 'Enter a positive number.'],
    ['1e5', plainNumber],
    ['5-', plainNumber],
    ['1.234', plainNumber],
    ['100\t200', plainNumber],
  ])('stays in the field when it is pasted: %j has no value, and the field says why', async (text, error) => {
    const reported = await open(100)
    await userEvent.clear(amount())
    await userEvent.paste(text)
    expect(amount()).toHaveValue(text)
    expect(reported.at(-1)).toBeUndefined()
    expect(await screen.findByText(error)).toBeVisible()
    expect(amount()).toBeInvalid()
    expect(amount()).toHaveAccessibleDescription(error)
    await userEvent.clear(amount())
    await userEvent.type(amount(), '7')
    expect(reported.at(-1)).toBe(700)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('is no other amount when a sign is typed', async () => {
    const reported = await open()
    await userEvent.keyboard('-5')
    expect(amount()).toHaveValue('-5')
    expect(reported.at(-1)).toBeUndefined()
    expect(await screen.findByText('Enter a positive number.')).toBeVisible()
  })

  test('is a typed decimal comma: 25,50 is not 2,550', async () => {
    const reported = await open()
    await userEvent.keyboard('25,50')
    expect(amount()).toHaveValue('25,50')
    expect(reported.at(-1)).toBeUndefined()
    expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.tab()
    expect(await screen.findByText(plainNumber)).toBeVisible()
  })

  test('is not a typed thousands separator', async () => {
    const reported = await open()
    await userEvent.keyboard('1,234.5')
    expect(amount()).toHaveValue('1,234.5')
    expect(reported.at(-1)).toBe(123_450)
    await userEvent.tab()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('is no letter: the key does nothing', async () => {
    const reported = await open()
    await userEvent.keyboard('12x.5..9')
    expect(amount()).toHaveValue('12.59')
    expect(reported.at(-1)).toBe(1259)
    amount().setSelectionRange(1, 1)
    await userEvent.keyboard('k')
    expect(amount()).toHaveValue('12.59')
    expect(amount().selectionStart).toBe(1)
  })
})

test('formats full-width digits when their composition has ended: changed before, they would be inserted twice', () => {
  const reported: (number | undefined)[] = []
  render(<Pesos onChange={(value) => reported.push(value)} />)
  fireEvent.compositionStart(amount())
  fireEvent.input(amount(), { target: { value: '１２３４' }, isComposing: true })
  expect(amount()).toHaveValue('１２３４')
  expect(reported.at(-1)).toBe(123_400)
  fireEvent.compositionEnd(amount())
  expect(amount()).toHaveValue('1,234')
  expect(reported.at(-1)).toBe(123_400)
})

test.each([
  ['100\n200\n', '100\t200'],
  ['₱ 1,500.00\n', '1,500.00'],
])('a pasted %j is %j: two cells of a table are no amount', async (text, shown) => {
  const reported: (number | undefined)[] = []
  render(<Pesos onChange={(value) => reported.push(value)} />)
  await userEvent.click(amount())
  await userEvent.paste(text)
  expect(amount()).toHaveValue(shown)
  expect(reported.at(-1)).toBe(shown.includes('\t') ? undefined : 150_000)
})
