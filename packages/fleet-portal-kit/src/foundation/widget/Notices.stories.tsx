import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useNotify } from '../../provider/widgetContext.ts'
import { inWidgetStory } from '../../testing/inWidgetStory.tsx'
import { Button } from '../ui/Button.tsx'

const meta = { title: 'Foundation/Notices', decorators: [inWidgetStory] } satisfies Meta
export default meta

function Speaker() {
  const notify = useNotify()
  const say = () => {
    notify({
      tone: 'success',
      text: 'José Peñaflor is now inactive.',
      action: { label: 'Undo', run: () => undefined },
    })
    notify({ tone: 'danger', text: 'Something went wrong. Please try again.' })
    notify({ tone: 'info', text: 'Report is being generated' })
  }
  return <Button onClick={say}>Tell</Button>
}

export const AllTones: StoryObj<typeof meta> = {
  render: () => <Speaker />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell' }))
    await userEvent.hover(await canvas.findByText('Report is being generated'))
    await expect(canvas.getByText('José Peñaflor is now inactive.')).toBeVisible()
  },
}
