export { defineFleetElements } from './defineFleetElements.ts'
export type { FleetElementsOptions } from './defineFleetElements.ts'
export type {
  FleetElementEventMap,
  FleetElementOwnProp,
  FleetElements,
  FleetPortalElement,
  FleetPortalElementSettings,
  FleetWidgetElement,
} from './elementTypes.ts'
