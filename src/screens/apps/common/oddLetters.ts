import { readHost } from './readHost.ts'

/** A piece of a host, and whether it's what sets the host apart from the one it resembles. */
interface HostPiece {
  text: string
  isOdd: boolean
}

/** Where two labels differ: between the letters that both begin and end with. */
function differenceOf(own: string, listed: string): { from: number; to: number; same: number } {
  const most = Math.min(own.length, listed.length)
  let start = 0
  while (start < most && own[start] === listed[start]) start++
  let end = 0
  while (end < most - start && own.at(-1 - end) === listed.at(-1 - end)) end++
  return { from: start, to: own.length - end, same: start + end }
}

function piecesOf(label: string, listed: readonly string[]): readonly HostPiece[] {
  if (label.startsWith('xn--')) return [{ text: label, isOdd: true }]
  if (listed.includes(label)) return [{ text: label, isOdd: false }]
  const nearest = listed
    .map((other) => ({ other, ...differenceOf(label, other) }))
    .filter(({ other, same }) => same >= 3 && same * 2 >= other.length)
    .toSorted((a, b) => b.same - a.same)[0]
  if (!nearest) return [{ text: label, isOdd: false }]
  const { from, to } = nearest
  return [
    { text: label.slice(0, from), isOdd: false },
    { text: label.slice(from, to), isOdd: true },
    { text: label.slice(to), isOdd: false },
  ].filter(({ text }) => text !== '')
}

/**
 * An imitation's host in pieces, as browsers compare it: labels in punycode, and the letters that a
 * label has instead of those of the listed host, are odd.
 */
export function hostPieces(hostname: string, listed: string): readonly HostPiece[] {
  const others = listed.split('.')
  return hostname
    .split('.')
    .flatMap((label, at) => [
      ...(at === 0 ? [] : [{ text: '.', isOdd: false }]),
      ...piecesOf(label, others),
    ])
}

/** The characters of a host that no keyboard for a–z types, each once, with its code point. */
export function foreignLetters(hostname: string): readonly string[] {
  const letters = Array.from(readHost(hostname)).filter((one) => (one.codePointAt(0) ?? 0) > 127)
  return [...new Set(letters)].map((one) => {
    const point = (one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
    return `${one} (U+${point})`
  })
}
