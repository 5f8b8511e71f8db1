/** Passwords that are common in the Philippines and missing in the international list. Lower case, letters only. */
const localPasswords =
  'pilipinas pinas pinoy pinay bayanihan kababayan mabuhay mahalko mahalkita kitakits jollibee sampaguita tagumpay ' +
  'fleetportal fleet fleetcard fuel diesel gasolina petrol locqpay prepaid portal welcomefleet'

/** A password with fewer distinct characters is a pattern: `Aa1!Aa1!`, `A1111111a`. */
const minDistinctCharacters = 5
/** So many digits and signs around a word do not make it a strong password: a year and two signs. */
const maxPadding = 6
const minWordLength = 4

let loadedPasswords: Promise<ReadonlySet<string>> | undefined

/** The 49,000 passwords that leaked most often. Loaded when the first new password is checked. */
const commonPasswords = () =>
  (loadedPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set([...dictionary['passwords-common'].map(String), ...localPasswords.split(' ')]),
  ))

const letterFor: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const withLetters = (text: string): string => text.replace(/[013457@$!]/g, (sign) => letterFor[sign] ?? sign)

const normalize = (text: string): string => text.normalize('NFC').toLowerCase()
const compact = (text: string): string => text.replace(/[^\p{L}\p{Nd}]/gu, '')

/** The password itself, and the password without some of the digits and signs around its letters. */
function coresOf(text: string): string[] {
  const letter = /\p{L}/u
  const first = text.search(letter)
  if (first < 0) return [text]
  const behind = text.length - text.search(/[^\p{L}]*$/u)
  const cores: string[] = []
  for (let start = 0; start <= Math.min(first, maxPadding); start++) {
    for (let cut = 0; cut <= Math.min(behind, maxPadding - start); cut++) {
      const core = text.slice(start, text.length - cut)
      if (core.length >= minWordLength) cores.push(core)
    }
  }
  return cores
}

/** The common passwords from which a guessing program derives this password. */
function guessesFor(password: string): Set<string> {
  const cores = coresOf(normalize(password))
  const texts = [...cores, ...cores.map(withLetters)]
  return new Set([...texts, ...texts.map(compact)])
}

/** The names and the email of a user, whole and in parts. */
const wordsIn = (userDetails: readonly string[]): string[] =>
  [...userDetails, userDetails.slice(1).join('')]
    .flatMap((text) => [text, text.split('@')[0] ?? '', ...text.split(/[^\p{L}\p{Nd}]+/u)])
    .map((text) => compact(normalize(text)))
    .filter(({ length }) => length >= minWordLength)

/**
 * Whether a new password is easy to guess and must be refused (NIST SP 800-63B): a leaked password or a listed word with
 * a few digits and signs around it, also with signs for letters; a pattern of few characters; or the user's email or
 * names. `userDetails` is the email, the first and the last name.
 */
export async function isCommonPassword(
  password: string,
  userDetails: readonly string[] = [],
): Promise<boolean> {
  if (new Set(normalize(password)).size < minDistinctCharacters) return true
  const guesses = guessesFor(password)
  if (wordsIn(userDetails).some((word) => guesses.has(word))) return true
  const common = await commonPasswords()
  return [...guesses].some((guess) => common.has(guess))
}
