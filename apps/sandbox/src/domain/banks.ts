/** Banks with online banking. BPI has its own payment flow; one provider serves all others. */
const online: readonly (readonly [code: string, title: string, shortTitle: string])[] = [
  ['BDO-PERSONAL', 'BDO Personal', 'BDO'],
  ['BPI', 'Bank of the Philippine Islands', 'BPI'],
  ['CHINABANK', 'China Banking Corporation', 'Chinabank'],
  ['LANDBANK', 'Land Bank of the Philippines', 'Landbank'],
  ['MAYBANK', 'Maybank Philippines', 'Maybank'],
  ['METROBANK', 'Metropolitan Bank and Trust Company', 'Metrobank'],
  ['PNB', 'Philippine National Bank', 'PNB'],
  ['PSBANK', 'Philippine Savings Bank', 'PSBank'],
  ['RCBC', 'Rizal Commercial Banking Corporation', 'RCBC'],
  ['UNIONBANK', 'UnionBank of the Philippines', 'UnionBank'],
]

/** Banks that take payments over the counter. */
const counters: typeof online = [
  ['AUB', 'Asia United Bank', 'AUB'],
  ['BDO', 'BDO Unibank', 'BDO'],
  ['BDO-NETWORK', 'BDO Network Bank', 'BDO Network'],
  ['BOC', 'Bank of Commerce', 'Bank of Commerce'],
  ['BPI', 'Bank of the Philippine Islands', 'BPI'],
  ['CHINABANK', 'China Banking Corporation', 'Chinabank'],
  ['LANDBANK', 'Land Bank of the Philippines', 'Landbank'],
  ['MAYBANK', 'Maybank Philippines', 'Maybank'],
  ['METROBANK', 'Metropolitan Bank and Trust Company', 'Metrobank'],
  ['PNB', 'Philippine National Bank', 'PNB'],
  ['RCBC', 'Rizal Commercial Banking Corporation', 'RCBC'],
  ['SECURITYBANK', 'Security Bank', 'Security Bank'],
  ['UCPB', 'United Coconut Planters Bank', 'UCPB'],
]

const option =
  (method: 'online-banking' | 'otc', processorOf: (code: string) => string) =>
  ([code, title, shortTitle]: (typeof online)[number]) => ({
    code,
    processor: processorOf(code),
    title,
    shortTitle,
    image: null,
    max: null,
    fee: null,
    method,
    enabled: true,
  })

export const onlineBanks = online.map(
  option('online-banking', (code) => (code === 'BPI' ? 'bpi' : 'brankas')),
)
export const counterBanks = counters.map(option('otc', () => 'dragonpay'))
