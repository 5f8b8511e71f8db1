import { createReactRouterNavigation, type ReactRouter } from 'fleet-portal-kit/navigation/react-router'
import { useBlocker, useLocation } from 'react-router'
import { paths } from './paths.ts'
import { hasScreen } from './routes.tsx'
import { stateFor } from './startState.ts'

/** The navigation of the kit by the URLs of the portal. */
export const createNavigation = (router: () => ReactRouter) =>
  createReactRouterNavigation({
    router,
    useBlocker,
    useLocation,
    toPath: ({ area }) => (hasScreen(area) ? paths[area] : undefined),
    toState: stateFor,
  })
