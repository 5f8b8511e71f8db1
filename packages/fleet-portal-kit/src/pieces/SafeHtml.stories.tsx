import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { foreignHost, watchCanary } from '../testing/htmlPayloads/canary.ts'
import { drawRaw } from '../testing/htmlPayloads/drawRaw.ts'
import { payloads, type Payload } from '../testing/htmlPayloads/payloads.ts'
import { forbiddenIn } from '../testing/htmlPayloads/remains.ts'
import { stimulate } from '../testing/htmlPayloads/stimulate.ts'
import { inWidgetStory } from '../testing/inWidgetStory.tsx'
import { SafeHtml } from './SafeHtml.tsx'

const meta = {
  component: SafeHtml,
  args: { html: '' },
  decorators: [inWidgetStory],
} satisfies Meta<typeof SafeHtml>
export default meta

type Story = StoryObj<typeof meta>

const row = (cell: string, count: number) => `<tr>${`<td>${cell}</td>`.repeat(count)}</tr>`

/** A wide table and deep quotes scroll in boxes of their own, and nothing else does. */
export const Wide: Story = {
  args: {
    html: `<p>Prices of the week, for every station of the network, in pesos a litre.</p>
<table>${row('<b>Station</b>', 12)}${row('Mandaluyong Boni', 12)}</table>
<p>${'Pinakamahabangpangalanngistasyon'.repeat(8)}</p>
<pre>${'Account 0001-2345-6789 '.repeat(12)}</pre>
${'<blockquote>On Monday you wrote:'.repeat(24)}Thank you.${'</blockquote>'.repeat(24)}
${'<ul><li>Then'.repeat(24)}
</ul><blockquote>A short quote</blockquote>`,
  },
  play: async ({ canvas, canvasElement }) => {
    const boxes = await canvas.findAllByRole('group', { name: 'Wide content: scrolls sideways' })
    await expect(boxes).toHaveLength(3)
    for (const box of boxes) {
      await expect(box.tabIndex).toBe(0)
      await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth)
    }
    const page = canvasElement.querySelector('.fpk-html') as HTMLElement
    await expect(page.scrollWidth).toBe(page.clientWidth)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}

export const WideNarrow: Story = { ...Wide, globals: { width: 'narrow' } }

function Corpus() {
  const [shown, setShown] = useState<readonly Payload[]>([])
  const [pressed, setPressed] = useState(0)
  return (
    <>
      <button onClick={() => setShown(payloads)}>Draw</button>
      <button onClick={() => setShown([])}>Clear</button>
      <button onClick={() => setPressed(pressed + 1)}>Pressed {pressed} times</button>
      {shown.map(({ id, html }) => (
        <section key={id} data-payload={id}>
          <SafeHtml html={html} />
        </section>
      ))}
    </>
  )
}

/** Calls a function with some at a time. */
async function inBatches<T, R>(all: readonly T[], size: number, call: (batch: readonly T[]) => Promise<R>) {
  const results: R[] = []
  for (let from = 0; from < all.length; from += size) results.push(await call(all.slice(from, from + size)))
  return results
}

/**
 * Hostile HTML. Raw, in a frame where it may, it runs and asks other servers; sanitized, none of it does, and the page
 * around it works on.
 */
export const Payloads: Story = {
  render: () => <Corpus />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const ofAim = (aim: Payload['aim']) => payloads.filter((payload) => payload.aim === aim)
    const figures = { payloads: payloads.length, ran: 0, asked: 0, ranSanitized: 0 }
    await expect(payloads.length).toBeGreaterThanOrEqual(3000)

    await step('raw, they run and ask', async () => {
      const canary = watchCanary(globalThis.window)
      await inBatches(ofAim('runs'), 150, drawRaw)
      canary.stop()
      const asked = await inBatches(ofAim('asks'), 150, drawRaw)
      figures.ran = canary.ran.size
      figures.asked = asked.flat().length
    })
    console.log(JSON.stringify(figures))
    await expect(figures.ran).toBeGreaterThan(1500)
    await expect(figures.asked).toBeGreaterThan(100)

    await step('sanitized, none does', async () => {
      const canary = watchCanary(globalThis.window)
      const requests: string[] = []
      const observer = new PerformanceObserver((list) => {
        requests.push(...list.getEntries().map(({ name }) => name))
      })
      observer.observe({ entryTypes: ['resource'] })
      await userEvent.click(canvas.getByText('Draw'))
      const drawn = () => [...canvasElement.querySelectorAll('[data-payload]')]
      await waitFor(() => expect(drawn()).toHaveLength(payloads.length))
      await waitFor(() => expect(canvasElement.querySelector('[aria-busy], [data-part=skeleton]')).toBeNull())
      const failed = drawn().flatMap((place) => {
        const content = place.querySelector('.fpk-html')
        if (!content) return place.querySelector('.fpk-html-text') || !place.textContent ? [] : ['not drawn']
        stimulate(content)
        const again = document.createElement('template')
        again.innerHTML = content.innerHTML
        return [...forbiddenIn(content), ...forbiddenIn(again.content)].map(
          (what) => `${place.getAttribute('data-payload')}: ${what}`,
        )
      })
      await expect(failed).toEqual([])
      await new Promise((resolve) => setTimeout(resolve, 500))
      await expect([...canary.ran]).toEqual([])
      await expect(requests.filter((name) => name.includes(foreignHost))).toEqual([])
      canary.stop()
      observer.disconnect()
    })

    await userEvent.click(canvas.getByText('Pressed 0 times'))
    await expect(canvas.getByText('Pressed 1 times')).toBeVisible()
    await userEvent.click(canvas.getByText('Clear'))
  },
}
