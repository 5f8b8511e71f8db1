import type { NavigationBlocker } from 'fleet-portal-kit'
import { Suspense, useEffect, useLayoutEffect } from 'react'
import { Outlet, useBlocker, useLocation } from 'react-router'

interface RootProps {
  blockers: ReadonlySet<NavigationBlocker>
  isOwnMove: () => boolean
  /** Told of the path that is drawn now. */
  draws: (pathname: string) => void
}

/** Around every page: asks the kit's blockers before a move that the kit did not make for itself. */
export function Root({ blockers, isOwnMove, draws }: RootProps) {
  const { pathname } = useLocation()
  useLayoutEffect(() => draws(pathname), [draws, pathname])
  const blocker = useBlocker(() => !isOwnMove() && [...blockers].some((one) => one.when()))
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const active = [...blockers].find((one) => one.when())
    if (!active) return blocker.proceed()
    void active.ask().then((leave) => (leave ? blocker.proceed() : blocker.reset()))
  }, [blocker, blockers])
  return (
    <Suspense>
      <Outlet />
    </Suspense>
  )
}
