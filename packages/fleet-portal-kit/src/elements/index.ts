export { defineFleetElements } from './defineFleetElements.ts'
export type { FleetElementsOptions } from './defineFleetElements.ts'
export type {
  FleetElementEventMap,
  FleetElements,
  FleetPortalElement,
  FleetPortalElementSettings,
  FleetWidgetElement,
} from './elementTypes.ts'
