import type { Tx } from '../db/connect.ts'
import { announcement, loyaltyAccount, promo } from '../db/schema.ts'
import { addDays, startOfDay } from '../utilities/time.ts'
import { bulkInsert } from './bulk.ts'

interface AnnouncementText {
  subject: string
  preview: string
  /** HTML, as an operator's rich-text editor produces it. */
  content: string
  /** A shorter text for the popup. Default: `content`. */
  popupContent?: string
}

const contactLine = '<p>Questions? Write to your account manager.</p>'

const announcementTexts: readonly AnnouncementText[] = [
  {
    subject: 'New stations in Mindanao',
    preview: 'Twelve stations in Davao, Tagum and Digos now take fuel codes.',
    content: `<p>Twelve stations in <b>Davao</b>, <b>Tagum</b> and <b>Digos</b> now take fuel codes:</p><ul><li>Davao: seven, two of them open all day</li><li>Tagum: three</li><li>Digos: two</li></ul>${contactLine}`,
    popupContent: '<p>Twelve stations in Davao, Tagum and Digos now take fuel codes.</p>',
  },
  {
    subject: 'Scheduled maintenance on Sunday',
    preview: 'The portal rests from 1:00 AM to 3:00 AM. Fuel codes keep working.',
    content: `<h2>What rests</h2><p>The portal rests from <b>1:00 AM to 3:00 AM</b>. You cannot sign in during this time.</p><h2>What goes on</h2><p>Fuel codes keep working at every station. <a href="https://status.example/fleet">See how things stand</a>.</p>`,
    popupContent: '<p>The portal rests from 1:00 AM to 3:00 AM. Fuel codes keep working.</p>',
  },
  {
    subject: 'Price movement this Tuesday',
    preview: 'See the price history for the movement of each fuel.',
    content: `<p>Prices move this Tuesday at 6:00 AM. See the price history for the movement of each fuel.</p>${contactLine}`,
  },
  {
    subject: 'Fuel codes that renew themselves',
    preview: 'Switch on auto-renew and a code starts its next period by itself.',
    content: `<p>Switch on <em>auto-renew</em> and a code starts its next period by itself.</p><ol><li>Open Generate Fuel Codes.</li><li>Choose a period.</li><li>Tick auto-renew.</li></ol>${contactLine}`,
  },
  {
    subject: 'Happy New Year from all of us',
    preview: 'Thank you for driving with us.',
    content: `<p>Thank you for driving with us.</p>${contactLine}`,
  },
  {
    subject: 'How to read your redemption history',
    preview: 'A short guide for dispatchers, with examples and a list of terms.',
    content: `<p>A short guide for dispatchers, with <b>examples</b> and a list of terms.</p><table><thead><tr><th>Term</th><th>What it is</th></tr></thead><tbody><tr><td>Average price</td><td>What a liter of this fuel cost you when you bought it</td></tr><tr><td>Voided</td><td>Taken back at the pump: no liters are used</td></tr></tbody></table>${contactLine}`,
  },
]

const promoTexts = [
  ['Free oil check', 'Every Saturday this month'],
  ['Tire rotation at half price', 'For fleets with ten vehicles or more'],
  ['Roadside assistance', 'Three months free'],
  ['Driver safety training', 'Online, two hours, with a certificate'],
  ['Lubes bundle', 'Five liters for the price of four'],
  ['Refer a fleet', 'Earn points for every fleet that joins'],
  ['Car wash coupon', 'One per vehicle'],
  ['Battery check', 'At partner stations'],
  ['Truck financing week', 'Lower rates until the end of the month'],
  ['GPS tracker offer', 'Installed at your depot'],
] as const

/** Writes announcements, promos and members of the points programme. One member is linked to the VIP fleet, two to none. */
export async function writeServices(tx: Tx, today: string, vipFleetId: string): Promise<void> {
  await bulkInsert(
    tx,
    announcement,
    announcementTexts.map(({ subject, preview, content, popupContent: brief = content }, index) => ({
      id: `ann_${index + 1}`,
      fleetId: null,
      subject,
      contentPreview: preview,
      content,
      modalTitle: subject,
      modalContent: brief,
      createdAt: new Date(startOfDay(addDays(today, -index * 9 - 1)).getTime() + (9 * 60 + index) * 60_000),
    })),
  )
  await bulkInsert(
    tx,
    promo,
    promoTexts.map(([title, subtitle], index) => ({
      id: `pro_${index + 1}`,
      position: index + 1,
      title,
      subtitle,
      longDescription: `<p>${title}: ${subtitle.toLowerCase()}.</p><ul><li>Show this page at the station.</li><li>While supplies last.</li></ul>`,
      buttonLabel: index % 3 === 0 ? 'Learn more' : null,
      redirectUrl: index % 3 === 0 ? `https://promos.example/${index + 1}` : null,
    })),
  )
  await bulkInsert(tx, loyaltyAccount, [
    {
      mobileNumber: '+639170000001',
      firstName: 'Mila',
      lastName: 'Garcia',
      fleetId: vipFleetId as string | null,
    },
    { mobileNumber: '+639170000002', firstName: 'Ana', lastName: 'Reyes', fleetId: null },
    { mobileNumber: '+639170000003', firstName: 'Jun', lastName: 'Peña', fleetId: null },
  ])
}
