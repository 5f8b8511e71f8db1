import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { DatedRead } from '../../../foundation/data/combineReads.ts'
import { useItemDestination, type ItemEntry } from '../../../fleet/item/itemEntry.ts'
import { fingerOr, HStack, InlineText, VStack } from '../../../foundation/ui/layout.ts'
import { Link } from '../../../foundation/ui/Link.tsx'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import { housekeepingMessages } from '../../../locales/en/housekeeping.ts'
import { space, token } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import { TextButton } from '../../../pieces/cells/TextButton.ts'
import type { FleetPortalDestination } from '../../../provider/navigation.ts'
import { Tile, TileFooter } from '../tiles/Tile.tsx'
import { TileSection } from '../tiles/TileSection.tsx'

/** A tile shows this many entries. */
const shownEntries = 3

const Entry = styled(HStack)`
  min-height: ${fingerOr('28px')};
  flex-wrap: wrap;
  row-gap: 0;
  /* In a narrow tile an entry has two lines, which must not touch the line between two entries. */
  @container (max-width: 420px) {
    padding-block: ${space(1.5)};
  }
  & + & {
    border-top: 1px solid ${token('color-border')};
  }
`

const Detail = styled(InlineText)<{ $isUrgent?: boolean | undefined }>`
  font-size: ${token('text-label')};
  ${({ $isUrgent }) =>
    $isUrgent && `color: ${token('color-danger')}; font-weight: ${token('weight-medium')};`}
`

/** The height of a list with two entries, between an empty list and a full one, so that the parts below do not move far. */
const LoadingList = styled(Skeleton)`
  height: calc(2 * ${fingerOr('28px')} + ${space(9)} + ${fingerOr('18px')});
`

/** At the bottom of the tile, so that they stand on one line with those of the tiles beside it. */
const LastLines = styled(TileFooter)`
  margin-top: auto;
  padding-top: ${space(1)};
  &:empty {
    display: none;
  }
`

/** It opens no dialog. */
const ShowAll = styled(TextButton).attrs({ 'aria-haspopup': undefined })`
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`

const Ways = styled(HStack)`
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  min-height: ${fingerOr('18px')};
`

/** One entry of a check: an item, and why it is listed. */
export interface CheckEntry {
  id: string
  item: ItemEntry
  /** Replaces the label of the item. */
  name?: string
  detail?: string
  /** Whether the user has to act now. */
  isUrgent?: boolean
}

export interface Checked {
  entries: readonly CheckEntry[]
  /** What was looked at, if there is more. */
  notes?: readonly string[]
  /** Whether the tile looked at all items, so that no entries mean that there is nothing to check. Default: without notes. */
  isWhole?: boolean
}

interface CheckListProps {
  label: string
  read: DatedRead<Checked>
  none: string
  /** The list that has the items among others. Undefined if the user cannot open it: names are then plain text. */
  list: FleetPortalDestination | undefined
  /** What the list shows: the name of the link to it. */
  openList: string
}

/** A tile with the first entries of a check, each linked to its item. */
export function CheckList({ label, read, none, list, openList }: CheckListProps) {
  const t = useMessages(housekeepingMessages)
  const destinationOf = useItemDestination()
  const [showsAll, setShowsAll] = useState(false)
  const content = ({ entries, notes = [], isWhole = notes.length === 0 }: Checked): ReactNode => (
    <>
      {entries.length === 0 ? (
        <InlineText $muted>{isWhole ? none : t.nonePartly}</InlineText>
      ) : (
        <VStack as="ul" $gap={0}>
          {entries
            .slice(0, showsAll ? undefined : shownEntries)
            .map(({ id, item, name = item.label, detail, isUrgent }) => {
              const text = item.isPrivate ? <span data-secret="">{name}</span> : name
              return (
                <Entry key={id} as="li" $justify="space-between">
                  {list ? <Link to={destinationOf(item)}>{text}</Link> : <InlineText>{text}</InlineText>}
                  {detail && (
                    <Detail $muted={!isUrgent} $isUrgent={isUrgent}>
                      {detail}
                    </Detail>
                  )}
                </Entry>
              )
            })}
        </VStack>
      )}
      <LastLines>
        {notes.map((note) => (
          <InlineText key={note}>{note}</InlineText>
        ))}
        {entries.length > 0 && (
          <Ways>
            {entries.length > shownEntries && (
              <ShowAll aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
                {showsAll ? t.showFirst(shownEntries) : t.showAll(entries.length)}
              </ShowAll>
            )}
            {list && <Link to={list}>{openList}</Link>}
          </Ways>
        )}
      </LastLines>
    </>
  )
  return (
    <Tile label={label}>
      <TileSection read={read} loading={<LoadingList />}>
        {content}
      </TileSection>
    </Tile>
  )
}
