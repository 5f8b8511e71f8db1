/* The parts of filters that are loaded when they are first needed, as one file. */
export { ActiveFilters } from './ActiveFilters.tsx'
export { FilterPanel } from './FilterPanel.tsx'
