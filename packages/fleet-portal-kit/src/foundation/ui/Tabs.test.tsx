import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { Button } from './Button.tsx'
import { Paragraph } from './layout.ts'
import { Tabs } from './Tabs.tsx'

async function open(selected?: 'cards' | 'codes' | 'points') {
  const selections: string[] = []
  const items = (['cards', 'codes', 'points'] as const).map((key) => ({
    key,
    label: key.toUpperCase(),
    panel: () => <Paragraph>Panel of {key}</Paragraph>,
  }))
  const { user } = await renderInPortal(() => (
    <InWidget>
      <Button>Before</Button>
      <Tabs label="Ways" items={items} selected={selected} onSelect={(key) => selections.push(key)} />
      <Button>After</Button>
    </InWidget>
  ))
  await user.click(screen.getByRole('button', { name: 'Before' }))
  return { user, selections }
}

const tab = (name: string) => screen.getByRole('tab', { name })
const selectedTab = () => screen.getByRole('tab', { selected: true })

test('selects the first tab and renders only its panel, which the tab names', async () => {
  await open()
  expect(screen.getByRole('tablist', { name: 'Ways' })).toBeVisible()
  expect(selectedTab()).toBe(tab('CARDS'))
  const panel = screen.getByRole('tabpanel', { name: 'CARDS' })
  expect(panel).toBeVisible()
  expect(tab('CARDS')).toHaveAttribute('aria-controls', panel.id)
  expect(panel).toHaveAttribute('aria-labelledby', tab('CARDS').id)
  expect(screen.getAllByText(/Panel of/)).toHaveLength(1)
  for (const name of ['CODES', 'POINTS']) {
    const other = document.getElementById(tab(name).getAttribute('aria-controls') ?? '')
    expect(other).toHaveAttribute('aria-labelledby', tab(name).id)
    expect(other).not.toBeVisible()
  }
})

test('the Tab key reaches the selected tab, then its panel, then the next control', async () => {
  const { user } = await open()
  await user.click(tab('CODES'))
  await user.click(screen.getByRole('button', { name: 'Before' }))
  await user.tab()
  expect(tab('CODES')).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('tabpanel', { name: 'CODES' })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
  await user.tab({ shift: true })
  await user.tab({ shift: true })
  expect(tab('CODES')).toHaveFocus()
})

test('the arrow keys move the focus, select at once, and wrap around', async () => {
  const { user, selections } = await open()
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(tab('CODES')).toHaveFocus()
  expect(selectedTab()).toBe(tab('CODES'))
  expect(screen.getByRole('tabpanel', { name: 'CODES' })).toHaveTextContent('Panel of codes')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(tab('CARDS')).toHaveFocus()
  await user.keyboard('{ArrowLeft}')
  expect(tab('POINTS')).toHaveFocus()
  expect(selections).toEqual(['codes', 'points', 'cards', 'points'])
})

test('Home selects the first tab and End the last', async () => {
  const { user, selections } = await open()
  await user.tab()
  await user.keyboard('{End}')
  expect(tab('POINTS')).toHaveFocus()
  expect(selectedTab()).toBe(tab('POINTS'))
  await user.keyboard('{Home}')
  expect(tab('CARDS')).toHaveFocus()
  expect(selectedTab()).toBe(tab('CARDS'))
  expect(selections).toEqual(['points', 'cards'])
})

test('ignores keys with a modifier', async () => {
  const { user, selections } = await open()
  await user.tab()
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}{Control>}{End}{/Control}{ArrowDown}')
  expect(tab('CARDS')).toHaveFocus()
  expect(selections).toEqual([])
})

test('the arrow keys follow the text direction', async () => {
  const { user } = await open()
  screen.getByRole('tablist').style.direction = 'rtl'
  for (const one of screen.getAllByRole('tab')) one.style.direction = 'rtl'
  await user.tab()
  await user.keyboard('{ArrowLeft}')
  expect(selectedTab()).toBe(tab('CODES'))
  await user.keyboard('{ArrowRight}')
  expect(selectedTab()).toBe(tab('CARDS'))
})

test('a controlled component reports a selection and does not change by itself', async () => {
  const { user, selections } = await open('codes')
  expect(selectedTab()).toBe(tab('CODES'))
  await user.click(tab('CODES'))
  expect(selections).toEqual([])
  await user.click(tab('POINTS'))
  expect(selections).toEqual(['points'])
  expect(selectedTab()).toBe(tab('CODES'))
})
