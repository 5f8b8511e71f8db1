/** Hands a file to the person, under a name. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  const address = URL.createObjectURL(content)
  link.href = address
  link.download = name
  link.click()
  // The download has begun by then; before, some browsers have not read the address yet.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
