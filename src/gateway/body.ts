/** Reads a body as text. Stops soon after `limit` characters, and cancels the rest. */
export async function readBody(response: Response, limit: number): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  // A mocked response without a stream.
  if (!reader) return response.text()
  let text = ''
  while (text.length <= limit) {
    const { done, value } = await reader.read()
    if (done) break
    text += value
  }
  reader.cancel().catch(() => {})
  return text
}

/**
 * Whether JSON is nested deeper than 200 levels, which could exhaust the stack of whatever walks
 * through it. Gateways send about twenty.
 */
export function isTooDeep(json: string): boolean {
  let depth = 0
  let isQuoted = false
  // Codes instead of characters, because a large response has millions of them.
  for (let at = 0; at < json.length && depth <= 200; at++) {
    const code = json.charCodeAt(at)
    if (code === backslash) at++
    else if (code === quote) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (code === openBrace || code === openBracket) depth++
    else if (code === closeBrace || code === closeBracket) depth--
  }
  return depth > 200
}

const [quote, backslash] = [34, 92]
const [openBracket, closeBracket, openBrace, closeBrace] = [91, 93, 123, 125]
