/** Milliseconds after which the browser has surely begun to save the file. */
const longEnough = 60_000

/** Offers a text as a file to save. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), longEnough)
}
