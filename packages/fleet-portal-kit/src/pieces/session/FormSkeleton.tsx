import { VStack } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { newPasswordMessages } from '../../locales/en/newPassword.ts'
import { useMessages } from '../../provider/messages.ts'

/** A placeholder with about the height of the form that is loading. */
export function FormSkeleton({ fields }: { fields: number }) {
  const t = useMessages(newPasswordMessages)
  return (
    <VStack $gap={4} role="status" aria-label={t.checkingLink}>
      {Array.from({ length: fields }, (_, place) => (
        <Skeleton key={place} $height="58px" />
      ))}
      <Skeleton $height="96px" />
      <Skeleton $height="36px" />
    </VStack>
  )
}
