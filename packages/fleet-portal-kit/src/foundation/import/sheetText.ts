export type Encoding = 'utf-8' | 'utf-16' | 'windows-1252'

export interface SheetText {
  /** Every line break is a line feed. */
  text: string
  encoding: Encoding
  /** Whether the file began with a byte order mark. It is not part of the text. */
  hasMark: boolean
}

const lineFeed = 10
const carriageReturn = 13

/** The same text with a line feed for every kind of line break, where a letter of ASCII is one byte. */
function withLineFeeds(bytes: Uint8Array): Uint8Array {
  let at = bytes.indexOf(carriageReturn)
  if (at < 0) return bytes
  const kept = new Uint8Array(bytes.length)
  let from = 0
  let to = 0
  for (; at >= 0; at = bytes.indexOf(carriageReturn, from)) {
    kept.set(bytes.subarray(from, at), to)
    to += at - from
    from = at + 1
    if (bytes[from] !== lineFeed) kept[to++] = lineFeed
  }
  kept.set(bytes.subarray(from), to)
  return kept.subarray(0, to + bytes.length - from)
}
const wideText = (encoding: string, bytes: Uint8Array) =>
  new TextDecoder(encoding).decode(bytes).replaceAll(/\r\n?/g, '\n')

/** The text of a file's bytes: what its mark says, else UTF-8, else what older spreadsheets write. */
export function sheetText(bytes: Uint8Array): SheetText {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) {
    return { text: wideText('utf-16le', bytes), encoding: 'utf-16', hasMark: true }
  }
  if (first === 0xfe && second === 0xff) {
    return { text: wideText('utf-16be', bytes), encoding: 'utf-16', hasMark: true }
  }
  const hasMark = first === 0xef && second === 0xbb && bytes[2] === 0xbf
  const plain = withLineFeeds(bytes)
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(plain), encoding: 'utf-8', hasMark }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(plain), encoding: 'windows-1252', hasMark: false }
  }
}

const separators = [',', ';', '\t'] as const
/** As far into a file, in characters, a separator is looked for. */
const mostOfHeader = 100_000

/** What parts the cells: the separator that the header row, outside of quotes, has most of. */
export function separatorOf(text: string): string {
  const [header = ''] = text
    .slice(0, mostOfHeader)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r|\n/, 1)
  const counts = separators.map((separator) => header.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}
