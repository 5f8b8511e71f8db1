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

/** Wide tables and deep quotes scroll in their own boxes; the page does not scroll. */
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

/** Rendering all payloads at once is slow. All batches use the same page. */
const batchSize = 250
const parts = Array.from({ length: Math.ceil(payloads.length / batchSize) }, (_, index) =>
  payloads.slice(index * batchSize, (index + 1) * batchSize),
)

/** Renders the sanitized payloads batch by batch into a page that reports their requests. */
function Corpus() {
  const [page, setPage] = useState<Document | null>(null)
  const [part, setPart] = useState(-1)
  const [pressed, setPressed] = useState(0)
  const shown = parts[part] ?? []
  return (
    <>
      {page && <button onClick={() => setPart(part + 1)}>Render the next</button>}
      <button onClick={() => setPressed(pressed + 1)}>Pressed {pressed} times</button>
      {/* The frame allows scripts: the story checks that none runs. */}
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
const isForeign = (url: string) => url.includes(foreignHost)
const waitBriefly = () => new Promise((resolve) => setTimeout(resolve, 300))

/** Renders payloads unsanitized, batch by batch. Resolves to the requested URLs. */
async function renderAllRaw(all: readonly Payload[], size = 150): Promise<readonly string[]> {
  const requested: string[] = []
  for (let from = 0; from < all.length; from += size) {
    requested.push(...(await renderUnsanitized(all.slice(from, from + size))))
  }
  return requested
}

/** Lists forbidden content of a rendered payload. */
function violationsOf(place: Element): string[] {
  const content = place.querySelector('.fpk-html')
  if (!content)
    return place.childElementCount > 0 && !place.querySelector('.fpk-html-text') ? ['crashed'] : []
  exerciseElements(content)
  const parsedAgain = document.createElement('template')
  parsedAgain.innerHTML = content.innerHTML
  return [...forbiddenIn(content), ...forbiddenIn(parsedAgain.content)]
}

/** The control group: unsanitized hostile HTML runs scripts and sends requests. */
export const PayloadsRaw: Story = {
  render: () => <></>,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const { ran, stop } = watchCanary(globalThis.window)
    await renderAllRaw(ofAim('runs'))
    stop()
    const requested = new Set((await renderAllRaw(ofAim('asks'))).filter(isForeign))
    console.info(`${payloads.length} payloads; raw, ${ran.size} ran and ${requested.size} sent requests.`)
    await expect(payloads.length).toBeGreaterThanOrEqual(3000)
    await expect(ran.size).toBeGreaterThan(1000)
    await expect(requested.size).toBeGreaterThan(100)
  },
}

/** The same HTML, sanitized: no script, no request, no forbidden content, and the page still works. */
export const PayloadsSanitized: Story = {
  render: () => <Corpus />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    // The frame has an empty document until its own is loaded.
    await canvas.findByText('Render the next')
    const page = canvasElement.querySelector('iframe')?.contentDocument as Document
    const requested: string[] = []
    page.addEventListener('securitypolicyviolation', ({ blockedURI }) => requested.push(blockedURI))
    const { ran, stop } = watchCanary(globalThis.window)
    const violations: string[] = []
    let rendered = 0
    for (const part of parts) {
      await userEvent.click(canvas.getByText('Render the next'))
      const places = () => [...page.querySelectorAll('section')]
      await waitFor(
        () => {
          const isOfPart = places()[0]?.dataset['payload'] === String(part[0]?.id)
          // The sanitizer loads lazily; then all payloads render at once.
          const isRendered = page.querySelectorAll('.fpk-html').length > part.length / 2
          if (!isOfPart || !isRendered) throw new Error('The batch is not rendered yet.')
        },
        { timeout: 60_000 },
      )
      await waitBriefly()
      await expect(places()).toHaveLength(part.length)
      rendered += page.querySelectorAll('.fpk-html').length
      for (const place of places()) {
        violations.push(
          ...violationsOf(place).map((violation) => `${place.dataset['payload']}: ${violation}`),
        )
      }
      await waitBriefly()
    }
    await expect(rendered).toBeGreaterThan(2500)
    await expect(violations).toEqual([])
    await expect([...ran]).toEqual([])
    await expect(requested).toEqual([])
    stop()
    await userEvent.click(canvas.getByText('Pressed 0 times'))
    await expect(canvas.getByText('Pressed 1 times')).toBeVisible()
    await userEvent.click(canvas.getByText('Render the next'))
    await waitFor(() => expect(page.querySelector('section')).toBeNull())
  },
}
