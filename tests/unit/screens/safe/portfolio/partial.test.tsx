import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { englishText } from '../../../../../stories/englishText.ts'
import {
  aPage,
  ether,
  overviewOf,
  type PageOptions,
  safeAt,
  three,
  withAssets,
} from '../../../../../stories/screens/safe/portfolio/page.ts'
import { chains } from '../../../../../stories/screens/safe/mySafes/rows.ts'
import { Allocation } from '../../../../../src/screens/safe/portfolio/Allocation.tsx'
import { missingNames } from '../../../../../src/screens/safe/portfolio/missingNames.ts'
import { type Loaded, portfolioOf } from '../../../../../src/screens/safe/portfolio/portfolio.ts'
import { portfolioText } from '../../../../../src/screens/safe/portfolio/text.ts'

/** A Safe for which the gateway sent rows that aren't tokens. */
const garbled = (unreadable: readonly string[]): Loaded =>
  withAssets(safeAt(4), [], {
    assets: { currency: 'usd', items: [ether(1n, '5')], total: '5', unreadable },
  })
const undetailed: Loaded = {
  at: safeAt(5),
  overview: overviewOf('900'),
  status: 'ready',
  hasPositions: false,
}

describe('the warning', () => {
  const warning = (loaded: readonly Loaded[], options?: PageOptions) =>
    missingNames({
      ...aPage(loaded, options),
      chains,
      names: { contacts: [], ensOf: () => null, you: undefined },
      text: englishText(portfolioText),
    }).map((part) => part.replaceAll(/[\u2066-\u2069]/g, ''))
  const address = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'

  test('counts entries of a link that can’t be read', () =>
    expect(warning(three, { unread: { entries: 3, unsupported: [] } })).toEqual([
      '3 entries in the link',
    ]))
  test('names Safes on unsupported networks by their address', () =>
    expect(warning(three, { unread: { entries: 1, unsupported: [address] } })).toEqual([
      '1 entry in the link',
      `${address} (unsupported)`,
    ]))
  test('names Safes with tokens that can’t be read', () =>
    expect(warning([...three, garbled(['no token', 'no balance'])])).toEqual([
      expect.stringMatching(/^2 tokens in eth:0x/),
    ]))
  test('is empty if nothing is missing', () => expect(warning(three)).toEqual([]))
})

describe('the bars of networks and tokens say that they aren’t of all Safes', () => {
  const titles = (loaded: readonly Loaded[]) =>
    [
      ...renderToStaticMarkup(
        <Allocation portfolio={portfolioOf(loaded)} chains={chains} currency="usd" />,
      ).matchAll(/<h3[^>]*>(.*?)<\/h3>/g),
    ].map(([, title]) => title)

  test('while not all are detailed', () =>
    expect(titles([...three, undetailed])).toEqual([
      'Safes',
      'Networks in 3 of 4 Safes',
      'Tokens in 3 of 4 Safes',
    ]))
  test('if tokens of one can’t be read', () =>
    expect(titles([...three, garbled(['no token'])])).toEqual([
      'Safes',
      'Networks in 3 of 4 Safes',
      'Tokens in 3 of 4 Safes',
    ]))
  test('unless they are', () => expect(titles(three)).toEqual(['Safes', 'Networks', 'Tokens']))
})
