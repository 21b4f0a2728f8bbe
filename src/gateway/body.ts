/** Reads a body as text. Stops soon after `limit` characters, and cancels the rest. */
export async function readBody(response: Response, limit: number): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  // A mock without a stream.
  if (!reader) return response.text()
  let text = ''
  for (let chunk; text.length <= limit && (chunk = (await reader.read()).value);) text += chunk
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
  // Codes instead of characters, because a large answer has millions of them.
  for (let at = 0; at < json.length && depth <= 200; at++) {
    const code = json.charCodeAt(at)
    if (code === backslash) at++
    else if (code === quote) isQuoted = !isQuoted
    // Brackets and braces differ in one bit only.
    else if (!isQuoted) depth += (code | 32) === openBrace ? 1 : (code | 32) === closeBrace ? -1 : 0
  }
  return depth > 200
}

const [quote, backslash, openBrace, closeBrace] = [34, 92, 123, 125]
