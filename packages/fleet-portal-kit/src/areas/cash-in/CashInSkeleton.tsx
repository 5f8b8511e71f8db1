import { FormStep, SummaryLayout } from '../../foundation/form/summaryLayout.ts'
import { Card, fingerOr, VStack } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { space } from '../../provider/appearance.ts'
import { ChannelFrame, ChannelGrid } from './channels/channelLayout.ts'

const FieldSkeleton = () => (
  <VStack $gap={3}>
    <Skeleton $width="88px" />
    <Skeleton $height={fingerOr('36px')} />
    <Skeleton $width="140px" />
  </VStack>
)

/** The placeholder of the form of a payment method, with its steps and its summary. */
export function ChannelSkeleton() {
  return (
    <SummaryLayout as="div" aria-busy>
      <VStack $gap={5}>
        <FormStep>
          <FieldSkeleton />
        </FormStep>
        <FormStep>
          <VStack $gap={5}>
            <Skeleton $width="120px" $height="16px" />
            <FieldSkeleton />
            <FieldSkeleton />
            <FieldSkeleton />
          </VStack>
        </FormStep>
      </VStack>
      <Card style={{ padding: space(5) }}>
        <VStack $gap={6}>
          <Skeleton $width="120px" $height="16px" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton $width="140px" $height="32px" />
          <Skeleton />
          <Skeleton />
          <Skeleton $height={fingerOr('36px')} />
        </VStack>
      </Card>
    </SummaryLayout>
  )
}

/** The placeholder of the payment methods and of the form of the first one. */
export function CashInSkeleton() {
  return (
    <VStack $gap={5} aria-busy>
      <ChannelFrame>
        <ChannelGrid as="div">
          <Skeleton $height="68px" />
          <Skeleton $height="68px" />
          <Skeleton $height="68px" />
        </ChannelGrid>
      </ChannelFrame>
      <ChannelSkeleton />
    </VStack>
  )
}
