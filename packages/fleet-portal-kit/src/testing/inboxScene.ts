import type { TestFleet } from './createTestFleet.ts'

interface Announcement {
  subject: string
  contentPreview?: string
  content?: string
  modalTitle?: string
  modalContent?: string
}

/** Sends announcements to the inbox of a fleet, ten seconds apart, the last one newest. */
export async function announceAll(
  { operate, fleetId }: TestFleet,
  all: readonly Announcement[],
): Promise<void> {
  for (const [
    index,
    { subject, contentPreview = subject, content = `<p>${subject}</p>`, ...rest },
  ] of all.entries()) {
    const createdAt = new Date(Date.now() - (all.length - index) * 10_000).toISOString()
    await operate('announcements', { fleetId, subject, contentPreview, content, createdAt, ...rest })
  }
}

export const someNews: readonly Announcement[] = [
  { subject: 'Happy New Year', contentPreview: 'Thank you for driving with us.' },
  {
    subject: 'Maintenance on Sunday',
    contentPreview: 'The portal rests from 1:00 AM.',
    content:
      '<h1>What rests</h1><p>The portal, until <b>3:00 AM</b>. <a href="https://status.example/fleet">See how things stand</a>.</p><img src="https://tracker.example/1.gif">',
  },
  {
    subject: 'New stations in Mindanao',
    contentPreview: 'Twelve stations now take fuel codes.',
    content:
      '<p>Twelve stations now take fuel codes:</p><ul><li>Davao: seven, two of them open all day</li><li>Tagum: three</li></ul><table><tbody><tr><th>Station</th><td>Digos</td></tr></tbody></table>',
  },
]
