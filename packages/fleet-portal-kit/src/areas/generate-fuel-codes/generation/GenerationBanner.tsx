import { Banner } from '../../../foundation/ui/Banner.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { DraftRestored } from '../../../foundation/ui/DraftRestored.tsx'
import { Link } from '../../../foundation/ui/Link.tsx'
import { VStack, HStack, Paragraph } from '../../../foundation/ui/layout.ts'
import { generateMessages } from '../../../locales/en/generateFuelCodes.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import { useToast } from '../../../provider/widgetContext.ts'
import { hasErrors } from '../../../headless/code-generation/drafts.ts'
import type { CodeGeneration } from '../../../headless/code-generation/useCodeGeneration.ts'

/** Shows the state of the drafts and of the last call. Renders nothing while a dialog shows the call. */
export function GenerationBanner({ generation }: { generation: CodeGeneration }) {
  const t = useMessages(generateMessages)
  const { formatSince } = useFormats()
  const ui = useMessages(uiMessages)
  const showToast = useToast()
  const { call, isInBackground, edit } = generation
  const { drafts, notice, restoredFrom } = generation.state
  if (call.status !== 'idle' && !isInBackground) return null
  if (call.status === 'lookingUp') return <Banner tone="info">{t.checkingBanner}</Banner>
  if (call.status === 'outcomeUnknown') {
    const lookUpAgain = async () => {
      const isKnown = await generation.lookUpAgain()
      if (!isKnown) showToast({ tone: 'info', text: t.stillUnknown })
    }
    return (
      <Banner tone="warning">
        <VStack $gap={2}>
          <Paragraph>{t.unknownBanner}</Paragraph>
          <HStack $wrap>
            <Button onClick={() => void lookUpAgain()}>{t.checkAgain}</Button>
            <Link isButton to={{ area: 'fuel-codes' }}>
              {t.toMyCodes}
            </Link>
          </HStack>
        </VStack>
      </Banner>
    )
  }
  if (notice === 'invalidDrafts') return <Banner tone="danger">{t.refusedBanner}</Banner>
  if (notice) return <Banner tone="info">{drafts.length > 0 ? t.keptBanner : t.nothingBanner}</Banner>
  if (restoredFrom !== undefined) {
    const discard = () => {
      edit({ type: 'discarded' })
      const undo = () => edit({ type: 'restored', drafts, index: 0 })
      showToast({ tone: 'success', text: t.discarded(drafts.length), action: { label: ui.undo, run: undo } })
    }
    return (
      <DraftRestored discard={discard}>
        {t.leftBanner(drafts.length, formatSince(restoredFrom))}
      </DraftRestored>
    )
  }
  if (hasErrors(generation.state)) return <Banner tone="warning">{t.mendFirst}</Banner>
  return null
}
