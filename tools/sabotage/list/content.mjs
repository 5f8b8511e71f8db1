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
      inKit(
        'areas/drivers/driverFiles.test.ts',
        'is invalid with the same driver ID twice, in upper or lower case',
      ),
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
    name: 'import: invalid rows are sent',
    breaks: 'A file can be imported while one of its rows has an error.',
    file: `${kit}/fleet/import/importFlow.ts`,
    find: "(state.status === 'finished' && state.summary.unsent > 0)) &&\n        state.sheet.invalidRows().length === 0",
    replace: "(state.status === 'finished' && state.summary.unsent > 0))",
    tests: [inKit('fleet/import/importFlow.test.ts', 'sends nothing while the sheet has an invalid row')],
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
    file: `${client}/contract/exportColumns.ts`,
    find: "'Card Number': (payment) => masked(payment.cardNumber),",
    replace: "'Card Number': (payment) => payment.cardNumber,",
    tests: [inKit('testing/exportedColumns.test.ts', 'mask card numbers')],
  },
  {
    name: 'export: whole card numbers of cards',
    breaks: 'The export of fleet cards contains unmasked card numbers.',
    file: `${client}/contract/exportColumns.ts`,
    find: "'Card Number': (card) => masked(card.cardNumber),",
    replace: "'Card Number': (card) => card.cardNumber,",
    tests: [
      inSandbox(
        'routes/fleetCards.test.ts',
        'is exported with its filters and masked card numbers, by roles that may export',
      ),
    ],
  },
  {
    name: 'content: any attribute stays',
    breaks: 'The sanitizer keeps attributes that are not allowed on an element.',
    file: `${kit}/pieces/html/sanitizeHtml.ts`,
    find: 'if (!own.includes(name)) element.removeAttribute(name)',
    replace: "if (!own.includes(name) && name.startsWith('on')) element.removeAttribute(name)",
    tests: [
      inKit(
        'pieces/html/sanitizeHtml.test.ts',
        'keeps attributes only on elements for which they are defined',
      ),
    ],
  },
  {
    name: 'content: links go anywhere',
    breaks: 'A link in HTML of the server may have a URL that is not https.',
    file: `${kit}/pieces/html/sanitizeHtml.ts`,
    find: "if (url?.protocol !== 'https:') return",
    replace: 'if (!url) return',
    tests: [inKit('pieces/html/sanitizeHtml.test.ts', 'replaces a link to http://example.ph by its text')],
  },
  {
    name: 'content: a frameset replaces the page',
    breaks: 'A frameset makes the sanitizer return no content.',
    file: `${kit}/pieces/html/sanitizeHtml.ts`,
    find: '.sanitize(`<br>${withoutEventHandlers(html)}`, {',
    replace: '.sanitize(withoutEventHandlers(html), {',
    tests: [inKit('pieces/html/sanitizeHtml.test.ts', 'which can break a parser, to')],
  },
  {
    name: 'content: a render error removes the page',
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
