import type { ListEndpoint } from 'fleet-portal-api-client'
import { styled } from 'styled-components'
import { useUserKey } from '../../../foundation/data/useSession.ts'
import { Checkbox } from '../../../foundation/form/Checkbox.tsx'
import type { ListColumn } from '../../../foundation/list/column.ts'
import { reset } from '../../../foundation/ui/layout.ts'
import { space } from '../../../provider/appearance.ts'
import { usePortal } from '../../../provider/portal.ts'
import { useNavigation } from '../../../provider/widgetContext.ts'
import { hiddenKey } from './useListLayout.ts'

const Choices = styled.div`
  ${reset}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(130px, 1fr));
  gap: ${space(2)};
`

interface ColumnChoiceProps<T> {
  endpoint: ListEndpoint
  columns: readonly ListColumn<T>[]
  hidden: readonly string[]
}

/** A checkbox for each column but the first. The choice is stored for the user, and replaces that of a link. */
export function ColumnChoice<T>({ endpoint, columns, hidden }: ColumnChoiceProps<T>) {
  const { deviceStorage } = usePortal()
  const navigation = useNavigation()
  const key = useUserKey(`list-columns:${endpoint.name}`)
  const toggle = (id: string, isShown: boolean) => {
    const next = hidden.filter((one) => one !== id && one !== '')
    if (!isShown) next.push(id)
    deviceStorage.write(key, next.length > 0 ? next : undefined)
    const query = new URLSearchParams(navigation.search())
    if (!query.has(hiddenKey)) return
    query.delete(hiddenKey)
    navigation.setSearch(query.toString(), { replace: true })
  }
  return (
    <Choices>
      {columns.slice(1).map(({ id, header }) => (
        <Checkbox
          key={id}
          checked={!hidden.includes(id)}
          onChange={({ target }) => toggle(id, target.checked)}
        >
          {header}
        </Checkbox>
      ))}
    </Choices>
  )
}
