import type { editMessages } from '../en/edits.ts'

export const edits: typeof editMessages.defaults = {
  changedMeanwhile: (fields: string) =>
    `May ibang nagbago ng mga ito habang nakabukas ito: ${fields}. Ipinapakita sa ibaba ang mga bagong value.`,
  replacesStored: (field: string, now: string) =>
    `May ibang nagbago ng ${field}${now && ` at ginawa itong ${now}`}. Kapag nag-save ka, papalitan ito ng value mo.`,
  waitsForConnection: 'Walang koneksiyon. Magpapatuloy kami kapag bumalik na ito.',
  takesLong: 'Mas matagal ito kaysa karaniwan. Ligtas ang input mo. Huwag munang isara ang pahinang ito.',
  needsConnection: 'Walang koneksiyon. Maipapadala mo ito kapag bumalik na ito.',
}
