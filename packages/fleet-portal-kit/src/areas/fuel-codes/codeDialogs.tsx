import type { FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import type { ListDialog } from '../../fleet/list/ListDialogs.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'

const DeactivateCode = lazyWithRetry(() => import('./DeactivateCode.tsx'), 'DeactivateCode')
const CheckCode = lazyWithRetry(() => import('./CheckCode.tsx'), 'CheckCode')
const ShareCode = lazyWithRetry(() => import('./share/ShareCode.tsx'), 'ShareCode')

/** The dialogs of the actions on a code. The page of a code shows it already. */
export const codeDialogs = (fleetId: string, { isCodePage = false } = {}) => ({
  check: ({ item, access, close }: ListDialog<FuelCode>) =>
    item && <CheckCode code={item} fleetId={fleetId} access={access} onClose={close} />,
  share: ({ item, access, close }: ListDialog<FuelCode>) =>
    item && (
      <ShareCode
        code={item}
        fleetId={fleetId}
        fleet={access.fleet?.businessName}
        isShownAlready={isCodePage}
        onClose={close}
      />
    ),
  deactivate: ({ item, close }: ListDialog<FuelCode>) =>
    item && <DeactivateCode code={item} onClose={close} />,
})
