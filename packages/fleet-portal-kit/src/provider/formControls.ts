/** What a page controls of a form. @since 0.1.0 */
export interface FormControls<Values> {
  /** The values of a new item before the user has changed any. An item that is edited keeps its own. */
  defaultValues?: Partial<Values>
  /** Fields that are shown and cannot be changed. They keep the default value, or the value of the edited item. */
  lockedFields?: readonly (keyof Values & string)[]
  /**
   * Fields that are not shown. Their default value is sent, or the value of the edited item. The form fails with an error
   * if that value is not valid.
   */
  hiddenFields?: readonly (keyof Values & string)[]
}

/** The form of a widget, as a page controls it. @since 0.1.0 */
export interface WidgetFormProps<Values> {
  /** Values, locked fields and hidden fields of the form. */
  form?: FormControls<Values>
}

/** The controls as a form reads them. The props of each widget type them. */
export interface AnyFormControls {
  defaultValues?: object
  lockedFields?: readonly string[]
  hiddenFields?: readonly string[]
}

/** The page controls a form in a way that cannot work. The message names the fields, for the developer of the page. */
export class FormControlsError extends Error {
  /** The code in `widget.failed`. */
  readonly code = 'InvalidFormControls'
}

/** The error of fixed fields without a value. */
export const missingValueError = (names: readonly string[]): FormControlsError =>
  new FormControlsError(
    `form.defaultValues has no valid value for ${names.join(', ')}, which the page locks or hides.`,
  )
