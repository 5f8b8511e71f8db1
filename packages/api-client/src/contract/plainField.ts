import type { field } from './fields.ts'

/**
 * The fast path of a field rule: a text that matches is valid and is stored unchanged. A text that does not match may still
 * be valid: the full rule decides. For programs that validate very many texts.
 *
 * @since 0.1.0
 */
export const plainField: Readonly<Partial<Record<keyof typeof field, RegExp>>> = {
  // No leading, trailing or repeated spaces. Letters of Latin-1 only, which are already in composed form.
  name: /^[A-Za-z0-9À-ÖØ-öø-ÿ.,'-](?: ?[A-Za-z0-9À-ÖØ-öø-ÿ.,'-]){0,37}$/,
  mobile: /^09[0-9]{9}$/,
  importedMobile: /^09[0-9]{9}$/,
  driverLicenseId: /^[A-Z0-9]{11}$/,
  plateNumber: /^[A-Z0-9]{6,20}$/,
  model: /^[!-~](?:[ -~]{0,73}[!-~])?$/,
  remarks: /^[!-~](?:[ -~]{0,253}[!-~])?$/,
}
