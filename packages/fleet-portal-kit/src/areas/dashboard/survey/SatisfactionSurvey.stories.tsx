import type { Meta, StoryObj } from '@storybook/react-vite'
import { sendFeedback } from 'fleet-portal-api-client/contract/feedback'
import { expect, within } from 'storybook/test'
import type { StoryPortal } from '../../../testing/storyPortal.tsx'
import { SatisfactionSurvey } from './SatisfactionSurvey.tsx'

const meta = {
  component: SatisfactionSurvey,
  args: { fleetId: '' },
  parameters: { portal: {} satisfies StoryPortal },
} satisfies Meta<typeof SatisfactionSurvey>
export default meta

type Story = StoryObj<typeof meta>

export const Stars: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Average' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Very Good' })).toBeChecked()
  },
}

/** One line of stars, which keep their places. The word of the chosen star is within its frame. */
export const StarsNarrow: Story = {
  globals: { width: 'narrow' },
  play: async ({ canvas, userEvent }) => {
    const stars = await canvas.findByRole('radiogroup')
    const placesOfStars = () =>
      Array.from(stars.querySelectorAll('svg'), (star) => Math.round(star.getBoundingClientRect().left))
    const places = placesOfStars()
    for (const radio of within(stars).getAllByRole('radio')) {
      await userEvent.click(radio)
      const option = radio.closest('label') as HTMLElement
      const word = within(option).getByText(/./)
      await expect(word.offsetWidth).toBeLessThanOrEqual(option.clientWidth)
      const rows = new Set([...stars.children].map((star) => star.getBoundingClientRect().top))
      await expect(rows.size).toBe(1)
      await expect(placesOfStars()).toEqual(places)
    }
  },
}

export const Reasons: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Unsatisfactory' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Other' }))
    await expect(await canvas.findByLabelText(/Please tell us more/)).toBeVisible()
  },
}

export const ReasonsDark: Story = { ...Reasons, globals: { scheme: 'dark' } }

const completeSurvey: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Amazing' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Fast' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
  await userEvent.click(await canvas.findByRole('radio', { name: 'Very likely' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
}

export const Thanks: Story = {
  play: async (context) => {
    await completeSurvey(context)
    await expect(await context.canvas.findByText('Thank you!')).toBeVisible()
  },
}

export const NotSent: Story = {
  parameters: {
    portal: { prepareWire: (wire) => wire.refuse(sendFeedback, 'TooManyRequests') } satisfies StoryPortal,
  },
  play: async (context) => {
    await completeSurvey(context)
    await expect(await context.canvas.findByRole('alert')).toBeVisible()
    await expect(context.canvas.queryByText('Thank you!')).toBeNull()
  },
}
