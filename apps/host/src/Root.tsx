import { Suspense, type ComponentType } from 'react'
import { Outlet } from 'react-router'

/** The root of every page. */
export function Root({ RouteBlocker }: { RouteBlocker: ComponentType }) {
  return (
    <>
      <RouteBlocker />
      <Suspense>
        <Outlet />
      </Suspense>
    </>
  )
}
