import { client, inClient, inKit, inSandbox, kit } from '../named.mjs'

/** Content that comes from elsewhere or goes there: imports, exports, HTML of the server. */
export const content = [
  {
    name: 'import: driver IDs may repeat',
    breaks: 'A file of drivers may contain a driver ID twice.',
    file: `${kit}/areas/drivers/DriverImportDialog.tsx`,
    find: '    isUnique: true,\n',
    replace: '',
    tests: [
      inKit('areas/drivers/driverFiles.test.ts', 'may not hold a driver ID twice, however it is written'),
    ],
  },
  {
    name: 'import: any number is a mobile number',
    breaks: 'A mobile number may have any number of digits.',
    file: `${client}/contract/mobile.ts`,
    find: 'export const mobilePattern = /^09\\d{9}$/',
    replace: 'export const mobilePattern = /^09\\d+$/',
    tests: [inClient('contract/mobile.test.ts', 'a mobile number')],
  },
  {
    name: 'import: rows with faults are sent',
    breaks: 'A file can be imported while one of its rows has an error.',
    file: `${kit}/fleet/import/importFlow.ts`,
    find: "(state.status === 'answered' && state.outcome.unsent > 0)) &&\n        state.sheet.badRows().length === 0",
    replace: "(state.status === 'answered' && state.outcome.unsent > 0))",
    tests: [inKit('fleet/import/importFlow.test.ts', 'sends nothing while a row of it is faulty')],
  },
  {
    name: 'export: a cell is a formula',
    breaks: 'A cell that begins with a formula sign gets no apostrophe.',
    file: `${client}/contract/csvText.ts`,
    find: "return formula.test(inner) ? `'${inner}` : inner",
    replace: 'return inner',
    tests: [inClient('contract/csvText.test.ts', 'has no formula for a program that separates cells by')],
  },
  {
    name: 'export: a formula behind a semicolon',
    breaks: 'A formula sign after a separator inside a cell gets no apostrophe.',
    file: `${client}/contract/csvText.ts`,
    find: 'const inner = cell.replace(innerFormula, "$1\'")',
    replace: 'const inner = cell',
    tests: [inClient('contract/csvText.test.ts', 'has no formula for a program that separates cells by')],
  },
  {
    name: 'export: whole card numbers in payments',
    breaks: 'The export of payments contains unmasked card numbers.',
    file: `${client}/contract/exports.ts`,
    find: "'Card Number': (payment) => masked(payment.cardNumber),",
    replace: "'Card Number': (payment) => payment.cardNumber,",
    tests: [inKit('testing/exportedColumns.test.ts', 'mask card numbers')],
  },
  {
    name: 'export: whole card numbers of cards',
    breaks: 'The export of fleet cards contains unmasked card numbers.',
    file: `${client}/contract/exports.ts`,
    find: "'Card Number': (card) => masked(card.cardNumber),",
    replace: "'Card Number': (card) => card.cardNumber,",
    tests: [
      inSandbox(
        'fleetCards.test.ts',
        'is exported with its filters, by a role that may export, with masked card numbers',
      ),
    ],
  },
  {
    name: 'content: any attribute stays',
    breaks: 'The sanitizer keeps attributes that are not allowed on an element.',
    file: `${kit}/pieces/html/sanitizeHtml.ts`,
    find: 'if (!own.includes(name)) element.removeAttribute(name)',
    replace: "if (!own.includes(name) && name.startsWith('on')) element.removeAttribute(name)",
    tests: [inKit('pieces/html/sanitizeHtml.test.ts', 'attributes stay where they have a meaning alone')],
  },
  {
    name: 'content: links go anywhere',
    breaks: 'A link of the server may have a URL that is not https.',
    file: `${kit}/pieces/html/sanitizeHtml.ts`,
    find: "if (url?.protocol !== 'https:') return",
    replace: 'if (!url) return',
    tests: [inKit('pieces/html/sanitizeHtml.test.ts', 'a link to http://example.ph is its words alone')],
  },
  {
    name: 'content: a frameset takes the page',
    breaks: 'A frameset makes the sanitizer return no content.',
    file: `${kit}/pieces/html/sanitizeHtml.ts`,
    find: '.sanitize(`<br>${html}`, {',
    replace: '.sanitize(html, {',
    tests: [inKit('pieces/html/sanitizeHtml.test.ts', 'which parsers could give up on, becomes')],
  },
  {
    name: 'content: what breaks takes the page along',
    breaks: 'Content of the server that fails to render has no error boundary.',
    file: `${kit}/foundation/widget/ContentBoundary.tsx`,
    find: `    <Boundary fallback={<>{fallback}</>} resetKeys={[content]} {...(onError && { onError })}>
      {children}
    </Boundary>
`,
    replace: '    <>{children}</>\n',
    tests: [
      inKit(
        'testing/foreignContent.test.tsx',
        'in the inbox a failing sanitizer shows the content as plain text',
      ),
    ],
  },
]
