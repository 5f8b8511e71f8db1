import { fuels } from 'api-client/contract/products'
import { Step, WithSummary } from '../../foundation/form/withSummary.ts'
import { Card, Column, Subtitle } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { buyFuelMessages } from '../../locales/en/buyFuel.ts'
import { useMessages } from '../../provider/messages.ts'
import { Choices } from './purchaseLayout.ts'

/** The shape of the form while the prices are on their way, as high as it will be. */
export function PurchaseSkeleton() {
  const t = useMessages(buyFuelMessages)
  return (
    <WithSummary as="div" aria-busy>
      <Column $gap={5}>
        <Step>
          <Column $gap={4}>
            <Subtitle>{t.selectFuel}</Subtitle>
            <Choices as="div">
              {fuels.map((fuel) => (
                <Skeleton key={fuel} $height="200px" />
              ))}
            </Choices>
          </Column>
        </Step>
        <Step>
          <Column $gap={4}>
            <Subtitle>{t.enterAmount}</Subtitle>
            <Skeleton $height="83px" />
          </Column>
        </Step>
      </Column>
      <Card>
        <Skeleton $height="382px" />
      </Card>
    </WithSummary>
  )
}
