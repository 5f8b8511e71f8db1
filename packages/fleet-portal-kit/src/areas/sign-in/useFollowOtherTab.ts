import { useEffect, useState, type RefObject } from 'react'
import { useSession } from '../../foundation/data/useSession.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

/** Leaves sign-in as soon as another tab has signed in, unless this tab sends credentials or asks for a code. */
export function useFollowOtherTab(isSending: RefObject<boolean>, isVerifying: boolean): void {
  const { accessToken, userDetails } = useSession()
  const navigation = useNavigation()
  const isSignedIn = accessToken !== undefined && userDetails !== undefined
  const [wasSignedIn] = useState(isSignedIn)
  useEffect(() => {
    if (!isSignedIn || wasSignedIn || isVerifying || isSending.current) return
    navigation.navigate({ area: 'select-fleet' }, { replace: true })
  }, [isSignedIn, wasSignedIn, isVerifying, isSending, navigation])
}
