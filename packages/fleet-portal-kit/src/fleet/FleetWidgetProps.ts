import type { WidgetProps } from '../foundation/widget/Widget.tsx'

/** Props of every widget that shows one fleet. @since 0.1.0 */
export interface FleetWidgetProps extends WidgetProps {
  /** The id of the fleet. */
  fleetId: string
}
