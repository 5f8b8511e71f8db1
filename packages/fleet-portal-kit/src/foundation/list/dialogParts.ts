/** The name of a dialog and the id of its item, of `name:id`. Ids may have colons. */
export function dialogParts(dialog = ''): readonly [name: string, id: string] {
  const [name = '', ...rest] = dialog.split(':')
  return [name, rest.join(':')]
}
