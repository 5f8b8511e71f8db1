import { numberFormats } from '../../format/numbers.ts'

/** The numbers of English sentences. */
export const { formatCount } = numberFormats('en-US')
