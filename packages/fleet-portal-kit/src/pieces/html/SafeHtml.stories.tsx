import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, waitFor } from 'storybook/test'
import { foreignHost, watchCanary } from '../../testing/htmlPayloads/canary.ts'
import { blockingPage, renderUnsanitized } from '../../testing/htmlPayloads/renderUnsanitized.ts'
import { payloads, type Payload } from '../../testing/htmlPayloads/payloads.ts'
import { forbiddenIn } from '../../testing/htmlPayloads/forbiddenMarkup.ts'
import { exerciseElements } from '../../testing/htmlPayloads/exerciseElements.ts'
import { inWidgetStory } from '../../testing/inWidgetStory.tsx'
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
${'<blockquote>On Monday you wrote:'.repeat(70)}Thank you.${'</blockquote>'.repeat(70)}
${'<ul><li>Then'.repeat(70)}${'</ul>'.repeat(70)}<blockquote>A short quote</blockquote>`,
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

/** Many at once are slow to draw; the page is the same one for all of them. */
const partSize = 250
const parts = Array.from({ length: Math.ceil(payloads.length / partSize) }, (_, index) =>
  payloads.slice(index * partSize, (index + 1) * partSize),
)

/** Draws the payloads sanitized, part by part, into a page that reports what they ask for. */
function Corpus() {
  const [page, setPage] = useState<Document | null>(null)
  const [part, setPart] = useState(-1)
  const [pressed, setPressed] = useState(0)
  const shown = parts[part] ?? []
  return (
    <>
      {page && <button onClick={() => setPart(part + 1)}>Draw the next</button>}
      <button onClick={() => setPressed(pressed + 1)}>Pressed {pressed} times</button>
      {/* Scripts may run in it and reach the story: whether they do is the question. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        title="Sanitized"
        srcDoc={blockingPage}
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
      />
      {page &&
        createPortal(
          shown.map(({ id, html }) => (
            <section key={id} data-payload={id}>
              <SafeHtml html={html} />
            </section>
          )),
          page.body,
        )}
    </>
  )
}

const ofAim = (aim: Payload['aim']) => payloads.filter((payload) => payload.aim === aim)
const isForeign = (address: string) => address.includes(foreignHost)
const rest = () => new Promise((resolve) => setTimeout(resolve, 300))

/** Draws raw, a part at a time, and resolves to the addresses that were asked for. */
async function drawAllRaw(all: readonly Payload[], size = 150): Promise<readonly string[]> {
  const asked: string[] = []
  for (let from = 0; from < all.length; from += size) {
    asked.push(...(await renderUnsanitized(all.slice(from, from + size))))
  }
  return asked
}

/** The errors of a payload that was drawn: nothing, unless something of it is left that must not be. */
function faultsOf(place: Element): string[] {
  const content = place.querySelector('.fpk-html')
  if (!content)
    return place.childElementCount > 0 && !place.querySelector('.fpk-html-text') ? ['crashed'] : []
  exerciseElements(content)
  const parsedAgain = document.createElement('template')
  parsedAgain.innerHTML = content.innerHTML
  return [...forbiddenIn(content), ...forbiddenIn(parsedAgain.content)]
}

/** The control: hostile HTML, drawn raw in frames where it may, runs and asks other servers. */
export const PayloadsRaw: Story = {
  render: () => <></>,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const { ran, stop } = watchCanary(globalThis.window)
    await drawAllRaw(ofAim('runs'))
    stop()
    const asked = new Set((await drawAllRaw(ofAim('asks'))).filter(isForeign))
    console.info(`${payloads.length} payloads; raw, ${ran.size} ran and ${asked.size} asked.`)
    await expect(payloads.length).toBeGreaterThanOrEqual(3000)
    await expect(ran.size).toBeGreaterThan(1000)
    await expect(asked.size).toBeGreaterThan(100)
  },
}

/** The same HTML, sanitized: none of it runs or asks, nothing is left of it that must not be, and the page works on. */
export const PayloadsSanitized: Story = {
  render: () => <Corpus />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    // The frame has another document until its own is loaded.
    await canvas.findByText('Draw the next')
    const page = canvasElement.querySelector('iframe')?.contentDocument as Document
    const asked: string[] = []
    page.addEventListener('securitypolicyviolation', ({ blockedURI }) => asked.push(blockedURI))
    const { ran, stop } = watchCanary(globalThis.window)
    const faults: string[] = []
    let drawn = 0
    for (const part of parts) {
      await userEvent.click(canvas.getByText('Draw the next'))
      const places = () => [...page.querySelectorAll('section')]
      await waitFor(
        () => {
          const isOfPart = places()[0]?.dataset['payload'] === String(part[0]?.id)
          // All are drawn at once when the sanitizer has come.
          const isDrawn = page.querySelectorAll('.fpk-html').length > part.length / 2
          if (!isOfPart || !isDrawn) throw new Error('The part is not drawn yet.')
        },
        { timeout: 60_000 },
      )
      await rest()
      await expect(places()).toHaveLength(part.length)
      drawn += page.querySelectorAll('.fpk-html').length
      for (const place of places()) {
        faults.push(...faultsOf(place).map((what) => `${place.dataset['payload']}: ${what}`))
      }
      await rest()
    }
    await expect(drawn).toBeGreaterThan(2500)
    await expect(faults).toEqual([])
    await expect([...ran]).toEqual([])
    await expect(asked).toEqual([])
    stop()
    await userEvent.click(canvas.getByText('Pressed 0 times'))
    await expect(canvas.getByText('Pressed 1 times')).toBeVisible()
    await userEvent.click(canvas.getByText('Draw the next'))
    await waitFor(() => expect(page.querySelector('section')).toBeNull())
  },
}
