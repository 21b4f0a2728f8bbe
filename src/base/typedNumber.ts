/** The zero of each script whose digits people type; the other nine digits follow it. */
const zeros = '0٠۰०০੦૦୦௦౦೦൦๐໐༠၀០᠐０'

/** Direction marks, which Arabic and Hebrew keyboards and number formats add. */
const directionMarks = /[\u061c\u200e\u200f]/g

/**
 * Typed text with its digits as 0 to 9, if they are all of one script: `١٢٣` is `123`. undefined
 * for digits of several scripts.
 */
export function plainDigits(typed: string): string | undefined {
  const used = new Set<string>()
  const text = typed.replace(directionMarks, '').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = [...zeros].find((one) => (code - one.charCodeAt(0)) >>> 0 < 10) ?? ''
    used.add(zero)
    return zero && String(code - zero.charCodeAt(0))
  })
  return used.size > 1 || used.has('') ? undefined : text.trim()
}

/** Decimal marks, in any language. */
const decimalMarks = ['\\.', ',', '٫']
/** Marks between groups of digits: points, commas, spaces, apostrophes. */
const groupMarks = ['\\.', ',', '٬', '\\s', "'", '’']

/** Whole numbers in groups of three, or grouped as in India. */
const groups = (mark: string) =>
  `[1-9]\\d{0,2}(?:${mark}\\d{3})+|[1-9]\\d?(?:${mark}\\d{2})*${mark}\\d{3}`

const readings = () =>
  groupMarks.flatMap((group) =>
    [...decimalMarks, undefined]
      .filter((decimal) => decimal !== group)
      .map(
        (decimal) => new RegExp(`^(\\d*|${groups(group)})${decimal ? `${decimal}(\\d*)` : ''}$`),
      ),
  )

/**
 * A typed number as ASCII digits with at most one point. Accepts the digits of any script, and any
 * language's marks if they can be read in only one way. A point alone is always the decimal mark.
 * `ambiguous`: `1,500` may be 1.5 or 1500.
 */
export function readDecimal(
  typed: string,
): { decimal: string } | { why: 'ambiguous' | 'notNumber' } {
  const text = plainDigits(typed.replaceAll('．', '.').replace(/[،，]/g, ','))
  if (text === undefined || !/\d/.test(text)) return { why: 'notNumber' }
  if (/^\d*\.?\d*$/.test(text)) return { decimal: text }
  const found = new Set(
    readings().flatMap((reading) => {
      const [match, whole = '', fraction = ''] = reading.exec(text) ?? []
      return match === undefined ? [] : `${whole.replace(/\D/g, '')}.${fraction}`
    }),
  )
  const [decimal, another] = found
  if (decimal === undefined) return { why: 'notNumber' }
  return another === undefined ? { decimal } : { why: 'ambiguous' }
}
