import { formatSince } from '../../foundation/format/days.ts'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { DraftRestored } from '../../foundation/ui/DraftRestored.tsx'
import { Link } from '../../foundation/ui/Link.tsx'
import { VStack, HStack, Paragraph } from '../../foundation/ui/layout.ts'
import { generateMessages } from '../../locales/en/generateFuelCodes.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { useToast } from '../../provider/widgetContext.ts'
import type { useGeneration } from './useGeneration.ts'

/** What is to be known about the drafts before they are sent again. */
export function GenerationBanner({ generation }: { generation: ReturnType<typeof useGeneration> }) {
  const t = useMessages(generateMessages)
  const ui = useMessages(uiMessages)
  const showToast = useToast()
  const { dispatch, isChecking } = generation
  const { step, unsettled, drafts, leftAt } = generation.state
  if (step.status !== 'drafting') return null
  if (isChecking) return <Banner tone="info">{t.checkingBanner}</Banner>
  if (unsettled) {
    const check = async () => {
      const isKnown = await generation.check()
      if (!isKnown) showToast({ tone: 'info', text: t.stillUnknown })
    }
    return (
      <Banner tone="warning">
        <VStack $gap={2}>
          <Paragraph>{t.unknownBanner}</Paragraph>
          <HStack $wrap>
            <Button onClick={() => void check()}>{t.checkAgain}</Button>
            <Link isButton to={{ area: 'fuel-codes' }}>
              {t.toMyCodes}
            </Link>
          </HStack>
        </VStack>
      </Banner>
    )
  }
  if (step.notice === 'refused') return <Banner tone="danger">{t.refusedBanner}</Banner>
  if (step.notice === 'kept') return <Banner tone="info">{t.keptBanner}</Banner>
  if (step.notice === 'nothing') return <Banner tone="info">{t.nothingBanner}</Banner>
  if (leftAt !== undefined) {
    const discard = () => {
      dispatch({ type: 'discarded' })
      const undo = () => dispatch({ type: 'restored', drafts, index: 0 })
      showToast({ tone: 'success', text: t.discarded(drafts.length), action: { label: ui.undo, run: undo } })
    }
    return <DraftRestored discard={discard}>{t.leftBanner(drafts.length, formatSince(leftAt))}</DraftRestored>
  }
  if (drafts.some(({ faults }) => faults.length > 0)) return <Banner tone="warning">{t.mendFirst}</Banner>
  return null
}
