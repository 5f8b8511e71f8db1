import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { InWidget } from '../../testing/InWidget.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { Button } from './Button.tsx'
import { Paragraph } from './layout.ts'
import { Tabs } from './Tabs.tsx'

async function open(selected?: 'cards' | 'codes' | 'points') {
  const told: string[] = []
  const items = (['cards', 'codes', 'points'] as const).map((key) => ({
    key,
    label: key.toUpperCase(),
    panel: () => <Paragraph>What is behind {key}</Paragraph>,
  }))
  const { person } = await renderInPortal(() => (
    <InWidget>
      <Button>Before</Button>
      <Tabs label="Ways" items={items} selected={selected} onSelect={(key) => told.push(key)} />
      <Button>After</Button>
    </InWidget>
  ))
  await person.click(screen.getByRole('button', { name: 'Before' }))
  return { person, told }
}

const tab = (name: string) => screen.getByRole('tab', { name })
const chosen = () => screen.getByRole('tab', { selected: true })

test('the first tab is chosen, and its panel alone is drawn, named by it and tied to it', async () => {
  await open()
  expect(screen.getByRole('tablist', { name: 'Ways' })).toBeVisible()
  expect(chosen()).toBe(tab('CARDS'))
  const panel = screen.getByRole('tabpanel', { name: 'CARDS' })
  expect(panel).toBeVisible()
  expect(tab('CARDS')).toHaveAttribute('aria-controls', panel.id)
  expect(panel).toHaveAttribute('aria-labelledby', tab('CARDS').id)
  expect(screen.getAllByText(/What is behind/)).toHaveLength(1)
  for (const name of ['CODES', 'POINTS']) {
    const other = document.getElementById(tab(name).getAttribute('aria-controls') ?? '')
    expect(other).toHaveAttribute('aria-labelledby', tab(name).id)
    expect(other).not.toBeVisible()
  }
})

test('the Tab key stops at the chosen tab only, then at its panel, then goes on', async () => {
  const { person } = await open()
  await person.click(tab('CODES'))
  await person.click(screen.getByRole('button', { name: 'Before' }))
  await person.tab()
  expect(tab('CODES')).toHaveFocus()
  await person.tab()
  expect(screen.getByRole('tabpanel', { name: 'CODES' })).toHaveFocus()
  await person.tab()
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
  await person.tab({ shift: true })
  await person.tab({ shift: true })
  expect(tab('CODES')).toHaveFocus()
})

test('arrows move the focus, choose at once and go round', async () => {
  const { person, told } = await open()
  await person.tab()
  await person.keyboard('{ArrowRight}')
  expect(tab('CODES')).toHaveFocus()
  expect(chosen()).toBe(tab('CODES'))
  expect(screen.getByRole('tabpanel', { name: 'CODES' })).toHaveTextContent('What is behind codes')
  await person.keyboard('{ArrowRight}{ArrowRight}')
  expect(tab('CARDS')).toHaveFocus()
  await person.keyboard('{ArrowLeft}')
  expect(tab('POINTS')).toHaveFocus()
  expect(told).toEqual(['codes', 'points', 'cards', 'points'])
})

test('Home goes to the first tab and End to the last', async () => {
  const { person, told } = await open()
  await person.tab()
  await person.keyboard('{End}')
  expect(tab('POINTS')).toHaveFocus()
  expect(chosen()).toBe(tab('POINTS'))
  await person.keyboard('{Home}')
  expect(tab('CARDS')).toHaveFocus()
  expect(chosen()).toBe(tab('CARDS'))
  expect(told).toEqual(['points', 'cards'])
})

test('keys with a modifier are left to the browser', async () => {
  const { person, told } = await open()
  await person.tab()
  await person.keyboard('{Alt>}{ArrowLeft}{/Alt}{Control>}{End}{/Control}{ArrowDown}')
  expect(tab('CARDS')).toHaveFocus()
  expect(told).toEqual([])
})

test('arrows follow the direction of reading', async () => {
  const { person } = await open()
  screen.getByRole('tablist').style.direction = 'rtl'
  for (const one of screen.getAllByRole('tab')) one.style.direction = 'rtl'
  await person.tab()
  await person.keyboard('{ArrowLeft}')
  expect(chosen()).toBe(tab('CODES'))
  await person.keyboard('{ArrowRight}')
  expect(chosen()).toBe(tab('CARDS'))
})

test('with an owner the choice is the owner’s: it is told and nothing changes by itself', async () => {
  const { person, told } = await open('codes')
  expect(chosen()).toBe(tab('CODES'))
  await person.click(tab('CODES'))
  expect(told).toEqual([])
  await person.click(tab('POINTS'))
  expect(told).toEqual(['points'])
  expect(chosen()).toBe(tab('CODES'))
})
