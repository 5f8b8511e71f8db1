/** What people here choose and lists from elsewhere lack. Lower case, without signs around it. */
const ofThisPlace =
  'pilipinas pinas pinoy pinay bayanihan kababayan mabuhay mahalko mahalkita kitakits jollibee sampaguita tagumpay ' +
  'fleetportal fleet fleetcard fuel diesel gasolina petrol locqpay prepaid portal welcomefleet'

/** Fewer different characters than that are a pattern: `Aa1!Aa1!`, `A1111111a`. */
const fewestCharacters = 5
/** So much beside a word does not make it a hard one: a year and two signs. */
const mostAround = 6
const shortestWord = 4

let known: Promise<ReadonlySet<string>> | undefined

/** Some 49,000 passwords that leaked most often, loaded when the first new password is chosen. */
const commonPasswords = () =>
  (known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'].map(String), ...ofThisPlace.split(' ')]),
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

const plainOf = (text: string): string => text.normalize('NFC').toLowerCase()
const compact = (text: string): string => text.replace(/[^\p{L}\p{Nd}]/gu, '')

/** A password as it is and without some of the numbers and signs around its letters. */
function coresOf(text: string): string[] {
  const letter = /\p{L}/u
  const first = text.search(letter)
  if (first < 0) return [text]
  const behind = text.length - text.search(/[^\p{L}]*$/u)
  const cores: string[] = []
  for (let start = 0; start <= Math.min(first, mostAround); start++) {
    for (let cut = 0; cut <= Math.min(behind, mostAround - start); cut++) {
      const core = text.slice(start, text.length - cut)
      if (core.length >= shortestWord) cores.push(core)
    }
  }
  return cores
}

/** What a guesser would have to try to find a password. */
function guessesFor(password: string): Set<string> {
  const cores = coresOf(plainOf(password))
  const texts = [...cores, ...cores.map(withLetters)]
  return new Set([...texts, ...texts.map(compact)])
}

/** The names and the e-mail of a person, whole and in parts. */
const wordsOf = (about: readonly string[]): string[] =>
  [...about, about.slice(1).join('')]
    .flatMap((text) => [text, text.split('@')[0] ?? '', ...text.split(/[^\p{L}\p{Nd}]+/u)])
    .map((text) => compact(plainOf(text)))
    .filter(({ length }) => length >= shortestWord)

/**
 * Whether a new password is one that guessers try first, which NIST SP 800-63B has refused: one that leaked often or a
 * word of such a list with a few numbers and signs around it, also with signs for letters; a pattern of few characters;
 * or the e-mail or the names of the person, given as `about` in that order.
 */
export async function isCommonPassword(password: string, about: readonly string[] = []): Promise<boolean> {
  if (new Set(plainOf(password)).size < fewestCharacters) return true
  const guesses = guessesFor(password)
  if (wordsOf(about).some((word) => guesses.has(word))) return true
  const common = await commonPasswords()
  return [...guesses].some((guess) => common.has(guess))
}
