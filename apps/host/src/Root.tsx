import type { NavigationBlocker } from 'fleet-portal-kit'
import { Suspense, useEffect, useLayoutEffect } from 'react'
import { Outlet, useBlocker, useLocation } from 'react-router'

interface RootProps {
  blockers: ReadonlySet<NavigationBlocker>
  isKitNavigation: () => boolean
  /** Called with the path of the rendered page. */
  onRender: (pathname: string) => void
}

/** The root of every page. Before a navigation that the kit did not start, it asks the navigation blockers of the kit. */
export function Root({ blockers, isKitNavigation, onRender }: RootProps) {
  const { pathname } = useLocation()
  useLayoutEffect(() => onRender(pathname), [onRender, pathname])
  const blocker = useBlocker(() => !isKitNavigation() && [...blockers].some((one) => one.when()))
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const active = [...blockers].find((one) => one.when())
    if (!active) return blocker.proceed()
    void active.ask().then((canLeave) => (canLeave ? blocker.proceed() : blocker.reset()))
  }, [blocker, blockers])
  return (
    <Suspense>
      <Outlet />
    </Suspense>
  )
}
