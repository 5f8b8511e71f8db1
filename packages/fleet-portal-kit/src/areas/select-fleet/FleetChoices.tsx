import { isDeactivated, type Fleet } from 'api-client/contract/fleets'
import { Ban, Building2, ChevronRight, CornerDownLeft } from 'lucide'
import { useRef, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { plainSearch, SearchBox } from '../../foundation/list/SearchBox.tsx'
import { Icon } from '../../foundation/ui/Icon.tsx'
import { Box, VStack, focusRing, InlineText, Paragraph, reset } from '../../foundation/ui/layout.ts'
import { Tag } from '../../foundation/ui/Tag.tsx'
import { shellMessages } from '../../locales/en/shell.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'

const searchFrom = 9

const Choice = styled.button`
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

const Name = styled(VStack)`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

/** What a search compares: letters without their marks, digits and spaces. */
const plain = (text: string): string =>
  plainSearch(text.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase()

interface FleetChoicesProps {
  /** The one that was chosen the last time first. */
  fleets: readonly Fleet[]
  /** The id of the fleet that was chosen the last time. */
  last: string | undefined
  choose: (fleet: Fleet) => void
}

/** The fleets to choose from. Enter picks the marked one, at first the first; the arrow keys mark another. */
export function FleetChoices({ fleets, last, choose }: FleetChoicesProps) {
  const t = useMessages(shellMessages)
  const [text, setText] = useState('')
  const [marked, setMarked] = useState(0)
  const frame = useRef<HTMLDivElement>(null)
  const hasSearch = fleets.length >= searchFrom
  const matching = (words: string) =>
    fleets.filter(({ businessName }) => plain(businessName).includes(plain(words).trim()))
  const shown = matching(text)

  const move = (event: KeyboardEvent) => {
    const choices = [...(frame.current?.querySelectorAll<HTMLElement>('li > button') ?? [])]
    const at = choices.indexOf(event.target as HTMLElement)
    const isOnChoice = at >= 0
    const steps: Readonly<Record<string, number | undefined>> = {
      ArrowDown: at + 1,
      ArrowUp: isOnChoice ? at - 1 : undefined,
      Home: isOnChoice ? 0 : undefined,
      End: isOnChoice ? choices.length - 1 : undefined,
    }
    const to = steps[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = to < 0 ? frame.current?.querySelector('input') : choices[to]
    next?.focus()
  }
  return (
    <VStack $gap={3} ref={frame} onKeyDown={move}>
      {hasSearch && (
        <Box onFocus={() => setMarked(0)}>
          <SearchBox
            value={text}
            hint={t.searchFleets}
            hasAutoFocus
            onSearch={(words) => {
              setText(words)
              setMarked(0)
            }}
            onEnter={(words) => {
              const [first] = matching(words)
              if (first) choose(first)
            }}
          />
        </Box>
      )}
      {shown.length === 0 && <Paragraph $muted>{t.noFleetMatch(text)}</Paragraph>}
      <VStack as="ul" $gap={2}>
        {shown.map((fleet, index) => (
          <Box as="li" key={fleet.fleetId}>
            <Choice
              type="button"
              data-active={index === marked}
              // The caret is in the search where there is one.
              autoFocus={!hasSearch && index === 0}
              onFocus={() => setMarked(index)}
              onClick={() => choose(fleet)}
            >
              <Icon of={Building2} size={20} />
              <Name $gap={0}>
                <InlineText $strong>{fleet.businessName}</InlineText>
                <InlineText $muted>
                  {t.fleetTypes[fleet.plbType]}
                  {fleet.fleetId === last && ` · ${t.lastUsed}`}
                </InlineText>
              </Name>
              {isDeactivated(fleet) && (
                <Tag tone="warning" icon={Ban}>
                  {t.deactivated}
                </Tag>
              )}
              <Icon of={index === marked ? CornerDownLeft : ChevronRight} />
            </Choice>
          </Box>
        ))}
      </VStack>
    </VStack>
  )
}
