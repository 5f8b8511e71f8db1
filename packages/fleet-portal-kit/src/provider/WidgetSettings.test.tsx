import { expect, test } from 'vitest'
import { codeMessages } from '../locales/en/codes.ts'
import type { MessageOverrides } from '../locales/messageOverrides.ts'
import { uiMessages } from '../locales/en/ui.ts'
import { renderInPortal } from '../testing/renderInPortal.tsx'
import { useMessages } from './messages.ts'
import { WidgetSettingsProvider } from './WidgetSettings.tsx'

function Texts() {
  const { bindings } = useMessages(codeMessages)
  const { productNames, selected } = useMessages(uiMessages)
  return <p>{[bindings.any, bindings['driver-specific'], productNames.diesel, selected(1)].join(' | ')}</p>
}

const texts = async (provider: MessageOverrides, ...widgets: MessageOverrides[]) => {
  const nested = widgets.reduceRight(
    (content, messages) => <WidgetSettingsProvider messages={messages}>{content}</WidgetSettingsProvider>,
    <Texts />,
  )
  const { container } = await renderInPortal(() => nested, { provider: { messages: provider } })
  return container.textContent?.split(' | ')
}

test('a widget replaces single messages inside a group, and keeps those of the provider and of the widget around it', async () => {
  expect(
    await texts(
      {
        codes: { bindings: { any: 'Open', 'driver-specific': 'Named' } },
        ui: { productNames: { diesel: 'D2' } },
      },
      { codes: { bindings: { 'driver-specific': 'One driver' } } },
      { ui: { productNames: { gas91: '91' } } },
    ),
  ).toEqual(['Open', 'One driver', 'D2', expect.any(String)])
})

test('a sentence of a widget replaces a function of the provider, and the other way round', async () => {
  expect((await texts({ ui: { selected: (n) => `${n} rows` } }, { ui: { selected: 'Rows' } }))?.at(-1)).toBe(
    'Rows',
  )
  expect((await texts({ ui: { selected: 'Rows' } }, { ui: { selected: (n) => `${n} lines` } }))?.at(-1)).toBe(
    '1 lines',
  )
})
