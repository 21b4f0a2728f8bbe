import { expect, waitFor } from 'storybook/test'

/**
 * The rows of a list that aren't drawn take as much space as those that are: the page keeps its
 * length while scrolling.
 * @param counts number of rows per selector
 */
export const expectEstimatedHeights = (page: Element, counts: Readonly<Record<string, number>>) =>
  waitFor(() => {
    const [line] = page.querySelectorAll('li[data-index]')
    const list = line?.parentElement
    const heightOf = (kind: string) => list?.querySelector<HTMLElement>(kind)?.offsetHeight ?? 0
    const height = Object.entries(counts).reduce(
      (sum, [kind, count]) => sum + count * heightOf(kind),
      0,
    )
    return expect((list?.offsetHeight ?? 0) / height).toBeCloseTo(1, 2)
  })
