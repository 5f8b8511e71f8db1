import { getIntroductoryPromo, listPromos } from 'api-client/contract/promos'
import { useMemo } from 'react'
import { useRead } from '../../foundation/data/useRead.ts'
import { useAsyncOptions } from '../../foundation/form/useLookup.ts'
import { promosMessages } from '../../locales/en/promos.ts'
import { useMessages } from '../../provider/messages.ts'
import { cardOf, introductoryCard, withoutRepeats } from './promoCards.ts'

export const promosPerPage = 8

/**
 * The promos of a fleet, page after page, with the introductory one before them. They come together, so that nothing
 * moves; where the introductory one cannot be read, the others stand alone.
 */
export function usePromos(fleetId: string, enabled: boolean) {
  const t = useMessages(promosMessages)
  const introductory = useRead(getIntroductoryPromo, { fleetId }, { enabled, keepPrevious: false })
  const input = useMemo(() => ({ fleetId }), [fleetId])
  const source = { endpoint: listPromos, input, perPage: promosPerPage }
  const banners = useAsyncOptions(source, '', enabled)
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = banners
  // Another try of the introductory promo alone takes no card away.
  const loaded = data && introductory.isFetched ? data : undefined
  const cards = useMemo(
    () =>
      loaded &&
      withoutRepeats([
        introductoryCard(introductory.data, t),
        ...loaded.pages.flatMap(({ marketingBanners }) => marketingBanners.map((promo) => cardOf(promo, t))),
      ]),
    [loaded, introductory.data, t],
  )
  const isEmpty = cards?.length === 0
  const hasNone = introductory.error?.code === 'NotFound'
  const isIntroductoryKnown = introductory.data !== undefined || hasNone
  const introductoryError = isIntroductoryKnown ? null : introductory.error
  // Without any other promo it is not known whether there is one.
  const error = data ? (isEmpty ? introductoryError : null) : banners.error
  const count = data?.pages.at(-1)?.count ?? 0
  return {
    /** Undefined until the first page is there. */
    cards: isEmpty && error ? undefined : cards,
    total: count + (cards?.some(({ isIntroductory }) => isIntroductory) ? 1 : 0),
    error,
    /** Why it is not known whether there is an introductory promo. */
    introductoryError,
    isIntroductoryKnown,
    retry: () => Promise.all([refetch(), introductory.refetch()]),
    /** Why the next page could not be read. */
    moreError: isFetchNextPageError ? banners.error : undefined,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: fetchNextPage,
  }
}
