/** Saves a text as a file on the user's device. */
export function saveText(fileName: string, text: string): void {
  const link = document.createElement('a')
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  link.href = url
  link.download = fileName
  link.click()
  // Some browsers read the URL only some time after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
