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
import {
  fingerHeight,
  focusRing,
  HStack,
  InlineText,
  Paragraph,
  reset,
  VisuallyHidden,
  VStack,
} from '../../foundation/ui/layout.ts'
import { verdictMessages } from '../../locales/en/verdict.ts'
import { space, token } from '../../provider/appearance.ts'
import { useDayFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import type { Check, Rule, Verdict } from './verdict.ts'

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
  &[data-status='limit'] {
    color: ${token('color-warning')};
    background: ${token('color-warning-soft')};
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

const MetChecks = styled.details`
  ${reset}
  display: block;
  & > summary {
    ${reset}
    display: list-item;
    list-style: inside disclosure-closed;
    width: fit-content;
    margin-bottom: ${space(2)};
    color: ${token('color-muted')};
    cursor: pointer;
    ${fingerHeight}
    ${focusRing}
  }
  &[open] > summary {
    list-style-type: disclosure-open;
  }
`

/** The rules of a monthly limit of a card. */
const limitRules = new Set<Rule>(['transactions', 'money'])

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
  /** Whether it never works again, so that no other check matters. */
  hasEnded: boolean
  /** What it dispenses or pays at most, if it works now. */
  upTo: string | undefined
  /** The reads of the facts that are checked. */
  reads: readonly DatedRead<unknown>[]
  children?: ReactNode
}

/**
 * One answer first: works now, works from a time, or does not work because. Then the reasons. If it does not work now, the checks that are
 * met are folded away. If it has ended, there are no reasons. If a fact could not be read, there is
 * no answer, except that it does not work because of another fact.
 */
export function VerdictView(props: VerdictViewProps) {
  const { verdict, checks, now, reasonOf, shortReason, hasEnded, upTo, reads, children } = props
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
  const isFolded = verdict.status !== 'works'
  const shown = sorted.filter(({ result }) => !isFolded || result !== 'passes')
  const met = sorted.filter(({ result }) => isFolded && result === 'passes')
  const isAtLimit = verdict.status === 'later' && limitRules.has(verdict.rule)
  const renderReasons = (list: readonly Check[]) =>
    list.map((check) => (
      <li key={check.rule} data-result={check.result}>
        <Icon of={resultIcons[check.result]} />
        <InlineText>
          <VisuallyHidden>{t[resultNames[check.result]]}: </VisuallyHidden>
          {reasonOf(check)}
        </InlineText>
      </li>
    ))
  const renderAnswer = () => (
    <Answer $gap={2} $align="start" data-status={isAtLimit ? 'limit' : verdict.status}>
      <Icon of={answerIcons[verdict.status]} size={20} />
      <VStack $gap={0}>
        <Sentence>{answer()}</Sentence>
        {verdict.status === 'works' && upTo && <InlineText>{upTo}</InlineText>}
      </VStack>
    </Answer>
  )
  if (hasEnded) return renderAnswer()
  return (
    <VStack $gap={3}>
      {(!isUnread || verdict.status === 'fails') && renderAnswer()}
      {isUnread && (
        <Answer $gap={2} $align="start" data-status="unread">
          <Icon of={TriangleAlert} size={20} />
          <FailedSection title={t.notAllChecked} error={unread.error} retry={unread.retry} />
        </Answer>
      )}
      {shown.length > 0 && <Reasons aria-label={t.reasons}>{renderReasons(shown)}</Reasons>}
      {met.length > 0 && (
        <MetChecks>
          <summary>{t.met(met.length)}</summary>
          <Reasons aria-label={t.met(met.length)}>{renderReasons(met)}</Reasons>
        </MetChecks>
      )}
      {children}
      <Paragraph $muted>{t.terminal}</Paragraph>
    </VStack>
  )
}
