import type { AreaName } from '../../provider/navigation.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import type { ToolbarAction } from './ListTitle.tsx'

/** The primary action of a list that opens the page of an area. Empty if the host does not have that page. */
export function usePageAction(
  area: AreaName,
  action: Pick<ToolbarAction, 'key' | 'label' | 'icon' | 'requires'>,
): readonly ToolbarAction[] {
  const navigation = useNavigation()
  if (navigation.href({ area }) === undefined) return []
  return [{ ...action, variant: 'primary', run: () => navigation.navigate({ area }) }]
}
