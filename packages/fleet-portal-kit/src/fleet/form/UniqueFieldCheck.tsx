import type { AnyEndpoint, EndpointInput, EndpointOutput } from 'fleet-portal-api-client'
import { useContext, useEffect, type ReactNode } from 'react'
import { styled } from 'styled-components'
import * as z from 'zod/mini'
import { uiMessages } from '../../locales/en/ui.ts'
import { radius, space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { useDebouncedValue } from '../../foundation/data/useDebouncedValue.ts'
import { useRead } from '../../foundation/data/useRead.ts'
import { FieldProblemContext } from '../../foundation/form/FieldFrame.tsx'
import { Box, focusRing, reset } from '../../foundation/ui/layout.ts'

/** The delay between typing and the lookup, in milliseconds. */
const lookupDelay = 400

const Note = styled.p`
  ${reset}
  display: block;
  margin-top: ${space(1.5)};
  font-size: ${token('text-label')};
  line-height: 1.4;
`
const ListLink = styled.button`
  ${reset}
  color: ${token('color-accent')};
  text-decoration: underline;
  border-radius: ${radius(0.5)};
  cursor: pointer;
  ${focusRing}
`

interface UniqueFieldCheckProps<R extends AnyEndpoint, T> {
  /** The value of the field. */
  value: string
  /** The value that the edited item already has. It is not looked up. */
  own: string | undefined
  /** Whether the field shows an error, such as that of the server. */
  isInvalid: boolean | undefined
  /** The validation rule of the field. Invalid values are not looked up. */
  rule: z.ZodMiniType<string, string>
  /** The list to search. */
  endpoint: R
  fleetId: string
  /** Filters, if the list hides some items without them. */
  input?: Partial<EndpointInput<R>>
  /** Finds the item with exactly this value. */
  find: (answer: EndpointOutput<R>, value: string) => T | undefined
  nameOf: (found: T) => string
  /** The action that makes an inactive item active again, with its dialog in the list. Undefined for an active item. */
  reactivationOf: (found: T) => { label: string; dialog: string } | undefined
  /** The control. */
  children: ReactNode
}

/**
 * Checks a field whose value must be unique in a list. It looks a valid value up, and shows the existing item with
 * links below the field, or behind the error if the server refused the value. It never blocks saving, and ignores a failed lookup: the
 * server validates.
 */
export function UniqueFieldCheck<R extends AnyEndpoint, T>(props: UniqueFieldCheckProps<R, T>) {
  const { value, own, isInvalid = false, rule, endpoint, fleetId, find, nameOf, reactivationOf } = props
  const t = useMessages(uiMessages)
  const navigation = useNavigation()
  const report = useContext(FieldProblemContext)
  const debounced = useDebouncedValue(value, lookupDelay)
  const parsed = z.safeParse(rule, value)
  const shouldLookUp = parsed.success && value === debounced && value !== own
  const searchKey = shouldLookUp ? parsed.data : ''
  const input = { fleetId, ...props.input, searchKey, page: 1, perPage: 50 } as unknown as EndpointInput<R>
  const { data } = useRead(endpoint, input, { enabled: shouldLookUp, keepPrevious: false })
  const found = shouldLookUp && data ? find(data, searchKey) : undefined
  const reactivation = found && reactivationOf(found)
  const leave = async (search: Record<string, string>) => {
    // The link leaves the form: the user confirms the loss of unsaved input first.
    if ((await navigation.confirmLeave?.()) ?? true)
      navigation.setSearch(new URLSearchParams(search).toString())
  }
  const links = (
    <>
      <ListLink type="button" onClick={() => void leave({ searchKey })}>
        {t.showInList}
      </ListLink>
      {reactivation && (
        <>
          {' · '}
          <ListLink type="button" onClick={() => void leave({ searchKey, dialog: reactivation.dialog })}>
            {reactivation.label}
          </ListLink>
        </>
      )}
    </>
  )
  const foundName = found && nameOf(found)
  useEffect(() => {
    if (!report || !isInvalid || foundName === undefined) return
    const text = (
      <>
        {foundName}
        {' · '}
        {links}
      </>
    )
    report({ text, isPending: true, isAddition: true })
    return () => report(undefined)
    // oxlint-disable-next-line exhaustive-deps -- the links are new in every render, and are for the found item
  }, [report, isInvalid, foundName, searchKey, reactivation?.dialog])
  return (
    <Box>
      {props.children}
      <Box role="status">
        {found && !isInvalid && (
          <Note>
            {t.alreadyThere(nameOf(found))} {links}
          </Note>
        )}
      </Box>
    </Box>
  )
}
