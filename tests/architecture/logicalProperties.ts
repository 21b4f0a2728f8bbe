interface Declaration {
  selector: string
  property: string
  value: string
  line: number
}

const physicalProperty = /(^|-)(left|right)(-|$)/
const physicalWord = /(^|[\s,])(left|right)($|[\s,])|\bto (left|right)\b/
const boxProperties =
  /^(padding|margin|inset|scroll-padding|scroll-margin|border-(width|style|color))$/

/**
 * Every declaration with left or right, which is wrong in right-to-left pages, as `file:line` and
 * the declaration. A declaration that a `:dir(rtl)` rule of the same file repeats, itself or by its
 * variable, is allowed.
 */
export function physicalPropertiesIn(file: string, css: string): string[] {
  const all = declarationsIn(css)
  const mirrored = new Set(
    all.filter(({ selector }) => selector.includes(':dir(rtl)')).map(({ property }) => property),
  )
  const hasMirror = ({ property, value }: Declaration) =>
    mirrored.has(property) ||
    [...value.matchAll(/var\((--[\w-]+)/g)].some(([, name = '']) => mirrored.has(name))
  return all
    .filter((one) => isOneSided(one) && !hasMirror(one))
    .map(({ line, property, value }) => `${file}:${line} ${property}: ${value}`)
}

function isOneSided({ property, value }: Declaration): boolean {
  if (property.startsWith('--')) return false
  if (physicalProperty.test(property) || physicalWord.test(value)) return true
  if (boxProperties.test(property)) return differ(wordsIn(value), 1, 3)
  if (property === 'border-radius')
    return value.split('/').some((half) => hasUnequalCorners(wordsIn(half)))
  if (property === 'translate') return !isNothing(wordsIn(value)[0])
  if (property === 'transform')
    return /translate(X|3d)?\((?!\s*(0|-?50%\s*,\s*-?50%)\b)/.test(value)
  return false
}

/**
 * Compares top left with top right, and bottom left with bottom right; omitted values default to
 * the opposite corner.
 */
function hasUnequalCorners([
  topLeft = '',
  topRight = topLeft,
  bottomRight = topLeft,
  bottomLeft = topRight,
]: string[]): boolean {
  return topLeft !== topRight || bottomLeft !== bottomRight
}

const differ = (words: string[], right: number, left: number) =>
  words.length === 4 && words[right] !== words[left]
const isNothing = (value = '') => value === 'none' || /^0\D*$/.test(value)

/** The words of a value; an expression in brackets is one. */
function wordsIn(value: string): string[] {
  return value.trim().match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []
}

function declarationsIn(css: string): Declaration[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  return [...bare.matchAll(/([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].map((match) => {
    const before = bare.slice(0, match.index)
    const opened = before.lastIndexOf('{')
    const selector = before
      .slice(
        Math.max(
          before.lastIndexOf('}', opened),
          before.lastIndexOf(';', opened),
          before.lastIndexOf('{', opened - 1),
        ) + 1,
        opened,
      )
      .trim()
    return {
      selector,
      property: match[1] ?? '',
      value: (match[2] ?? '').trim(),
      line: before.split('\n').length,
    }
  })
}
