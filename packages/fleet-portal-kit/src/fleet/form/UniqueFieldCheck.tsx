import type { AnyEndpoint, EndpointInput, EndpointOutput } from 'api-client'
import { useEffect, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import * as z from 'zod/mini'
import { uiMessages } from '../../locales/en/ui.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { useRead } from '../../foundation/data/useRead.ts'
import { Box, focusRing, reset } from '../../foundation/ui/layout.ts'

/** How long typing rests before it is looked up, in milliseconds. */
const pause = 400

const Note = styled.p`
  ${reset}
  display: block;
  margin-top: ${space(1.5)};
  font-size: ${token('text-label')};
  line-height: 1.4;
`
const Way = styled.button`
  ${reset}
  color: ${token('color-accent')};
  text-decoration: underline;
  border-radius: 4px;
  cursor: pointer;
  ${focusRing}
`

interface AlreadyThereProps<R extends AnyEndpoint, T> {
  /** What stands in the field. */
  value: string
  /** What it opened with, which is its own and not looked up. */
  own: string | undefined
  /** The field's rule: what does not satisfy it yet is not looked up. */
  rule: z.ZodMiniType<string, string>
  /** The list that it may be in. */
  endpoint: R
  fleetId: string
  /** What of the answer has this very value. */
  find: (answer: EndpointOutput<R>, value: string) => T | undefined
  nameOf: (found: T) => string
  /** The control. */
  children: ReactNode
}

function useRested(value: string): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}

/**
 * A control whose value no two items of a list share: once it is complete, it is looked up quietly, and an item that
 * has it is named below with the way to it. It never stands in the way, and says nothing where the look-up fails: the
 * server is the judge.
 */
export function UniqueFieldCheck<R extends AnyEndpoint, T>(props: AlreadyThereProps<R, T>) {
  const { value, own, rule, endpoint, fleetId, find, nameOf, children } = props
  const t = useMessages(uiMessages)
  const navigation = useNavigation()
  const rested = useRested(value)
  const parsed = z.safeParse(rule, value)
  const isSought = parsed.success && value === rested && value !== own
  const sought = isSought ? parsed.data : ''
  const input = { fleetId, searchKey: sought, page: 1, perPage: 50 } as unknown as EndpointInput<R>
  const { data } = useRead(endpoint, input, { enabled: isSought, keepPrevious: false })
  const found = isSought && data ? find(data, sought) : undefined
  const show = async () => {
    // The form is left for it, so that what was typed is asked about first.
    if ((await navigation.confirmLeave?.()) ?? true)
      navigation.setSearch(new URLSearchParams({ searchKey: sought }).toString())
  }
  return (
    <Box>
      {children}
      <Box role="status">
        {found && (
          <Note>
            {t.alreadyThere(nameOf(found))}{' '}
            <Way type="button" onClick={() => void show()}>
              {t.showInList}
            </Way>
          </Note>
        )}
      </Box>
    </Box>
  )
}
