import type { field } from './fields.ts'

/**
 * The plain case of a field rule, as a cheap test: a text that matches satisfies the rule and is taken as it stands.
 * One that does not match may satisfy it all the same; the rule itself tells. For programs that judge very many texts.
 *
 * @since 0.1.0
 */
export const plainField: Readonly<Partial<Record<keyof typeof field, RegExp>>> = {
  // Without spaces at either end or two in a row; letters of Latin-1 are no composed or decomposed twins of others.
  name: /^[A-Za-z0-9À-ÖØ-öø-ÿ.,'-](?: ?[A-Za-z0-9À-ÖØ-öø-ÿ.,'-]){0,37}$/,
  mobile: /^09[0-9]{9}$/,
  importedMobile: /^09[0-9]{9}$/,
  driverLicenseId: /^[A-Z0-9]{11}$/,
  plateNumber: /^[A-Z0-9]{6,20}$/,
  model: /^[!-~](?:[ -~]{0,73}[!-~])?$/,
  remarks: /^[!-~](?:[ -~]{0,253}[!-~])?$/,
}
