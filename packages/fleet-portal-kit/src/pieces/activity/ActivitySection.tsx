import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import type { ReadResult } from '../../foundation/data/readState.ts'
import { FailedSection } from '../../foundation/errors/FailedSection.tsx'
import { ReadSection } from '../../foundation/errors/ReadSection.tsx'
import type { ListColumn } from '../../foundation/list/column.ts'
import { DataTable } from '../../foundation/list/DataTable.tsx'
import { Box, Card, HStack, Paragraph, Subtitle } from '../../foundation/ui/layout.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { itemPagesMessages } from '../../locales/en/itemPages.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import type { FleetPortalDestination } from '../../provider/navigation.ts'

/** The items that a section shows. The list behind its link shows all of them. */
export const shownItems = 5

/** The inset of the rows below. */
const narrowInset = css`
  @container (max-width: 640px) {
    padding-inline: ${space(4)};
  }
`

const Head = styled(HStack)`
  padding: ${space(4)} ${space(5)} ${space(2)};
  ${narrowInset}
`

/**
 * The border of the last row would double the border of the card. `hidden` would make this box the frame that the header and the first
 * column stick to, at the offsets of the page.
 */
const Table = styled(Box)`
  overflow: clip;
  border-radius: 0 0 ${token('radius')} ${token('radius')};
  & > * {
    margin-bottom: -1px;
  }
  /* A note below the rows. */
  && + * {
    padding-top: ${space(3)};
  }
`

const Text = styled(Paragraph)`
  padding: 0 ${space(5)} ${space(4)};
  ${narrowInset}
`

const Lead = styled(Box)`
  padding: 0 ${space(5)} ${space(3)};
  ${narrowInset}
`

/** The height of the section when its items have arrived: most bearers hold few items, and have used them often. */
const Loading = styled(Box)<{ $rows: number }>`
  padding: ${space(1)} ${space(5)} ${space(4)};
  ${narrowInset}
  min-height: calc(${({ $rows }) => $rows} * ${token('row-height')});
`

interface ActivitySectionProps<Data, T extends object> {
  title: string
  read: ReadResult<Data>
  /** `count` is undefined if the server has counted items of others, too. */
  itemsOf: (data: Data) => { items: readonly T[]; count: number | undefined }
  columns: readonly ListColumn<T>[]
  idOf: (item: T) => string
  nameOf: (item: T) => string
  empty: string
  /** The rows that most of these sections have. The section has room for them while it loads. Default: none. */
  usualRows?: number
  /** A sentence about all items, above them. */
  lead?: ReactNode
  /** What the section cannot say, such as that the server searches names only. */
  note?: ReactNode
  /** What the user can do about the items: a button beside the title. */
  action?: ReactNode
  /** The text of the link to all items. Default: with their number. */
  allLabel?: string
  /** The list with all items. */
  all: FleetPortalDestination
}

/** The newest items of a list on the page of a driver, a vehicle, a card or a code, with a link to all of them. */
export function ActivitySection<Data, T extends object>(props: ActivitySectionProps<Data, T>) {
  const { title, read, itemsOf, columns, idOf, nameOf, empty, usualRows = 0 } = props
  const { lead, note, action, allLabel, all } = props
  const t = useMessages(itemPagesMessages)
  return (
    <Card>
      <ReadSection
        read={read}
        loading={
          <>
            <Head>
              <Subtitle>{title}</Subtitle>
            </Head>
            <Loading $rows={usualRows && usualRows + 1}>
              <Skeleton $width="168px" />
            </Loading>
          </>
        }
        failed={(error, retry) => <FailedSection title={title} error={error} retry={retry} />}
      >
        {(data) => {
          const { items, count } = itemsOf(data)
          return (
            <>
              <Head $justify="space-between" $wrap>
                <Subtitle>{title}</Subtitle>
                <HStack $gap={4} $wrap>
                  {(count === undefined || count > items.length) && (
                    <Link to={all}>
                      {allLabel ?? (count === undefined ? t.seeAllFound : t.seeAll(count))}
                    </Link>
                  )}
                  {action}
                </HStack>
              </Head>
              {lead && items.length > 0 && <Lead>{lead}</Lead>}
              {items.length === 0 ? (
                <Text $muted>{empty}</Text>
              ) : (
                <Table>
                  <DataTable label={title} columns={columns} items={items} idOf={idOf} nameOf={nameOf} />
                </Table>
              )}
              {note && <Text $muted>{note}</Text>}
            </>
          )
        }}
      </ReadSection>
    </Card>
  )
}
