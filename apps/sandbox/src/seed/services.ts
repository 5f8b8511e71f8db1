import type { Tx } from '../db/connect.ts'
import { announcement, loyaltyAccount, promo } from '../db/schema.ts'
import { addDays, startOfDay } from '../domain/time.ts'
import { bulk } from './bulk.ts'

const news = [
  ['New stations in Mindanao', 'Twelve stations in Davao, Tagum and Digos now take fuel codes.'],
  ['Scheduled maintenance on Sunday', 'The portal rests from 1:00 AM to 3:00 AM. Fuel codes keep working.'],
  ['Price movement this Tuesday', 'See the dashboard for the movement of each fuel.'],
  ['Fuel codes that renew themselves', 'Switch on auto-renew and a code starts its next period by itself.'],
  ['Happy New Year from all of us', 'Thank you for driving with us.'],
  [
    'How to read your redemption history',
    'A short guide for dispatchers, with <b>examples</b> and a list of terms.',
  ],
] as const

const offers = [
  ['Free oil check', 'Every Saturday this month'],
  ['Tire rotation at half price', 'For fleets with ten vehicles or more'],
  ['Roadside assistance', 'Three months free'],
  ['Driver safety training', 'Online, two hours, with a certificate'],
  ['Lubes bundle', 'Five litres for the price of four'],
  ['Refer a fleet', 'Earn points for every fleet that joins'],
  ['Car wash coupon', 'One per vehicle'],
  ['Battery check', 'At partner stations'],
  ['Truck financing week', 'Lower rates until the end of the month'],
  ['GPS tracker offer', 'Installed at your depot'],
] as const

/** Announcements, promos and members of the points programme. One member belongs to the VIP fleet, two to nobody yet. */
export async function writeServices(tx: Tx, today: string, vipFleetId: string): Promise<void> {
  await bulk(
    tx,
    announcement,
    news.map(([subject, text], index) => ({
      id: `ann_${index + 1}`,
      fleetId: null,
      subject,
      contentPreview: text.replace(/<[^>]+>/g, '').slice(0, 80),
      content: `<p>${text}</p><p>Questions? Write to your account manager.</p>`,
      modalTitle: subject,
      modalContent: `<p>${text}</p>`,
      createdAt: new Date(startOfDay(addDays(today, -index * 9 - 1)).getTime() + (9 * 60 + index) * 60_000),
    })),
  )
  await bulk(
    tx,
    promo,
    offers.map(([title, subtitle], index) => ({
      id: `pro_${index + 1}`,
      position: index + 1,
      title,
      subtitle,
      longDescription: `<p>${title}: ${subtitle.toLowerCase()}.</p><ul><li>Show this page at the station.</li><li>While supplies last.</li></ul>`,
      buttonLabel: index % 3 === 0 ? 'Learn more' : null,
      redirectUrl: index % 3 === 0 ? `https://promos.example/${index + 1}` : null,
    })),
  )
  await bulk(tx, loyaltyAccount, [
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
