import type { ListEndpoint } from 'fleet-portal-api-client'
import { Check, Link2, Pencil, Trash2 } from 'lucide'
import { useId, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { Input } from '../../../foundation/form/controls.ts'
import { Small } from '../../../foundation/form/FieldFrame.tsx'
import { useSearch } from '../../../foundation/list/useDialogAddress.ts'
import { Button, IconButton } from '../../../foundation/ui/Button.tsx'
import { Icon } from '../../../foundation/ui/Icon.tsx'
import { Box, HStack, Paragraph, reset, VStack } from '../../../foundation/ui/layout.ts'
import { errorMessages } from '../../../locales/en/errors.ts'
import { listViewMessages } from '../../../locales/en/listView.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { space, token } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import { useNavigation, useToast } from '../../../provider/widgetContext.ts'
import { useArea } from '../../areaContext.ts'
import { copyText } from '../../../foundation/outside/copyText.ts'
import { appliedView, mostViews, useSavedViews, viewOf, withView, type SavedView } from './savedViews.ts'
import { viewKey } from './useListLayout.ts'

const List = styled.ul`
  ${reset}
  display: block;
`

const Row = styled.li`
  ${reset}
  display: flex;
  align-items: center;
  gap: ${space(1)};
`

const ApplyButton = styled.button`
  ${reset}
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  min-height: ${token('control-height')};
  padding: 0 ${space(2)};
  border-radius: ${token('radius')};
  cursor: pointer;
  overflow-wrap: anywhere;
  &:hover {
    background: ${token('color-sunken')};
  }
  &:focus-visible {
    outline: 2px solid ${token('color-accent')};
    outline-offset: -2px;
  }
  &[aria-current] {
    font-weight: ${token('weight-strong')};
  }
`

interface NameFormProps {
  label: string
  initial: string
  /** Whether another view has a name. The form asks before it replaces that view. */
  isTaken: (name: string) => boolean
  onSubmit: (name: string) => void
  onCancel?: () => void
}

/** The maximum length of a name. */
const longestName = 40

function NameForm({ label, initial, isTaken, onSubmit, onCancel }: NameFormProps) {
  const t = useMessages(listViewMessages)
  const ui = useMessages(uiMessages)
  const { fields } = useMessages(errorMessages)
  const [name, setName] = useState(initial)
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<string>()
  const errorId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = name.trim()
    if (trimmed === '') return setError(fields.required)
    if (trimmed.length > longestName) return setError(fields.maxLength(String(longestName)))
    if (isTaken(trimmed) && !isAsking) return setAsking(true)
    setAsking(false)
    onSubmit(trimmed)
    setName('')
  }
  return (
    <form onSubmit={submit} style={{ flex: 1 }}>
      <VStack $gap={1}>
        <HStack $gap={2}>
          <Input
            aria-label={label}
            placeholder={label}
            aria-invalid={error !== undefined}
            aria-describedby={error && errorId}
            value={name}
            // The field replaces the button that was pressed.
            autoFocus={initial !== ''}
            onChange={({ target }) => {
              setName(target.value)
              setAsking(false)
              setError(undefined)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || !onCancel) return
              event.stopPropagation()
              onCancel()
            }}
          />
          <Button type="submit">{isAsking ? t.replace : ui.save}</Button>
        </HStack>
        <Box role="status">
          {isAsking && <Paragraph>{t.replaceQuestion(name.trim())}</Paragraph>}
          {error && (
            <Small id={errorId} $danger>
              {error}
            </Small>
          )}
        </Box>
      </VStack>
    </form>
  )
}

export interface SavedViewListProps {
  endpoint: ListEndpoint
  hidden: readonly string[]
  /** Called after a view was applied. */
  onApply: () => void
}

/** The saved views of a list: apply, rename, delete, save the current one, and copy a link to it. */
export function SavedViewList({ endpoint, hidden, onApply }: SavedViewListProps) {
  const t = useMessages(listViewMessages)
  const ui = useMessages(uiMessages)
  const navigation = useNavigation()
  const area = useArea()
  const showToast = useToast()
  const { views, save, rename, remove, restore } = useSavedViews(endpoint)
  const [renamed, setRenamed] = useState<string>()
  const search = useSearch()
  const current = viewOf(endpoint, search, hidden)
  const applied = appliedView(endpoint, search, hidden, views)
  const isTaken = (name: string) => views.some((view) => view.name === name)
  const isFull = views.length >= mostViews
  const href = area && navigation.href({ area, search: Object.fromEntries(new URLSearchParams(current)) })
  const hasLink = href !== undefined && !href.startsWith('#')
  const copyLink = async () => {
    const isCopied = await copyText(new URL(href ?? '', globalThis.location.href).href)
    showToast(isCopied ? { tone: 'success', text: t.linkCopied } : { tone: 'danger', text: ui.notCopied })
  }
  const nameInUrl = (name: string) => {
    const query = new URLSearchParams(navigation.search())
    query.set(viewKey, name)
    navigation.setSearch(query.toString(), { replace: true })
  }
  const saveAs = (name: string) => {
    save({ name, search: current })
    nameInUrl(name)
  }
  const renameView = (name: string, next: string) => {
    rename(name, next)
    if (name === applied?.view.name) nameInUrl(next)
  }
  const removeView = (name: string) => {
    const view = views.find((one) => one.name === name)
    remove(name)
    const undo = (deleted: SavedView) => {
      if (!restore(deleted)) showToast({ tone: 'danger', text: t.tooManyViews(mostViews) })
    }
    showToast({
      tone: 'success',
      text: t.viewDeleted(name),
      ...(view && { action: { label: ui.undo, run: () => undo(view) } }),
    })
  }
  return (
    <VStack $gap={2}>
      {views.length > 0 && (
        <List aria-label={t.savedViews}>
          {views.map((view) => {
            const { name } = view
            const isApplied = view === applied?.view
            return (
              <Row key={name}>
                {renamed === name ? (
                  <NameForm
                    label={t.viewName}
                    initial={name}
                    isTaken={(next) => next !== name && isTaken(next)}
                    onSubmit={(next) => {
                      if (next !== name) renameView(name, next)
                      setRenamed(undefined)
                    }}
                    onCancel={() => setRenamed(undefined)}
                  />
                ) : (
                  <>
                    <ApplyButton
                      type="button"
                      aria-current={isApplied ? 'true' : undefined}
                      onClick={() => {
                        navigation.setSearch(withView(endpoint, navigation.search(), view))
                        onApply()
                      }}
                    >
                      {isApplied && applied.isChanged ? t.changedView(name) : name}
                      {isApplied && <Icon of={Check} />}
                    </ApplyButton>
                    <IconButton icon={Pencil} label={t.renameView(name)} onClick={() => setRenamed(name)} />
                    <IconButton icon={Trash2} label={t.deleteView(name)} onClick={() => removeView(name)} />
                  </>
                )}
              </Row>
            )
          })}
        </List>
      )}
      {applied?.isChanged && (
        <HStack>
          <Button onClick={() => saveAs(applied.view.name)}>{t.saveChanges(applied.view.name)}</Button>
        </HStack>
      )}
      {isFull ? (
        <Paragraph $muted>{t.tooManyViews(mostViews)}</Paragraph>
      ) : (
        <NameForm label={t.viewName} initial="" isTaken={isTaken} onSubmit={saveAs} />
      )}
      {hasLink && (
        <HStack>
          <Button icon={Link2} onClick={() => void copyLink()}>
            {t.copyLink}
          </Button>
        </HStack>
      )}
    </VStack>
  )
}
