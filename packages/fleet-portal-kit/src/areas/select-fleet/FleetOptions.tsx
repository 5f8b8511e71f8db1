import { isDeactivated, type Fleet } from 'fleet-portal-api-client/contract/fleets'
import { Ban, Building2, ChevronRight, CornerDownLeft } from 'lucide'
import { useRef, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { withoutAccents } from '../../format/withoutAccents.ts'
import { plainSearch, SearchBox, SearchFrame } from '../../foundation/list/SearchBox.tsx'
import { Icon } from '../../foundation/ui/Icon.tsx'
import { Box, VStack, focusRing, InlineText, Paragraph, reset } from '../../foundation/ui/layout.ts'
import { Tag } from '../../foundation/ui/Tag.tsx'
import { shellMessages } from '../../locales/en/shell.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'

/** The number of fleets from which the search box shows. */
const searchThreshold = 9

const FleetButton = styled.button`
  ${reset}
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius')};
  cursor: pointer;
  ${focusRing}
  &:hover,
  &[data-active='true'] {
    border-color: ${token('color-accent')};
  }
  &[data-active='true'] {
    background: ${token('color-accent-soft')};
  }
  & > svg {
    color: ${token('color-accent')};
  }
`

/** As wide as the fleets. */
const Search = styled(Box)`
  & > ${SearchFrame} {
    max-width: none;
  }
`

const Name = styled(VStack)`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

/** Normalizes text for the search: letters without accents, digits and spaces, in lower case. */
const normalize = (text: string): string => plainSearch(withoutAccents(text)).toLowerCase()

interface FleetOptionsProps {
  /** The fleets: the last selected one first, deactivated ones last. Enter selects the first. */
  fleets: readonly Fleet[]
  /** The ID of the last selected fleet. */
  lastFleetId: string | undefined
  onSelect: (fleet: Fleet) => void
}

/** The list of fleets. Enter selects the active fleet, initially the first one. The arrow keys move the active fleet. */
export function FleetOptions({ fleets, lastFleetId, onSelect }: FleetOptionsProps) {
  const t = useMessages(shellMessages)
  const [text, setText] = useState('')
  const [activeIndex, setActiveIndex] = useState(0)
  const container = useRef<HTMLDivElement>(null)
  const hasSearch = fleets.length >= searchThreshold
  const matching = (searchText: string) =>
    fleets.filter(({ businessName }) => normalize(businessName).includes(normalize(searchText).trim()))
  const shown = matching(text)

  const move = (event: KeyboardEvent) => {
    const buttons = [...(container.current?.querySelectorAll<HTMLElement>('li > button') ?? [])]
    const at = buttons.indexOf(event.target as HTMLElement)
    const isOnButton = at >= 0
    const steps: Readonly<Record<string, number | undefined>> = {
      ArrowDown: at + 1,
      ArrowUp: isOnButton ? at - 1 : undefined,
      Home: isOnButton ? 0 : undefined,
      End: isOnButton ? buttons.length - 1 : undefined,
    }
    const to = steps[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = to < 0 ? container.current?.querySelector('input') : buttons[to]
    next?.focus()
  }
  return (
    <VStack $gap={3} ref={container} onKeyDown={move}>
      {hasSearch && (
        <Search onFocus={() => setActiveIndex(0)}>
          <SearchBox
            value={text}
            hint={t.searchFleets}
            hasAutoFocus
            onSearch={(searchText) => {
              setText(searchText)
              setActiveIndex(0)
            }}
            onEnter={(searchText) => {
              const [first] = matching(searchText)
              if (first) onSelect(first)
            }}
          />
        </Search>
      )}
      {shown.length === 0 && <Paragraph $muted>{t.noFleetMatch(text)}</Paragraph>}
      <VStack as="ul" $gap={2}>
        {shown.map((fleet, index) => (
          <Box as="li" key={fleet.fleetId}>
            <FleetButton
              type="button"
              data-active={index === activeIndex}
              // With a search box, the search box has the focus.
              autoFocus={!hasSearch && index === 0}
              onFocus={() => setActiveIndex(index)}
              onClick={() => onSelect(fleet)}
            >
              <Icon of={Building2} size={20} />
              <Name $gap={0}>
                <InlineText $strong>{fleet.businessName}</InlineText>
                <InlineText $muted>
                  {t.fleetTypes[fleet.plbType]}
                  {fleet.fleetId === lastFleetId && ` · ${t.lastUsed}`}
                </InlineText>
              </Name>
              {isDeactivated(fleet) && (
                <Tag tone="warning" icon={Ban}>
                  {t.deactivated}
                </Tag>
              )}
              <Icon of={index === activeIndex ? CornerDownLeft : ChevronRight} />
            </FleetButton>
          </Box>
        ))}
      </VStack>
    </VStack>
  )
}
