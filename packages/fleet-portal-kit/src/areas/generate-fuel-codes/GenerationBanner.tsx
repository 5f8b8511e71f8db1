import { useState } from 'react'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { Link } from '../../foundation/ui/Link.tsx'
import { Column, Line, Paragraph } from '../../foundation/ui/layout.ts'
import { generateMessages } from '../../locales/en/generateFuelCodes.ts'
import { useMessages } from '../../provider/messages.ts'
import { useNotify } from '../../provider/widgetContext.ts'
import type { useGeneration } from './useGeneration.ts'

/** What is to be known about the drafts before they are sent again. */
export function GenerationBanner({ generation }: { generation: ReturnType<typeof useGeneration> }) {
  const t = useMessages(generateMessages)
  const notify = useNotify()
  const [isChecking, setChecking] = useState(false)
  const { step, unsettled, drafts } = generation.state
  if (unsettled && step.name === 'drafting') {
    const check = async () => {
      setChecking(true)
      const isKnown = await generation.check()
      setChecking(false)
      if (!isKnown) notify({ tone: 'info', text: t.stillUnknown })
    }
    return (
      <Banner tone="warning">
        <Column $gap={2}>
          <Paragraph>{t.unknownBanner}</Paragraph>
          <Line $wrap>
            <Button busy={isChecking} onClick={() => void check()}>
              {t.checkAgain}
            </Button>
            <Link isButton to={{ area: 'fuel-codes' }}>
              {t.toMyCodes}
            </Link>
          </Line>
        </Column>
      </Banner>
    )
  }
  if (step.name !== 'drafting') return null
  if (step.notice === 'refused') return <Banner tone="danger">{t.refusedBanner}</Banner>
  if (step.notice === 'kept') return <Banner tone="info">{t.keptBanner}</Banner>
  if (drafts.some(({ faults }) => faults.length > 0)) return <Banner tone="warning">{t.mendFirst}</Banner>
  return null
}
