import { createTableHook, tableFeatures } from '@tanstack/react-table'

/**
 * The one binding of the table library. Filtering, sorting and paging happen on the server, so only the core is used;
 * a feature that a screen needs is registered here, for all screens.
 */
export const { useAppTable, createAppColumnHelper } = createTableHook({ features: tableFeatures({}) })
