/** A host with the letters that its punycode stands for; browsers have no function for that. */
export const readHost = (host: string): string =>
  host
    .split('.')
    .map((label) => (label.startsWith('xn--') ? decodeLabel(label.slice(4)) || label : label))
    .join('.')

/** https://www.rfc-editor.org/rfc/rfc3492 section 6.2; undefined if it isn't punycode. */
function decodeLabel(encoded: string): string | undefined {
  const dash = encoded.lastIndexOf('-')
  const points = Array.from(encoded.slice(0, Math.max(0, dash)), (one) => one.codePointAt(0) ?? 0)
  const digits = Array.from(encoded.slice(dash + 1), parseDigit)
  let [point, index, bias] = [128, 0, 72]
  for (let at = 0; at < digits.length;) {
    const before = index
    for (let weight = 1, k = 36; ; k += 36) {
      const digit = digits[at++]
      if (digit === undefined || digit < 0) return undefined
      index += digit * weight
      const limit = Math.min(26, Math.max(1, k - bias))
      if (digit < limit) break
      weight *= 36 - limit
    }
    const count = points.length + 1
    bias = adapted(index - before, count, before === 0)
    point += Math.floor(index / count)
    if (point > 0x10ffff) return undefined
    index %= count
    points.splice(index++, 0, point)
  }
  return String.fromCodePoint(...points)
}

const parseDigit = (one: string): number => 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(one)

function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2))
  rest += Math.floor(rest / count)
  let k = 0
  for (; rest > 455; k += 36) rest = Math.floor(rest / 35)
  return k + Math.floor((36 * rest) / (rest + 38))
}
