import type { Centavos, Millilitres } from 'fleet-portal-api-client/money'
import { centavos } from 'fleet-portal-api-client/money'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { LitreInput, PriceInput } from '../../../foundation/form/DecimalInput.tsx'
import { FieldFrame } from '../../../foundation/form/FieldFrame.tsx'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { DescriptionList } from '../../../foundation/ui/DescriptionList.tsx'
import { Box, InlineText, VStack } from '../../../foundation/ui/layout.ts'
import { fuelOutlookMessages } from '../../../locales/en/fuelOutlook.ts'
import { space } from '../../../provider/appearance.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import { affordable, purchasePlan, type PlanInput } from './purchasePlan.ts'
import { useFormatDays } from './useFormatDays.ts'

const Layout = styled(Box)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: ${space(5)};
  padding-top: ${space(2)};
`

const Inputs = styled(Box)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  gap: ${space(3)};
  align-content: start;
  align-items: end;
`

type Inputs = { [Key in keyof PlanInput]: PlanInput[Key] | undefined }

/** The largest volume times price whose cost, in centavos, is a safe integer. */
const largestProduct = Number.MAX_SAFE_INTEGER * 100_000

/** Whether every input has a value, there is something to buy at a price, and its cost is exact. */
const isComplete = (input: Inputs): input is PlanInput => {
  const { buy = 0, priceNow = 0, priceLater = 0 } = input
  return (
    Object.values(input).every((value) => value !== undefined) &&
    buy * priceNow > 0 &&
    buy * Math.max(priceNow, priceLater) < largestProduct
  )
}

interface PlanFormProps {
  initial: Inputs
  wallet: Centavos
  /** Undefined if the fleet has no inventory limit. */
  room: Millilitres | undefined
}

/** The editable inputs of a purchase plan, and its result. */
export function PlanForm({ initial, wallet, room }: PlanFormProps) {
  const { plan: t } = useMessages(fuelOutlookMessages)
  const id = useId()
  // Only edited inputs are kept, so that the others follow refreshed data.
  const [edits, setEdits] = useState<Partial<Inputs>>({})
  const input: Inputs = { ...initial, ...edits }
  const edit = (name: keyof Inputs) => ({
    id: `${id}-${name}`,
    value: input[name],
    onChange: (value: number | undefined) => setEdits((others) => ({ ...others, [name]: value })),
  })
  const isEdited = Object.keys(edits).length > 0
  return (
    <Layout>
      <Inputs>
        <FieldFrame id={`${id}-buy`} label={t.litres}>
          <LitreInput {...edit('buy')} />
        </FieldFrame>
        <FieldFrame id={`${id}-perDay`} label={t.perDay}>
          <LitreInput {...edit('perDay')} />
        </FieldFrame>
        <FieldFrame id={`${id}-held`} label={t.held}>
          <LitreInput {...edit('held')} />
        </FieldFrame>
        <FieldFrame id={`${id}-priceNow`} label={t.priceNow}>
          <PriceInput {...edit('priceNow')} />
        </FieldFrame>
        <FieldFrame id={`${id}-priceLater`} label={t.priceLater}>
          <PriceInput {...edit('priceLater')} />
        </FieldFrame>
        {isEdited && (
          <Button variant="quiet" onClick={() => setEdits({})}>
            {t.reset}
          </Button>
        )}
      </Inputs>
      {isComplete(input) ? (
        <Result input={input} wallet={wallet} room={room} />
      ) : (
        <InlineText $muted>{t.incomplete}</InlineText>
      )}
    </Layout>
  )
}

interface ResultProps {
  input: PlanInput
  wallet: Centavos
  room: Millilitres | undefined
}

function Result({ input, wallet, room }: ResultProps) {
  const { plan: t } = useMessages(fuelOutlookMessages)
  const { formatPesos, formatLitres } = useFormats()
  const formatDays = useFormatDays()
  const { costNow, costLater, difference, daysWithout, daysWith } = purchasePlan(input)
  const lasting = (days: number | undefined) => (days === undefined ? t.endless : formatDays(days))
  const size = formatPesos(centavos(Math.abs(difference)))
  const payable: Millilitres = affordable(wallet, input.priceNow)
  return (
    <VStack $gap={3}>
      <DescriptionList
        items={[
          { name: t.costNow, value: formatPesos(costNow) },
          { name: t.costLater, value: formatPesos(costLater) },
          {
            name: t.difference,
            value: difference === 0 ? t.same : difference > 0 ? t.less(size) : t.more(size),
            isStrong: true,
          },
          {
            name: t.lasts,
            value:
              daysWithout === undefined ? t.endless : t.lastsFrom(lasting(daysWithout), lasting(daysWith)),
          },
          { name: t.wallet, value: formatLitres(payable) },
          ...(room === undefined ? [] : [{ name: t.room, value: formatLitres(room) }]),
        ]}
      />
      {input.buy > payable && <Banner tone="warning">{t.over}</Banner>}
      {room !== undefined && input.buy > room && <Banner tone="warning">{t.overRoom}</Banner>}
    </VStack>
  )
}
