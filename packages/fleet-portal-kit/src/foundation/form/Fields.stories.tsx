import type { Meta, StoryObj } from '@storybook/react-vite'
import { createDriver } from 'fleet-portal-api-client/contract/drivers'
import { cities, provinces } from 'fleet-portal-api-client/contract/locations'
import { field } from 'fleet-portal-api-client/contract/fields'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { DriverPicker } from '../../pieces/pickers/pickers.tsx'
import { inWidgetStory } from '../../testing/inWidgetStory.tsx'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { Button } from '../ui/Button.tsx'
import { VStack, HStack } from '../ui/layout.ts'
import { FormattedInput } from './FormattedInput.tsx'
import { Checkbox } from './Checkbox.tsx'
import { typedMobile } from 'fleet-portal-api-client/contract/mobile'
import { Input, NativeSelect, TextArea } from './controls.ts'
import { TextInput } from './TextInput.tsx'
import { LitreInput, PesoInput } from './DecimalInput.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { createForm } from './createForm.tsx'
import { Select } from './Select.tsx'
import type { ComboboxOption } from './AsyncSelect.tsx'

const { Form, Field } = createForm(z.object({ name: field.name, mobile: field.mobile }))

const meta = {
  title: 'Foundation/Fields',
  decorators: [inWidgetStory],
} satisfies Meta
export default meta

type Story = StoryObj<{ fleetId: string }>

function Amounts() {
  const [pesos, setPesos] = useState<number | undefined>(123_456_780)
  const [litres, setLitres] = useState<number | undefined>(1_234_500)
  return (
    <HStack $gap={4} $align="start">
      <FieldFrame id="pesos" label="Amount" hint="At least ₱100.00">
        <PesoInput id="pesos" value={pesos} onChange={setPesos} />
      </FieldFrame>
      <FieldFrame id="litres" label="Volume" error="You have insufficient balance">
        <LitreInput id="litres" value={litres} onChange={setLitres} aria-invalid />
      </FieldFrame>
    </HStack>
  )
}

export const Controls: Story = {
  render: () => (
    <VStack $gap={4}>
      <FieldFrame id="text" label="First name" isOptional hint="As on the driver’s license" aside="3 / 75">
        <Input id="text" defaultValue="Ana" />
      </FieldFrame>
      <FieldFrame id="wrong" label="Email" error="This email is invalid.">
        <Input id="wrong" defaultValue="ana@" aria-invalid />
      </FieldFrame>
      <FieldFrame id="off" label="Fleet">
        <Input id="off" defaultValue="Bayani Logistics Corporation" disabled />
      </FieldFrame>
      <FieldFrame id="choice" label="Status">
        <NativeSelect id="choice" defaultValue="active">
          <option value="active">Active</option>
          <option value="inactive">Inactive</option>
        </NativeSelect>
      </FieldFrame>
      <FieldFrame id="long" label="Remarks">
        <TextArea id="long" defaultValue="Deliveries to Quezon City and back." />
      </FieldFrame>
      <Amounts />
      <HStack $gap={5} $wrap>
        <Checkbox defaultChecked>Ticked</Checkbox>
        <Checkbox>Not ticked</Checkbox>
        <Checkbox isPartial>Some of them</Checkbox>
        <Checkbox disabled>Cannot be</Checkbox>
        <Checkbox type="radio" name="unit" defaultChecked>
          Liters
        </Checkbox>
        <Checkbox type="radio" name="unit">
          Pesos
        </Checkbox>
      </HStack>
    </VStack>
  ),
}

/** Each check box and radio button is as high as a finger, and no two overlap. */
export const ControlsNarrow: Story = {
  ...Controls,
  globals: { width: 'narrow' },
  play: async ({ canvas }) => {
    const controls = [...canvas.getAllByRole('checkbox'), ...canvas.getAllByRole('radio')]
    const areas = controls.flatMap((control) => control.closest('label')?.getBoundingClientRect() ?? [])
    await expect(areas.map(({ height }) => height)).toEqual(controls.map(() => 44))
    const rows = [...new Set(areas.map(({ top }) => top))].toSorted((a, b) => a - b)
    for (const [index, top] of rows.slice(1).entries()) {
      await expect(top - (rows[index] ?? 0)).toBeGreaterThanOrEqual(44)
    }
  },
}

export const FormWithErrors: Story = {
  render: () => (
    <Form defaultValues={{ name: '', mobile: '0817' }} onSubmit={() => Promise.reject(new Error('refused'))}>
      <Field name="name" label="Name" isRequired>
        {(control) => <TextInput {...control} />}
      </Field>
      <Field name="mobile" label="Mobile number" isRequired>
        {(control) => <FormattedInput {...control} clean={typedMobile} />}
      </Field>
      <Button type="submit" variant="primary">
        Save driver
      </Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save driver' }))
    await expect(await canvas.findByText('This field is required.')).toBeVisible()
    await expect(await canvas.findByText('Please enter a valid mobile number.')).toBeVisible()
  },
}

function Picker({ fleetId }: { fleetId: string }) {
  const [value, setValue] = useState<ComboboxOption>()
  return (
    <FieldFrame id="driver" label="Driver">
      <DriverPicker id="driver" fleetId={fleetId} value={value} onChange={setValue} />
    </FieldFrame>
  )
}

export const Lookup: Story = {
  render: ({ fleetId }) => <Picker fleetId={fleetId} />,
  parameters: {
    portal: {
      arrange: async ({ fleetId, arrange }) => {
        for (let n = 10; n < 25; n++) {
          await arrange(createDriver, {
            fleetId,
            firstName: `Driver ${n}`,
            lastName: 'Santos',
            driverLicenseId: `N01123456${n}`,
            mobileNumber: '09171234567',
          })
        }
      },
    } satisfies StoryPortal,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(9))
  },
}

const allProvinces = provinces.map(({ value, label }) => ({ value, label }))
const provinceOf = new Map(provinces.map(({ value, label }) => [value, label]))
const allCities = cities.map(({ id, label, province }) => ({
  value: `${id}`,
  label,
  detail: provinceOf.get(province),
}))

function Places() {
  const [province, setProvince] = useState<ComboboxOption>()
  const [city, setCity] = useState<ComboboxOption>()
  return (
    <HStack $gap={4} $align="start" style={{ minHeight: 300 }}>
      <Select
        label="Province"
        placeholder="Type a province"
        all={allProvinces}
        value={province}
        onChange={setProvince}
      />
      <Select label="City" placeholder="Type a city" all={allCities} value={city} onChange={setCity} />
    </HStack>
  )
}

/** Scrolls a list until its last option is rendered. */
async function scrollToEnd(list: HTMLElement, last: string) {
  await waitFor(async () => {
    list.scrollTop = list.scrollHeight
    const options = list.querySelectorAll('[role=option]')
    await expect([...options].at(-1)).toHaveTextContent(last)
  })
}

/** All 83 options are rendered, and scrolling reaches the last one. */
export const Provinces: Story = {
  render: () => <Places />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Province' }))
    await expect((await canvas.findAllByRole('option')).length).toBe(allProvinces.length)
    await scrollToEnd(canvas.getByRole('listbox'), allProvinces.at(-1)?.label ?? '')
  },
}

/** A long list renders only its visible options. Scrolling and keys reach the last one. */
export const Cities: Story = {
  render: () => <Places />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'City' })
    await userEvent.click(box)
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeLessThan(40))
    await scrollToEnd(canvas.getByRole('listbox'), allCities.at(-1)?.label ?? '')
    await userEvent.keyboard('{ArrowDown}{PageDown}{End}')
    const active = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')
    await waitFor(() => expect(active()).toBeVisible())
    await expect(active()).toHaveAttribute('aria-posinset', `${allCities.length}`)
    const list = canvas.getByRole('listbox').getBoundingClientRect()
    await waitFor(() => expect(active()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom + 1))
  },
}

export const CitiesDark: Story = { ...Cities, globals: { scheme: 'dark' } }

export const CitiesNarrow: Story = { ...Cities, globals: { width: 'narrow' } }
