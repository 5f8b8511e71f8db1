import { defineMessages } from '../messageSet.ts'

/** English sentences of the namespace `promos`. @since 0.1.0 */
export const promosMessages = defineMessages('promos', {
  title: 'Promos',
  shown: (count: string, total: string) => `${count} of ${total} promos`,
  allShown: (total: string) => (total === '1' ? '1 promo' : `${total} promos`),
  empty: 'No promo available',
  emptyDetail: 'Promos for your fleet will be here.',
  picture: (title: string) => `Picture of ${title}`,
  untitled: 'Promo',
  welcome: 'Introductory promo',
  introductory: 'For new fleets',
  cashinAmount: 'Cash-in amount',
  cashIn: 'Go to Cash In',
  copyLink: 'Copy link',
  linkCopied: 'The link was copied.',
  learnMore: 'Learn more',
  outside: (label: string) => `${label}, opens in a new tab`,
  introductoryUnknown: 'We could not check for one more promo.',
  gone: 'This promo has ended or was removed.',
})
