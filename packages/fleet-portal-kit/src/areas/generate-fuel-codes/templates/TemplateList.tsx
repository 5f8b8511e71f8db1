import type { Template } from 'fleet-portal-api-client/contract/fuelCodeTemplates'
import { Search } from 'lucide'
import { useCallback, useState } from 'react'
import { styled } from 'styled-components'
import { Checkbox } from '../../../foundation/form/Checkbox.tsx'
import { Input } from '../../../foundation/form/controls.ts'
import { SearchFrame } from '../../../foundation/list/SearchBox.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { Icon } from '../../../foundation/ui/Icon.tsx'
import { VStack, HStack, Paragraph, reset } from '../../../foundation/ui/layout.ts'
import { generateMessages } from '../../../locales/en/generateFuelCodes.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { LastUsed } from './lastUsed.ts'
import { TemplateRow } from './TemplateRow.tsx'
import { matchesSearch } from './templateValues.ts'

/** The number of templates that each press of the More button adds. */
const pageSize = 50

const Items = styled.ul`
  ${reset}
  display: block;
  max-height: 44dvh;
  overflow: auto;
`

interface TemplateListProps {
  templates: readonly Template[]
  used: LastUsed
  selected: ReadonlySet<string>
  onSelect: (templates: readonly Template[], isSelected: boolean) => void
  onEdit: (template: Template) => void
  onRemove: (template: Template) => void
}

/** The list of templates with a search. Users select single templates or all that match. */
export function TemplateList(props: TemplateListProps) {
  const { templates, used, selected, onSelect, onEdit, onRemove } = props
  const t = useMessages(generateMessages).templates
  const [text, setText] = useState('')
  const [shown, setShown] = useState(pageSize)
  const found = text.trim() === '' ? templates : templates.filter((template) => matchesSearch(template, text))
  const selectedCount = found.filter(({ fuelCodeTemplateId }) => selected.has(fuelCodeTemplateId)).length
  const isAll = found.length > 0 && selectedCount === found.length
  const selectOne = useCallback(
    (template: Template, isSelected: boolean) => onSelect([template], isSelected),
    [onSelect],
  )
  return (
    <VStack $gap={3}>
      <HStack>
        <SearchFrame>
          <Icon of={Search} />
          <Input
            aria-label={t.search}
            placeholder={t.search}
            value={text}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
        </SearchFrame>
      </HStack>
      {found.length === 0 ? (
        <Paragraph $muted role="status">
          {t.noMatch}
        </Paragraph>
      ) : (
        <Checkbox
          checked={isAll}
          isPartial={selectedCount > 0 && !isAll}
          onChange={() => onSelect(found, !isAll)}
        >
          {t.selectAll(found.length)}
        </Checkbox>
      )}
      <Items>
        {found.slice(0, shown).map((template) => (
          <TemplateRow
            key={template.fuelCodeTemplateId}
            template={template}
            usedAt={used[template.fuelCodeTemplateId]}
            isSelected={selected.has(template.fuelCodeTemplateId)}
            onSelect={selectOne}
            onEdit={onEdit}
            onRemove={onRemove}
          />
        ))}
      </Items>
      {found.length > shown && <Button onClick={() => setShown(shown + pageSize)}>{t.more}</Button>}
    </VStack>
  )
}
