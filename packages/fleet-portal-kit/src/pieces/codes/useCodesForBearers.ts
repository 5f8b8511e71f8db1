import { listFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import type { BulkAction, SelectedItemsProps } from '../../fleet/list/bulk/bulkActions.ts'
import { today } from '../../format/days.ts'
import type { PickedDriver, PickedOption } from '../../headless/code-generation/codeDraft.ts'
import { blankCode } from '../../headless/code-generation/codeRules.ts'
import { codeDraftsMessages } from '../../locales/en/codeDrafts.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { bearerValues } from './codeBearer.ts'
import { defaultsOf, defaultsOfCode, readLastCode } from './codeDefaults.ts'
import { useGenerateCodesAction } from './useGenerateCodesAction.ts'

type PickBearer<T> = (item: T) => { driver?: PickedDriver; vehicle?: PickedOption }

/** Generates codes for selected drivers or vehicles. They start with the product, volume and period of the last code. */
export function useCodesForBearers<T extends { status: string }>(
  props: SelectedItemsProps<T>,
  bearerOf: PickBearer<T>,
): readonly BulkAction<T>[] {
  const t = useMessages(codeDraftsMessages)
  const { client } = usePortal()
  const { fleetId, access } = props
  return useGenerateCodesAction(props, {
    key: 'generate-codes',
    label: t.generate,
    when: ({ status }) => status === 'active',
    async draftsOf(items, last) {
      const code = !last && access.can(listFuelCodes) ? await readLastCode(client, fleetId) : undefined
      const defaults = last ? defaultsOf(last) : code && defaultsOfCode(code)
      const values = items.map((item) => {
        const { driver = null, vehicle = null } = bearerOf(item)
        return { ...blankCode(today()), ...defaults, ...bearerValues(driver, vehicle) }
      })
      if (!defaults) return { values }
      return { values, copied: { source: last ? 'draft' : 'code', code: code?.fuelCode, values: defaults } }
    },
  })
}
