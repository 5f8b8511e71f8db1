import type { EndpointInput, ListEndpoint, ListItem } from 'fleet-portal-api-client'
import type { ListControls } from '../../provider/listControls.ts'
import type { FleetWidgetProps } from '../FleetWidgetProps.ts'

/** The filters of a list: the input of its call without the fleet and paging. @since 0.1.0 */
export type ListFilters<R extends ListEndpoint> = Partial<
  Omit<EndpointInput<R>, 'fleetId' | 'page' | 'perPage'>
>

/** Parts of every list that a page can hide. @since 0.1.0 */
export type ListPart = 'search' | 'filters' | 'view' | 'export'

/**
 * Props of a list of a fleet. `Part` names its buttons and the actions of its items, `Column` its columns.
 *
 * @since 0.1.0
 */
export interface FleetListProps<
  R extends ListEndpoint,
  Part extends string = never,
  Column extends string = never,
>
  extends FleetWidgetProps, ListControls<ListItem<R>, ListFilters<R>, Part | ListPart, Column> {}
