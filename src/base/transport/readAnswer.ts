/** The text of a response; undefined as soon as it is too long. */
export async function readAnswer(response: Response, longest: number): Promise<string | undefined> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > longest) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}
