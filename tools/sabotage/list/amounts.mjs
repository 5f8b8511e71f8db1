import { client, inClient, inKit, sandbox } from '../named.mjs'

/** Amounts: to the centavo and the millilitre. */
export const amounts = [
  {
    name: 'money: a cost is rounded down',
    breaks: 'The cost of a volume is rounded down to the centavo.',
    file: `${client}/money.ts`,
    find: "mulDiv(volume, price, 100_000, 'half-up') as Centavos",
    replace: "mulDiv(volume, price, 100_000, 'down') as Centavos",
    tests: [inClient('money.test.ts', 'is the exact product rounded half up to the centavo')],
  },
  {
    name: 'money: a quote rounds the total down',
    breaks: 'The total of an order of litres is rounded down to the centavo.',
    file: `${client}/contract/fuel.ts`,
    find: '{ volume, charge: costOf(volume, price) }',
    replace: '{ volume, charge: centavos(Math.floor((volume * price) / 100_000)) }',
    tests: [
      inKit(
        'areas/buy-fuel/order.test.ts',
        'buys exactly the requested litres, at a cost rounded half up to the centavo',
      ),
    ],
  },
  {
    name: 'money: the server charges another total',
    breaks: 'The server charges a centavo less than the quote.',
    file: `${sandbox}/domain/buyFuel.ts`,
    find: '  return quote\n}',
    replace: '  return { ...quote, charge: (quote.charge - 1) as Centavos }\n}',
    tests: [
      inKit(
        'areas/buy-fuel/order.test.ts',
        'the quote on screen equals the charge of the server, to the centavo',
      ),
    ],
  },
  {
    name: 'money: pesos buy a rounded volume',
    breaks: 'The litres for an amount are rounded up, so that they can cost more than the amount.',
    file: `${client}/contract/fuel.ts`,
    find: ': volumeFor(centavos(value), price)',
    replace: ': millilitres(Math.round((value * 100_000) / price))',
    tests: [inKit('areas/buy-fuel/order.test.ts', 'never charges more than the requested amount')],
  },
  {
    name: 'money: litres have two decimals',
    breaks: 'The litres of a request have two decimal places, like pesos.',
    file: `${client}/contract/codecs.ts`,
    find: 'export const exactLitres = decimalCodec<Millilitres>(3,',
    replace: 'export const exactLitres = decimalCodec<Millilitres>(2,',
    tests: [inClient('client/request.test.ts', 'buying fuel sends three fields, in pesos and litres')],
  },
]
