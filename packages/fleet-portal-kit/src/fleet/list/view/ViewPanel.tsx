import type { ListEndpoint } from 'fleet-portal-api-client'
import { reportAccess } from 'fleet-portal-api-client/contract/reports'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useUserKey } from '../../../foundation/data/useSession.ts'
import { Checkbox } from '../../../foundation/form/Checkbox.tsx'
import type { ListColumn } from '../../../foundation/list/column.ts'
import type { Sorting } from '../../../foundation/list/sorting.ts'
import { Popover } from '../../../foundation/overlay/Popover.tsx'
import { HStack, reset, VStack } from '../../../foundation/ui/layout.ts'
import { listViewMessages } from '../../../locales/en/listView.ts'
import { space, token } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import { usePortal } from '../../../provider/portal.ts'
import type { FleetAccess } from '../../access/useAccess.ts'
import { ColumnChoice } from './ColumnChoice.tsx'
import { CopyTableButton } from './CopyTableButton.tsx'
import { SavedViewList } from './SavedViewList.tsx'
import { SortFields } from './SortFields.tsx'
import { useDensity, type Density } from './useListLayout.ts'

export interface ViewPanelProps<T> {
  anchor: HTMLElement
  onClose: () => void
  endpoint: ListEndpoint
  access: FleetAccess
  /** All columns that the user can see. Empty if the list is no table. */
  columns: readonly ListColumn<T>[]
  /** The ids of those that are hidden. */
  hidden: readonly string[]
  sorting: Sorting
  /** The answer of the call, with the items on screen. */
  answer: unknown
  /** Whether the page has hidden the export. */
  isExportHidden: boolean
  /** Whether filters and order are in the URL. */
  hasUrl: boolean
}

const Section = styled.fieldset`
  ${reset}
  display: block;
  padding: ${space(3)} ${space(4)};
  & + & {
    border-top: 1px solid ${token('color-border')};
  }
`

const Legend = styled.legend`
  ${reset}
  float: left;
  width: 100%;
  margin-bottom: ${space(2)};
  font-size: ${token('text-label')};
  font-weight: ${token('weight-strong')};
  color: ${token('color-muted')};
  & + * {
    clear: both;
  }
`

const ViewSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Section>
    <Legend>{title}</Legend>
    {children}
  </Section>
)

function DensityChoice() {
  const t = useMessages(listViewMessages)
  const { deviceStorage, appearance } = usePortal()
  const key = useUserKey('list-density')
  const density = useDensity() ?? appearance.density ?? 'regular'
  return (
    <HStack $gap={4} $wrap>
      {(['regular', 'compact'] satisfies Density[]).map((one) => (
        <Checkbox
          key={one}
          type="radio"
          name="list-density"
          checked={density === one}
          onChange={() => deviceStorage.write(key, one)}
        >
          {t.densities[one]}
        </Checkbox>
      ))}
    </HStack>
  )
}

/** How a list is shown: order, columns, density and saved views. Every choice applies at once. */
export function ViewPanel<T>({ anchor, onClose, ...list }: ViewPanelProps<T>) {
  const t = useMessages(listViewMessages)
  const { appearance } = usePortal()
  const { endpoint, access, columns, hidden, sorting, answer, isExportHidden, hasUrl } = list
  const isTable = columns.length > 0
  const isDensityFixed = appearance.tokens?.['row-height'] !== undefined
  const mayCopy = endpoint.report ? access.allows(reportAccess[endpoint.report.type]) : true
  return (
    <Popover
      anchor={anchor}
      label={t.view}
      width={340}
      placement="bottom-end"
      mayCoverControl
      onClose={onClose}
    >
      <VStack $gap={0}>
        {isTable && (
          <ViewSection title={t.sortBy}>
            <SortFields columns={columns} sorting={sorting} />
          </ViewSection>
        )}
        {columns.length > 1 && (
          <ViewSection title={t.columns}>
            <ColumnChoice endpoint={endpoint} columns={columns} hidden={hidden} />
          </ViewSection>
        )}
        {isTable && !isDensityFixed && (
          <ViewSection title={t.density}>
            <DensityChoice />
          </ViewSection>
        )}
        {hasUrl && (
          <ViewSection title={t.savedViews}>
            <SavedViewList endpoint={endpoint} hidden={hidden} onApply={onClose} />
          </ViewSection>
        )}
        {isTable && mayCopy && !isExportHidden && (
          <ViewSection title={t.thisPage}>
            <CopyTableButton {...{ endpoint, access, columns, hidden, answer, anchor }} />
          </ViewSection>
        )}
      </VStack>
    </Popover>
  )
}
