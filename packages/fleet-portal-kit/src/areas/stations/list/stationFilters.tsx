import type { Filter } from '../../../foundation/list/filter.ts'
import { lazyWithRetry } from '../../../foundation/widget/lazyWithRetry.ts'
import type { stationsMessages } from '../../../locales/en/stations.ts'
import type { uiMessages } from '../../../locales/en/ui.ts'

export const stationProducts = ['diesel', 'gas91', 'gas95', 'gas97'] as const

// Loaded on demand, because they contain the names of all provinces and cities.
const ProvinceFilter = lazyWithRetry(() => import('./PlaceFilters.tsx'), 'ProvinceFilter')
const CityFilter = lazyWithRetry(() => import('./PlaceFilters.tsx'), 'CityFilter')

/** Filters by province and city, opening hours and product. Removing the province also removes the city. */
export const stationFilters = (
  t: typeof stationsMessages.defaults,
  ui: typeof uiMessages.defaults,
): Filter[] => [
  {
    kind: 'choice',
    name: 'province',
    label: t.province,
    choices: [],
    renderControl: (control) => <ProvinceFilter {...control} />,
    keys: ['province', 'city'],
  },
  {
    kind: 'choice',
    name: 'city',
    label: t.city,
    choices: [],
    renderControl: (control) => <CityFilter {...control} />,
  },
  {
    kind: 'flags',
    name: 'hours',
    label: t.hours,
    keys: ['openNow'],
    choices: [{ value: 'openNow', label: t.openNow }],
  },
  {
    kind: 'flags',
    name: 'products',
    label: t.products,
    keys: stationProducts,
    choices: stationProducts.map((value) => ({ value, label: ui.productNames[value] })),
  },
]
