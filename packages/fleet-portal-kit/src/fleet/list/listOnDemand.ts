/* The parts of a list screen that are loaded while its first page of data loads, as one file. */
export { Pagination } from '../../foundation/list/Pagination.tsx'
export { SortButton } from '../../foundation/list/SortButton.tsx'
export { EmptyList } from './EmptyList.tsx'
export { ListDialogs } from './ListDialogs.tsx'
export { ListNotices } from './view/ListNotices.tsx'
export { ViewButton } from './view/ViewButton.tsx'
