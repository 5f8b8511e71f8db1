import { CarFront, CreditCard, Fuel, MapPin, ReceiptText, User, type IconNode } from 'lucide'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import type { FleetAccess } from '../../../fleet/access/useAccess.ts'
import { itemKeyOf, useItemDestination } from '../../../fleet/item/itemEntry.ts'
import { addRecent, recentOf } from '../../../fleet/item/recentItems.ts'
import { useDebouncedValue } from '../../../foundation/data/useDebouncedValue.ts'
import { Option } from '../../../foundation/form/comboboxStyles.ts'
import { Input } from '../../../foundation/form/controls.ts'
import { optionId } from '../../../foundation/form/optionList.ts'
import { useOptionKeyboard } from '../../../foundation/form/useOptionKeyboard.ts'
import { Dialog } from '../../../foundation/overlay/Dialog.tsx'
import { Icon } from '../../../foundation/ui/Icon.tsx'
import { Box, InlineText, Paragraph, reset, VStack } from '../../../foundation/ui/layout.ts'
import { commandMessages } from '../../../locales/en/commands.ts'
import type { Viewer } from '../../../pieces/navigation/portalMap.ts'
import { useCanOpen } from '../../../pieces/session/useViewer.ts'
import { space, token } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { AreaName } from '../../../provider/navigation.ts'
import { usePortal } from '../../../provider/portal.ts'
import { useNavigation } from '../../../provider/widgetContext.ts'
import type { AccountAction } from '../account/useAccountActions.tsx'
import { bestMatches } from './matches.ts'
import type { Command, CommandGroup } from './command.ts'
import { useFoundItems, type FoundItem } from './useFoundItems.ts'
import { usePageCommands } from './usePageCommands.ts'
import { useSavedViewCommands } from './useSavedViewCommands.ts'

/** The delay between the last keystroke and the search on the server, in milliseconds. */
const searchDelay = 250

const Results = styled(Box)`
  height: min(420px, 52dvh);
  overflow: auto;
  margin: 0 ${space(-3)};
`

const GroupName = styled.div`
  ${reset}
  display: block;
  padding: ${space(2)} ${space(2.5)} ${space(1)};
  font-size: ${token('text-label')};
  font-weight: ${token('weight-strong')};
  color: ${token('color-muted')};
`

const Entry = styled(Option)`
  align-items: center;
  justify-content: flex-start;
  min-height: ${token('control-height')};
  && > :not(:first-child) {
    max-width: none;
  }
  & > svg {
    flex: none;
    color: ${token('color-muted')};
  }
  && > :last-child:not(:nth-child(2)) {
    flex: 0 1 auto;
    min-width: 0;
    margin-inline-start: auto;
    text-align: end;
    white-space: normal;
  }
`

const mostShown = 5

const itemIcons: Partial<Record<AreaName, IconNode>> = {
  drivers: User,
  vehicles: CarFront,
  'fleet-cards': CreditCard,
  'fuel-codes': Fuel,
  'cash-in-history': ReceiptText,
  'buy-fuel-history': ReceiptText,
}

/** Makes the command that opens an item. */
function useItemCommand(fleetId: string): (item: FoundItem) => Command {
  const { draftStore } = usePortal()
  const navigation = useNavigation()
  const destinationOf = useItemDestination()
  return ({ entry, detail = entry.detail }) => {
    const { label, isPrivate, list } = entry
    return {
      key: itemKeyOf(entry),
      label,
      ...(isPrivate && { isPrivate }),
      detail,
      icon: itemIcons[list] ?? MapPin,
      run: () => {
        addRecent(draftStore, fleetId, entry)
        navigation.navigate(destinationOf(entry))
      },
    }
  }
}

/** What the user has opened last. */
function useRecentCommands(
  fleetId: string,
  pages: readonly CommandGroup[],
  itemCommand: (item: FoundItem) => Command,
): readonly Command[] {
  const { draftStore } = usePortal()
  const pageCommands = pages.flatMap(({ commands }) => commands)
  return recentOf(draftStore, fleetId)
    .flatMap((one) => {
      const command =
        typeof one === 'string'
          ? pageCommands.find(({ key }) => key === `page-${one}`)
          : itemCommand({ entry: one })
      return command ? [{ ...command, key: `recent-${command.key}` }] : []
    })
    .slice(0, mostShown)
}

interface CommandBarProps {
  fleetId: string
  access: FleetAccess
  viewer: Viewer
  accountActions: readonly AccountAction[]
  onClose: () => void
}

/** A dialog that finds pages, actions, saved views and the items of lists by their names, and opens them. */
export function CommandBar({ fleetId, access, viewer, accountActions, onClose }: CommandBarProps) {
  const t = useMessages(commandMessages)
  const [text, setText] = useState('')
  const searchedText = useDebouncedValue(text, searchDelay)
  const canOpen = useCanOpen(access)
  const pages = usePageCommands(viewer, access, canOpen, accountActions)
  const views = useSavedViewCommands(canOpen)
  const found = useFoundItems(fleetId, searchedText, access, canOpen)
  const itemCommand = useItemCommand(fleetId)
  const recent = useRecentCommands(fleetId, pages, itemCommand)
  const groups = [
    ...(text.trim() ? [] : [{ name: t.recent, commands: recent }, views]),
    ...(text.trim() ? [...pages, views] : pages).map((group) => ({
      ...group,
      commands: bestMatches(group.commands, text),
    })),
    ...(text.trim() ? found.map((group) => ({ ...group, commands: group.found.map(itemCommand) })) : []),
  ]
  const commands = groups.flatMap((group) => group.commands)
  const isSearching = text !== searchedText || groups.some(({ isLoading }) => isLoading)
  const failed = groups.filter(({ hasFailed }) => hasFailed)
  const listId = useId()
  const results = useRef<HTMLDivElement>(null)
  const { active, handleKey, hover, activate } = useOptionKeyboard({
    count: commands.length,
    isOpen: true,
    open: () => undefined,
    loadMore: undefined,
  })
  const current = active ?? (commands.length > 0 ? 0 : null)
  useEffect(() => {
    const option = current === null ? null : results.current?.querySelector(`[data-index="${current}"]`)
    option?.scrollIntoView?.({ block: 'nearest' })
  }, [current])
  const run = (command: Command | undefined) => {
    if (!command) return
    onClose()
    command.run()
  }
  // The results may still be those of the text before, so Enter waits for the search.
  const [isEntered, setEntered] = useState(false)
  const chosen = isEntered && !isSearching ? commands[current ?? 0] : undefined
  useEffect(() => {
    if (chosen) run(chosen)
    // Runs the command that is current when the search is done.
    // oxlint-disable-next-line exhaustive-deps
  }, [chosen])
  const onKeyDown = (event: KeyboardEvent) => {
    if (handleKey(event)) return setEntered(false)
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (active === null) setEntered(true)
    else run(commands[active])
  }
  const entry = (command: Command) => {
    const index = commands.indexOf(command)
    return (
      <Entry
        key={command.key}
        role="option"
        id={optionId(listId, index)}
        data-index={index}
        aria-selected={index === current}
        $active={index === current}
        onPointerMove={() => index !== current && hover(index)}
        onClick={() => run(command)}
      >
        <Icon of={command.icon} />
        <InlineText data-secret={command.isPrivate ? '' : undefined}>{command.label}</InlineText>
        {command.detail && <InlineText $muted>{command.detail}</InlineText>}
      </Entry>
    )
  }
  const status = isSearching
    ? t.searching
    : commands.length === 0
      ? t.noResult(text.trim())
      : text && t.resultCount(commands.length)
  return (
    <Dialog title={t.title} width={560} onClose={onClose}>
      <VStack $gap={2}>
        <Input
          value={text}
          role="combobox"
          aria-label={t.hint}
          aria-expanded={commands.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current === null ? undefined : optionId(listId, current)}
          placeholder={t.hint}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => {
            setText(target.value)
            setEntered(false)
            activate(null)
          }}
          onKeyDown={onKeyDown}
        />
        <Paragraph $muted role="status" style={{ minHeight: 20 }}>
          {[status, ...failed.map(({ name }) => t.failed(name))].filter(Boolean).join(' ')}
        </Paragraph>
        <Results
          ref={results}
          id={listId}
          {...(commands.length > 0 && { role: 'listbox', 'aria-label': t.title })}
        >
          {groups
            .filter((group) => group.commands.length > 0)
            .map((group) => (
              <Box key={group.name} role="group" aria-label={group.name}>
                <GroupName aria-hidden>{group.name}</GroupName>
                {group.commands.map(entry)}
              </Box>
            ))}
        </Results>
      </VStack>
    </Dialog>
  )
}
