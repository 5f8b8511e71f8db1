import type { fuelOutlookMessages } from '../en/fuelOutlook.ts'
import { formatCount, plural } from './plural.ts'

export const fuelOutlook: typeof fuelOutlookMessages.defaults = {
  title: 'Ilang araw pa ang fuel',
  days: (days: string) => `${days} araw`,
  oneDay: '1 araw',
  noUse: 'Walang gamit',
  perDayAndHeld: (perDay: string, held: string) => `${perDay} bawat araw, ${held} ang hawak`,
  basis: (days: number, hasScheduled: boolean) =>
    `Hawak: balanse at mga ${hasScheduled ? 'code' : 'aktibong code'}. Gamit: average ng huling ${plural(days, 'araw')}.`,
  lowLine: 'Babala kapag mababa sa (araw)',
  lowLineHint: (days: number) => `1 hanggang ${formatCount(days)}. Naka-save para sa iyo sa device na ito.`,
  low: (product: string, days: string) => `${product}: fuel para sa ${days}, mababa sa linya mo.`,
  buy: 'Bumili ng fuel',
  plan: {
    title: 'Plano sa pagbili',
    change: (product: string, movement: string, time: string) => `${product}: ${movement} sa ${time}`,
    product: 'Produkto',
    litres: 'Litrong bibilhin',
    perDay: 'Gamit bawat araw',
    held: 'Litrong hawak',
    priceNow: 'Presyo ngayon, bawat litro',
    priceLater: 'Presyo pagkatapos, bawat litro',
    reset: 'Ibalik ang mga halaga',
    costNow: 'Halaga ngayon',
    costLater: 'Halaga pagkatapos ng pagbabago',
    less: (amount: string) => `${amount} na mas mura kung bibili ngayon`,
    more: (amount: string) => `${amount} na mas mahal kung bibili ngayon`,
    same: 'Pareho ngayon at mamaya',
    difference: 'Diperensya',
    lasts: 'Tatagal ang fuel',
    lastsFrom: (without: string, withPurchase: string) =>
      `${without} ngayon, ${withPurchase} pagkatapos bumili`,
    endless: 'walang katapusan kung walang gamit',
    wallet: 'Kaya ng wallet',
    room: 'Puwang sa limit',
    over: 'Higit sa kaya ng wallet.',
    overRoom: 'Higit sa puwang sa inventory limit.',
    incomplete: 'Punan ang lahat ng halaga para makita ang resulta.',
    note: 'Kuwenta lang gamit ang mga halaga mo, hindi payo. Ipinapalagay na magbabago ang presyo mo nang kasinlaki ng buong paggalaw.',
  },
}
