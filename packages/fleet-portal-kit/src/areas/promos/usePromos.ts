import { getIntroductoryPromo, listPromos } from 'fleet-portal-api-client/contract/promos'
import { useMemo } from 'react'
import { useRead } from '../../foundation/data/useRead.ts'
import { useAsyncOptions } from '../../foundation/form/useLookup.ts'
import { promosMessages } from '../../locales/en/promos.ts'
import { useMessages } from '../../provider/messages.ts'
import { cardOf, introductoryCard, withoutDuplicates } from './promoCards.ts'

export const promosPerPage = 8

/**
 * The promos of a fleet, page by page, with the introductory promo first. Both reads finish before the first cards show,
 * so that no card moves. If the introductory promo cannot be read, the others show without it.
 */
export function usePromos(fleetId: string, enabled: boolean) {
  const t = useMessages(promosMessages)
  const introductory = useRead(getIntroductoryPromo, { fleetId }, { enabled, keepPrevious: false })
  const input = useMemo(() => ({ fleetId }), [fleetId])
  const source = { endpoint: listPromos, input, perPage: promosPerPage }
  const banners = useAsyncOptions(source, '', enabled)
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = banners
  // A retry of the introductory promo keeps the cards.
  const loaded = data && introductory.isFetched ? data : undefined
  const cards = useMemo(
    () =>
      loaded &&
      withoutDuplicates([
        introductoryCard(introductory.data, t),
        ...loaded.pages.flatMap(({ marketingBanners }) => marketingBanners.map((promo) => cardOf(promo, t))),
      ]),
    [loaded, introductory.data, t],
  )
  const isEmpty = cards?.length === 0
  const hasNone = introductory.error?.code === 'NotFound'
  const isIntroductoryKnown = introductory.data !== undefined || hasNone
  const introductoryError = isIntroductoryKnown ? null : introductory.error
  // Without other promos, a failed introductory read means that the page could not be loaded.
  const error = data ? (isEmpty ? introductoryError : null) : banners.error
  const count = data?.pages.at(-1)?.count ?? 0
  return {
    /** Undefined until the first page is loaded. */
    cards: isEmpty && error ? undefined : cards,
    total: count + (cards?.some(({ isIntroductory }) => isIntroductory) ? 1 : 0),
    error,
    /** The error of the introductory promo. */
    introductoryError,
    isIntroductoryKnown,
    retry: () => Promise.all([refetch(), introductory.refetch()]),
    /** The error of the next page. */
    moreError: isFetchNextPageError ? banners.error : undefined,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: fetchNextPage,
  }
}
