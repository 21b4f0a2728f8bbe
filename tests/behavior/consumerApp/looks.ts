import type { Page } from 'playwright'

/** Intended effects of an open dialog on the page: it does not scroll and is inert. */
const onPurpose =
  /^(overflow|overflow-[xy]|overflow-block|overflow-inline|scrollbar-gutter|pointer-events|interactivity)$/
/** Properties that depend on the amount of content, and not on styles. */
const bySize = /^(width|height|inline-size|block-size|perspective-origin|transform-origin)$/

/**
 * Every computed style of the app's elements and of the page around them, including
 * pseudo-elements.
 */
export async function looks(page: Page): Promise<string[]> {
  // Joined into one string: serializing thousands of strings takes longer than computing the
  // styles.
  const text = await page.evaluate(
    ([left, sizes]) => {
      const [isLeft, isSize] = [new RegExp(left), new RegExp(sizes)]
      // The list of computed properties is the same for every element.
      const names = [...getComputedStyle(document.body)].filter((name) => !isLeft.test(name))
      const unsized = names.filter((name) => !isSize.test(name))
      const own = [...document.querySelectorAll('html, body, [data-own], [data-own] *')]
      const lines = own.flatMap((element, index) =>
        [
          null,
          ...(element.matches('body, p, li, input, button')
            ? ['::before', '::after', '::marker', '::placeholder']
            : []),
        ].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo)
          const whole = element.matches('html, body, [data-own]')
          return (whole ? unsized : names).map(
            (name) =>
              `${index} ${element.tagName}${pseudo ?? ''} ${name}: ${style.getPropertyValue(name)}`,
          )
        }),
      )
      return lines.join('\0')
    },
    [onPurpose.source, bySize.source] as const,
  )
  return text.split('\0')
}

/** The changed styles. */
export const changes = (before: readonly string[], after: readonly string[]): string[] =>
  before.length === after.length
    ? after.filter((line, index) => line !== before[index])
    : [`${before.length} styles have become ${after.length}`]

/** Classes of the kit's elements that no stylesheet of the page contains. */
export const unstyled = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const known = [...document.styleSheets, ...document.adoptedStyleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
      .join('')
    const names = [...document.querySelectorAll('[data-coffer], [data-coffer] *')].flatMap(
      (element) => [...element.classList],
    )
    return [...new Set(names)].filter(
      (name) => name.startsWith('cf') && !known.includes(`.${name}`),
    )
  })
