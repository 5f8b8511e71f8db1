import { act, screen, waitFor } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { Widget } from '../../foundation/widget/Widget.tsx'
import { useWidget } from '../../provider/widgetContext.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { useIdlePage } from './useIdlePage.ts'

const loadNothing = async () => undefined
const severalChecks = () => act(() => new Promise((resolve) => setTimeout(resolve, 1000)))

test('a page on which a menu was opened while the code was loading is not idle until the menu is closed', async () => {
  let finishLoading = () => {}
  const loading = new Promise<void>((resolve) => {
    finishLoading = resolve
  })
  let isAsked = false
  const load = () => {
    isAsked = true
    return loading
  }
  let overlays: HTMLElement | null | undefined
  function Probe() {
    const anchor = useRef<HTMLSpanElement>(null)
    ;({ overlays } = useWidget())
    return <span ref={anchor}>{useIdlePage(true, anchor, load) ? 'idle' : 'in use'}</span>
  }
  await renderInPortal(() => (
    <Widget name="idle page">
      <Probe />
    </Widget>
  ))
  await waitFor(() => expect(isAsked).toBe(true))
  await severalChecks()
  expect(screen.getByText('in use')).toBeVisible()
  const menu = document.createElement('div')
  menu.setAttribute('role', 'menu')
  overlays?.append(menu)
  finishLoading()
  await severalChecks()
  expect(screen.getByText('in use')).toBeVisible()
  menu.remove()
  expect(await screen.findByText('idle')).toBeVisible()
})

test.each([
  ['placeholders', <Skeleton key="placeholder" $width="80px" />],
  ['selected rows', <div key="bar" className="fpk-selection" />],
  ['a survey that was begun', <div key="survey" className="fpk-survey" data-step="reasons" />],
])('a page with %s is not idle', async (_, content) => {
  let finish: () => void = () => {}
  function Probe() {
    const anchor = useRef<HTMLSpanElement>(null)
    const [isUnfinished, setUnfinished] = useState(true)
    finish = () => setUnfinished(false)
    return (
      <>
        <span ref={anchor}>{useIdlePage(true, anchor, loadNothing) ? 'idle' : 'in use'}</span>
        {isUnfinished && content}
      </>
    )
  }
  await renderInPortal(() => (
    <Widget name="idle page">
      <Probe />
    </Widget>
  ))
  await screen.findByText('in use')
  await act(() => new Promise((resolve) => setTimeout(resolve, 2500)))
  expect(screen.getByText('in use')).toBeVisible()
  act(finish)
  expect(await screen.findByText('idle')).toBeVisible()
})
