import { Canvas, Controls, Title } from '@storybook/addon-docs/blocks'
import { DocTable, DocText } from './DocText.tsx'
import { guidance, type WidgetTag } from './guidance.ts'
import { sizeOf } from './sizes.ts'
import { useShortcuts } from './useShortcuts.ts'
import { apiText } from './widgetText.ts'
import { widgetEntry } from './widgetInventory.ts'

function Keyboard({ isList }: { isList: boolean }) {
  const shortcuts = useShortcuts()
  return (
    <>
      <h2 id="keyboard">Keyboard</h2>
      <p>
        Everything can be reached with Tab and pressed with Enter or Space. Escape closes a dialog, a menu or
        a list of options, and the focus returns to the element that opened it. <kbd>?</kbd> lists the
        shortcuts.
      </p>
      {shortcuts.length > 0 && (
        <DocTable>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">In the example above</th>
            </tr>
          </thead>
          <tbody>
            {shortcuts.map(({ keys, label }) => (
              <tr key={keys}>
                <td>
                  <kbd>{keys}</kbd>
                </td>
                <td>{label}</td>
              </tr>
            ))}
          </tbody>
        </DocTable>
      )}
      {isList && (
        <p>
          In a table, the arrows, Home and End move between rows. Enter opens the row, and Space selects it.
          The down arrow in the search box moves to the first row.
        </p>
      )}
    </>
  )
}

function Size({ tag }: { tag: WidgetTag }) {
  const size = sizeOf(tag)
  return (
    <>
      <h2 id="size">Size</h2>
      {size === undefined ? (
        <p>The static build of Storybook measures the size. This run has no measurement.</p>
      ) : (
        <p>
          The first load of the widget adds {size.widget.toFixed(1)} KB to a page that has the provider (
          {size.provider.toFixed(1)} KB). Both are minified and gzipped, without React. Dialogs, exports and
          rows load on demand.
        </p>
      )}
    </>
  )
}

/** The page of a widget. Its texts come from the source; only the do and don’t is written by hand. */
export function WidgetPage({ tag, playground }: { tag: WidgetTag; playground: object }) {
  const { component, text, properties } = widgetEntry(tag)
  return (
    <>
      <Title>{guidance[tag].title}</Title>
      <DocText>{text}</DocText>
      <p>
        <code>{component}</code> in React, <code>{`<${tag}>`}</code> in other pages. The example is the widget
        itself, on the reference back end in this page: every button works.
      </p>
      <Canvas of={playground} sourceState="none" layout="fullscreen" />
      <Controls of={playground} />
      <DocText>{apiText(tag)}</DocText>
      <Keyboard isList={properties.some(({ name }) => name === 'columns')} />
      <h2 id="accessibility">Accessibility</h2>
      <p>
        axe checks each story of the widget and this page, contrast included, on every run of the tests. Text
        has a contrast of 4.5 or more, borders of fields 3, in light and dark. Targets are 44 px high on
        narrow pages. Motion stops when the system asks for reduced motion. Results and errors are announced
        to screen readers.
      </p>
      <Size tag={tag} />
    </>
  )
}
