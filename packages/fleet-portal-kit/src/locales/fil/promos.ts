import type { promosMessages } from '../en/promos.ts'

export const promos: typeof promosMessages.defaults = {
  title: 'Mga Promo',
  shown: (count: string, total: string) => `Mga promo: ${count} sa ${total}`,
  allShown: (total: string) => `Mga promo: ${total}`,
  empty: 'Walang available na promo',
  emptyDetail: 'Dito lalabas ang mga promo para sa iyong fleet.',
  picture: (title: string) => `Larawan ng ${title}`,
  untitled: 'Promo',
  introductory: 'Para sa mga bagong fleet',
  welcome: 'Panimulang promo',
  cashinAmount: 'Halaga ng cash-in',
  cashIn: 'Pumunta sa Cash In',
  copyLink: 'Kopyahin ang link',
  linkCopied: 'Nakopya na ang link.',
  learnMore: 'Alamin pa',
  outside: (label: string) => `${label}, magbubukas sa bagong tab`,
  introductoryUnknown: 'Hindi namin matingnan kung may isa pang promo.',
  gone: 'Tapos na o inalis na ang promo na ito.',
}
