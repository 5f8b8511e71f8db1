import { fuels } from 'fleet-portal-api-client/contract/products'
import { FormStep, SummaryLayout } from '../../foundation/form/summaryLayout.ts'
import { Card, VStack, Subtitle } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { buyFuelMessages } from '../../locales/en/buyFuel.ts'
import { useMessages } from '../../provider/messages.ts'
import { ProductGrid } from './purchaseLayout.ts'

/** The placeholder of the form while the prices load. It has the height of the form. */
export function PurchaseSkeleton() {
  const t = useMessages(buyFuelMessages)
  return (
    <SummaryLayout as="div" aria-busy>
      <VStack $gap={5}>
        <FormStep>
          <VStack $gap={4}>
            <Subtitle>{t.selectFuel}</Subtitle>
            <ProductGrid as="div">
              {fuels.map((fuel) => (
                <Skeleton key={fuel} $height="200px" />
              ))}
            </ProductGrid>
          </VStack>
        </FormStep>
        <FormStep>
          <VStack $gap={4}>
            <Subtitle>{t.enterAmount}</Subtitle>
            <Skeleton $height="83px" />
          </VStack>
        </FormStep>
      </VStack>
      <Card>
        <Skeleton $height="382px" />
      </Card>
    </SummaryLayout>
  )
}
