import { pageSizes } from 'fleet-portal-api-client'
import { ChevronLeft, ChevronRight } from 'lucide'
import { memo, useId, useState } from 'react'
import { styled } from 'styled-components'
import type { Formats } from '../../format/formats.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { NativeSelect } from '../form/controls.ts'
import { IconButton } from '../ui/Button.tsx'
import { InlineText, HStack } from '../ui/layout.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { AsOf } from './AsOf.tsx'

const Bar = styled(HStack)`
  padding: ${space(2)} ${space(3)} ${space(2)} ${space(5)};
  min-height: 52px;
  font-size: ${token('text-table')};
  color: ${token('color-muted')};
  @container (max-width: 640px) {
    padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
    border-top: 1px solid ${token('color-border')};
  }
`

/** On a phone the pages are beside the range, within reach, and the size of a page is below. */
const Steps = styled(HStack)`
  flex: 0 1 auto;
  & > :last-child {
    margin-inline-start: auto;
  }
  @container (max-width: 640px) {
    display: contents;
    & > :first-child {
      order: 1;
      flex-basis: 100%;
    }
  }
`

const Size = styled(NativeSelect)`
  width: auto;
  height: calc(${token('control-height')} - 4px);
  line-height: calc(${token('control-height')} - 6px);
  @container (max-width: 640px) {
    height: ${token('control-height')};
  }
`

/** The numbers of the first and last item of a page, formatted. */
const rangeOf = (
  page: number,
  perPage: number,
  total: number,
  formatCount: Formats['formatCount'],
): [string, string] => [
  formatCount(total === 0 ? 0 : (page - 1) * perPage + 1),
  formatCount(Math.min(total, page * perPage)),
]

interface PaginationProps {
  page: number
  perPage: number
  /** The number of all items. Undefined until it is known. */
  total: number | undefined
  /** Whether there are `total` items or more. The number of pages is then not known. Default: false. */
  isMinimum?: boolean | undefined
  /** Whether the page is still loading. The items on screen are then those of the page before. Default: false. */
  isStale?: boolean
  onPage: (page: number) => void
  onPerPage: (perPage: number) => void
  formatCount: Formats['formatCount']
  /** When the page was read, in milliseconds since the epoch. */
  readAt?: number
  /** Reads the page again. */
  onRefresh?: () => unknown
}

/** The range of the current page, the page size, and buttons for the previous and the next page. */
export const Pagination = memo(function Pagination({
  page,
  perPage,
  total,
  isMinimum = false,
  isStale = false,
  onPage,
  onPerPage,
  formatCount,
  readAt,
  onRefresh,
}: PaginationProps) {
  const t = useMessages(uiMessages)
  const sizeId = useId()
  const isKnown = total !== undefined
  const pages = isKnown ? Math.max(1, Math.ceil(total / perPage)) : page
  const all = isKnown && (isMinimum ? t.moreThan(formatCount(total - 1)) : formatCount(total))
  const range = isKnown && all ? t.range(...rangeOf(page, perPage, total, formatCount), all) : undefined
  // The numbers belong to the items on screen, so they change with them.
  const [shownRange, setShownRange] = useState(range)
  if (!isStale && range !== shownRange) setShownRange(range)
  const position = () => {
    if (!isKnown) return t.loading
    if (isStale) return t.loadingPage(formatCount(page))
    return isMinimum ? t.pageNumber(formatCount(page)) : t.pageOf(formatCount(page), formatCount(pages))
  }
  const reasonFor = (atEnd: string | false) => (isKnown ? atEnd || undefined : t.loading)
  return (
    <Bar as="nav" aria-label={position()} $justify="space-between" $wrap className="fpk-pagination">
      <HStack $gap={4} $wrap>
        <InlineText aria-live="polite">{shownRange ?? <Skeleton $width="72px" />}</InlineText>
        {isKnown && !isStale && readAt !== undefined && onRefresh && (
          <AsOf readAt={readAt} onRefresh={onRefresh} />
        )}
      </HStack>
      <Steps $gap={4} $wrap>
        <HStack as="label" htmlFor={sizeId}>
          <InlineText $nowrap>{t.rowsPerPage}</InlineText>
          <Size id={sizeId} value={perPage} onChange={(event) => onPerPage(Number(event.target.value))}>
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </Size>
        </HStack>
        <HStack $gap={1}>
          <IconButton
            icon={ChevronLeft}
            label={t.previousPage}
            disabledReason={reasonFor(page <= 1 && t.isFirstPage)}
            onClick={() => onPage(page - 1)}
          />
          <InlineText $nowrap>{isKnown ? position() : <Skeleton $width="72px" />}</InlineText>
          <IconButton
            icon={ChevronRight}
            label={t.nextPage}
            disabledReason={reasonFor(page >= pages && t.isLastPage)}
            onClick={() => onPage(page + 1)}
          />
        </HStack>
      </Steps>
    </Bar>
  )
})
