import { ChevronLeft, ChevronRight } from 'lucide-react'
import { memo, useId } from 'react'
import { styled } from 'styled-components'
import { pageSizes } from 'api-client/contract/values'
import { uiMessages } from '../../locales/en/ui.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { Select } from '../form/controls.ts'
import { IconButton } from '../ui/Button.tsx'
import { Inline, Line } from '../ui/layout.ts'

const Bar = styled(Line)`
  padding: ${space(2)} ${space(3)} ${space(2)} ${space(5)};
  min-height: 52px;
  font-size: ${token('text-table')};
  color: ${token('color-muted')};
`

const Size = styled(Select)`
  width: auto;
  height: 32px;
  line-height: 30px;
`

const count = new Intl.NumberFormat('en-PH')

interface PaginationProps {
  page: number
  perPage: number
  total: number
  onPage: (page: number) => void
  onPerPage: (perPage: number) => void
}

/** Where in the list one is, the size of a page, and the steps back and on. */
export const Pagination = memo(function Pagination({
  page,
  perPage,
  total,
  onPage,
  onPerPage,
}: PaginationProps) {
  const t = useMessages(uiMessages)
  const sizeId = useId()
  const pages = Math.max(1, Math.ceil(total / perPage))
  const first = total === 0 ? 0 : (page - 1) * perPage + 1
  const last = Math.min(total, page * perPage)
  const place = t.pageOf(count.format(page), count.format(pages))
  return (
    <Bar as="nav" aria-label={place} $justify="space-between" $wrap className="fpk-pagination">
      <Inline aria-live="polite">
        {t.range(count.format(first), count.format(last), count.format(total))}
      </Inline>
      <Line $gap={4}>
        <Line as="label" htmlFor={sizeId}>
          <Inline>{t.rowsPerPage}</Inline>
          <Size id={sizeId} value={perPage} onChange={(event) => onPerPage(Number(event.target.value))}>
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </Size>
        </Line>
        <Line $gap={1}>
          <IconButton
            icon={ChevronLeft}
            label={t.previousPage}
            disabledReason={page <= 1 ? t.isFirstPage : undefined}
            onClick={() => onPage(page - 1)}
          />
          <Inline $nowrap>{place}</Inline>
          <IconButton
            icon={ChevronRight}
            label={t.nextPage}
            disabledReason={page >= pages ? t.isLastPage : undefined}
            onClick={() => onPage(page + 1)}
          />
        </Line>
      </Line>
    </Bar>
  )
})
