import type { TestFleet } from './createTestFleet.ts'

/** HTML as an operator's editor writes it, with a script and a tracking image that must be removed. */
const html =
  '<h1>How to get it</h1><p>Show this <b>page</b> at the station. <a href="https://promos.example/terms">Terms</a></p><script>globalThis.wasRun = true</script><img src="https://tracker.example/1.gif">'

/** Creates promos for one fleet, `Promo 1` to `Promo 10`. The first links to a page, the second has a forbidden URL. */
export async function putUpPromos({ operate, fleetId }: TestFleet, count = 10): Promise<string[]> {
  const ids: string[] = []
  for (let number = 1; number <= count; number++) {
    const promo = {
      fleetId,
      position: number,
      title: `Promo ${number}`,
      subtitle: `Every ${number}. Saturday`,
      longDescription: html,
      ...(number === 1 && { buttonLabel: 'Join now', redirectUrl: 'https://promos.example/join' }),
      ...(number === 2 && { buttonLabel: 'Join now', redirectUrl: 'javascript:alert(1)' }),
    }
    ids.push(((await operate('promos', promo)) as { promoId: string }).promoId)
  }
  return ids
}
