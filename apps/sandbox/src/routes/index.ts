import type { Binding } from '../handle.ts'
import { sessionRoutes } from './session.ts'
import { settleRoutes } from './settle.ts'

export const bindings: readonly Binding[] = [...sessionRoutes, ...settleRoutes]
