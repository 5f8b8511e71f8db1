import {
  CalendarClock,
  Check as CheckIcon,
  CircleCheck,
  CircleQuestionMark,
  CircleX,
  Clock,
  TriangleAlert,
  X,
} from 'lucide'
import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { combineReads, type DatedRead } from '../../foundation/data/combineReads.ts'
import { readStateOf } from '../../foundation/data/readState.ts'
import { FailedSection } from '../../foundation/errors/FailedSection.tsx'
import { Icon } from '../../foundation/ui/Icon.tsx'
import { HStack, InlineText, Paragraph, reset, VisuallyHidden, VStack } from '../../foundation/ui/layout.ts'
import { verdictMessages } from '../../locales/en/verdict.ts'
import { space, token } from '../../provider/appearance.ts'
import { useDayFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import type { Check, Verdict } from './verdict.ts'

const Answer = styled(HStack)`
  padding: ${space(3)} ${space(4)};
  border: 1px solid transparent;
  border-radius: ${token('radius')};
  color: ${token('color-success')};
  background: ${token('color-success-soft')};
  &[data-status='later'] {
    color: ${token('color-accent')};
    background: ${token('color-accent-soft')};
  }
  &[data-status='fails'] {
    color: ${token('color-danger')};
    background: ${token('color-danger-soft')};
  }
  &[data-status='unread'] {
    color: ${token('color-text')};
    background: ${token('color-warning-soft')};
    & > svg {
      color: ${token('color-warning')};
    }
    & span {
      color: inherit;
    }
  }
`

const Sentence = styled(InlineText)`
  font-size: 15px;
  /* A time such as 12:00 AM would leave a single word in the second line. */
  text-wrap: balance;
  font-weight: ${token('weight-strong')};
`

const Reasons = styled.ul`
  ${reset}
  display: grid;
  gap: ${space(2)};
  & > li {
    ${reset}
    display: flex;
    align-items: flex-start;
    gap: ${space(2)};
    & > svg {
      margin-top: 2px;
      color: ${token('color-muted')};
    }
    &[data-result='passes'] > svg {
      color: ${token('color-success')};
    }
    &[data-result='fails'] > svg {
      color: ${token('color-danger')};
    }
    &[data-result='waits'] > svg {
      color: ${token('color-accent')};
    }
    &[data-result='warns'] > svg {
      color: ${token('color-warning')};
    }
  }
`

const answerIcons: Record<Verdict['status'], IconNode> = {
  works: CircleCheck,
  later: CalendarClock,
  fails: CircleX,
}

const resultIcons: Record<Check['result'], IconNode> = {
  passes: CheckIcon,
  fails: X,
  waits: Clock,
  warns: TriangleAlert,
  unknown: CircleQuestionMark,
}

const resultNames = {
  passes: 'isMet',
  fails: 'isNotMet',
  waits: 'isMetLater',
  warns: 'isMetNow',
  unknown: 'isUnchecked',
} as const

/** Checks that decide come first, then those that the user should know, then those that are met. */
const order: Record<Check['result'], number> = { fails: 0, waits: 1, warns: 2, unknown: 3, passes: 4 }

interface VerdictViewProps {
  verdict: Verdict
  checks: readonly Check[]
  now: number
  /** The sentence of a check. */
  reasonOf: (check: Check) => string
  /** The reason in a few words, if it does not work. */
  shortReason: string
  /** What it dispenses or pays at most, if it works now. */
  upTo: string | undefined
  /** The reads of the facts that are checked. */
  reads: readonly DatedRead<unknown>[]
  children?: ReactNode
}

/**
 * One answer first: works now, works from a time, or does not work because. Then all reasons. If a fact could not be read, there is
 * no answer, except that it does not work because of another fact.
 */
export function VerdictView(props: VerdictViewProps) {
  const { verdict, checks, now, reasonOf, shortReason, upTo, reads, children } = props
  const t = useMessages(verdictMessages)
  const { formatSince } = useDayFormats()
  const answer = () => {
    switch (verdict.status) {
      case 'works':
        return t.works
      case 'later':
        return t.worksFrom(formatSince(Date.parse(verdict.from), now))
      case 'fails':
        return t.fails(shortReason)
    }
  }
  const unread = readStateOf(
    combineReads(
      reads.filter(({ data }) => data === undefined),
      undefined,
    ),
  )
  const isUnread = unread.status === 'failed'
  const sorted = checks.toSorted((one, other) => order[one.result] - order[other.result])
  return (
    <VStack $gap={3}>
      {(!isUnread || verdict.status === 'fails') && (
        <Answer $gap={2} $align="start" data-status={verdict.status}>
          <Icon of={answerIcons[verdict.status]} size={20} />
          <VStack $gap={0}>
            <Sentence>{answer()}</Sentence>
            {verdict.status === 'works' && upTo && <InlineText>{upTo}</InlineText>}
          </VStack>
        </Answer>
      )}
      {isUnread && (
        <Answer $gap={2} $align="start" data-status="unread">
          <Icon of={TriangleAlert} size={20} />
          <FailedSection title={t.notAllChecked} error={unread.error} retry={unread.retry} />
        </Answer>
      )}
      <Reasons aria-label={t.reasons}>
        {sorted.map((check) => (
          <li key={check.rule} data-result={check.result}>
            <Icon of={resultIcons[check.result]} />
            <InlineText>
              <VisuallyHidden>{t[resultNames[check.result]]}: </VisuallyHidden>
              {reasonOf(check)}
            </InlineText>
          </li>
        ))}
      </Reasons>
      {children}
      <Paragraph $muted>{t.terminal}</Paragraph>
    </VStack>
  )
}
