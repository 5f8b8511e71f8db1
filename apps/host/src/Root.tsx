import type { NavigationBlocker } from 'fleet-portal-kit'
import { Suspense, useEffect, useLayoutEffect } from 'react'
import { Outlet, useBlocker, useLocation } from 'react-router'

interface RootProps {
  guards: ReadonlySet<NavigationBlocker>
  isOwnMove: () => boolean
  /** Told of the path that is drawn now. */
  draws: (pathname: string) => void
}

/** Around every page: asks the kit's guards before a move that the kit did not make for itself. */
export function Root({ guards, isOwnMove, draws }: RootProps) {
  const { pathname } = useLocation()
  useLayoutEffect(() => draws(pathname), [draws, pathname])
  const blocker = useBlocker(() => !isOwnMove() && [...guards].some((guard) => guard.when()))
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const guard = [...guards].find((one) => one.when())
    if (!guard) return blocker.proceed()
    void guard.ask().then((leave) => (leave ? blocker.proceed() : blocker.reset()))
  }, [blocker, guards])
  return (
    <Suspense>
      <Outlet />
    </Suspense>
  )
}
