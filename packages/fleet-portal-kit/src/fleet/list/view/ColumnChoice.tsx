import type { ListEndpoint } from 'fleet-portal-api-client'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { useUserKey } from '../../../foundation/data/useSession.ts'
import { Checkbox } from '../../../foundation/form/Checkbox.tsx'
import type { ListColumn } from '../../../foundation/list/column.ts'
import { Button } from '../../../foundation/ui/Button.tsx'
import { focusFirst } from '../../../foundation/ui/focus.ts'
import { HStack, Paragraph, reset, VStack } from '../../../foundation/ui/layout.ts'
import { listViewMessages } from '../../../locales/en/listView.ts'
import { space } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
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

/** A checkbox for each column but the first, and a button that shows all. The choice is stored for the user, and replaces that of a link. */
export function ColumnChoice<T>({ endpoint, columns, hidden }: ColumnChoiceProps<T>) {
  const { deviceStorage } = usePortal()
  const navigation = useNavigation()
  const key = useUserKey(`list-columns:${endpoint.name}`)
  const t = useMessages(listViewMessages)
  const choices = useRef<HTMLDivElement>(null)
  const [first, ...others] = columns
  const hide = (next: readonly string[]) => {
    deviceStorage.write(key, next.length > 0 ? next : undefined)
    const query = new URLSearchParams(navigation.search())
    if (!query.has(hiddenKey)) return
    query.delete(hiddenKey)
    navigation.setSearch(query.toString(), { replace: true })
  }
  const toggle = (id: string, isShown: boolean) => {
    const next = hidden.filter((one) => one !== id && one !== '')
    hide(isShown ? next : [...next, id])
  }
  const isHidden = ({ id }: ListColumn<T>) => hidden.includes(id)
  return (
    <VStack $gap={2}>
      <Choices ref={choices}>
        {others.map((column) => (
          <Checkbox
            key={column.id}
            checked={!isHidden(column)}
            onChange={({ target }) => toggle(column.id, target.checked)}
          >
            {column.header}
          </Checkbox>
        ))}
      </Choices>
      {first && others.every(isHidden) && <Paragraph $muted>{t.onlyColumn(first.header)}</Paragraph>}
      {others.some(isHidden) && (
        <HStack>
          <Button
            onClick={() => {
              // The pressed button is removed.
              focusFirst(choices.current)
              hide([])
            }}
          >
            {t.resetColumns}
          </Button>
        </HStack>
      )}
    </VStack>
  )
}
