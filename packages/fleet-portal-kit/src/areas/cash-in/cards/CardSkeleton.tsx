import { FormStep, SummaryLayout } from '../../../foundation/form/summaryLayout.ts'
import { fingerOr, VStack } from '../../../foundation/ui/layout.ts'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'

const FieldSkeleton = () => (
  <VStack $gap={3}>
    <Skeleton $width="88px" />
    <Skeleton $height={fingerOr('36px')} />
    <Skeleton $width="140px" />
  </VStack>
)

/** The placeholder of the form of a card payment, with its fields and its summary in their places. */
export function CardSkeleton() {
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
      <FormStep>
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
      </FormStep>
    </SummaryLayout>
  )
}
