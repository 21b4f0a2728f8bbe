import { createMemoryHistory } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import type { KnownNames } from '../../../../../src/screens/core/names/resolveName.ts'
import { describe, expect, test } from 'vitest'
import type { ChainSummary, SafeRef } from '#base'
import { loadOnce } from '#ui'
import { createAppRouter } from '../../../../../src/app/routes.tsx'
import { type Section, sections } from '../../../../../src/screens/shell/frame/sections.ts'
import { findEntries } from '../../../../../src/screens/shell/frame/goTo/findEntries.ts'
import { safeEntries, sectionEntries } from '../../../../../src/screens/shell/frame/goTo/places.ts'
import { navItems, splitForBar } from '../../../../../src/screens/shell/frame/navItems.ts'
import { ShellView } from '../../../../../src/screens/shell/frame/ShellView.tsx'
import { screensOf } from '../../../../visual/states.ts'

const chain: ChainSummary = {
  chainId: '1',
  name: 'Ethereum',
  shortName: 'eth',
  symbol: 'ETH',
  decimals: 18,
  testnet: false,
  features: [],
}
const at: SafeRef = { chainId: '1', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }
const href = `/probe?safe=eth:${at.address}`

/** The table with one line more. */
const withProbe: readonly Section[] = [
  ...sections,
  {
    name: 'probe',
    path: '/probe',
    label: 'goTo.title',
    icon: sections[0].icon,
    group: 'safes',
    scope: 'safe',
    screen: loadOnce(async () => () => null),
  },
]

const unnamed: KnownNames = { contacts: [], ensOf: () => null, you: undefined }

describe('a section added to the table', () => {
  const items = navItems(withProbe, [chain], at)
  const markup = renderToStaticMarkup(
    <ShellView current="probe" items={items} switcher={null} account={null} theme={null}>
      {null}
    </ShellView>,
  )

  test('has a route', () => {
    const router = createAppRouter(createMemoryHistory({ initialEntries: [href] }), withProbe)
    expect(router.matchRoutes('/probe', {}).map(({ routeId }) => routeId)).toEqual([
      '__root__',
      '/_app',
      '/_app/probe',
    ])
    expect(createAppRouter(createMemoryHistory()).matchRoutes('/probe', {}).at(-1)?.routeId).toBe(
      '/_app/$',
    )
  })

  test('is linked from the sidebar and marked as current', () => {
    const [link] = new RegExp(`<a [^>]*href="${href.replace('?', '[?]')}"[^>]*>`).exec(markup) ?? []
    expect(link).toContain('aria-current="page"')
  })

  test('is behind "More" in the bottom bar, which shows four', () => {
    const inBars = items.filter(({ within }) => within === undefined)
    const { shown, more } = splitForBar(inBars)
    expect(shown).toHaveLength(4)
    expect([...shown, ...more]).toEqual(inBars)
    expect(more.at(-1)?.name).toBe('probe')
    expect(splitForBar(inBars.slice(0, 5)).more).toEqual([])
  })

  test('is found by "Go to"', () => {
    const all = [
      ...sectionEntries(items, ({ name }) => name),
      ...safeEntries([at], [chain], unnamed),
    ]
    expect(findEntries(all, 'PRO').flatMap(({ entries }) => entries)).toMatchObject([{ href }])
  })

  test('is a column in the state matrix, and each of its states needs a story', () => {
    expect(screensOf(sections)).not.toHaveProperty('probe')
    expect(screensOf(withProbe).probe).toEqual([
      'loading',
      'empty',
      'failed',
      'stale',
      'partial',
      'unsupportedChain',
      'readOnly',
      'owner',
    ])
  })

  test('is offered only on chains with the feature that it needs', () => {
    const gated = withProbe.map((section): Section =>
      section.name === 'probe' ? { ...section, feature: 'SAFE_APPS' } : section,
    )
    const names = (features: readonly string[]) =>
      navItems(gated, [{ ...chain, features }], at).map(({ name }) => name)
    expect(names([])).not.toContain('probe')
    expect(names(['SAFE_APPS'])).toContain('probe')
  })
})

describe('the settings', () => {
  const linked = (open: SafeRef | undefined) =>
    navItems(sections, [chain], open).find(({ name }) => name === 'settings')?.href

  test('leave the Safe open whose pages lead to them', () => {
    expect(linked(at)).toBe(`/settings?safe=eth:${at.address}`)
    expect(linked(undefined)).toBe('/settings')
  })
})

describe('without a Safe', () => {
  test('only sections about no Safe are offered', () => {
    const offered = navItems(sections, [chain], undefined)
    expect(offered.filter(({ within }) => within === undefined).map(({ name }) => name)).toEqual([
      'mySafes',
      'contacts',
      'settings',
    ])
    const ofSafes: readonly string[] = sections
      .filter(({ scope }) => scope === 'safe')
      .map(({ name }) => name)
    expect(offered.filter(({ name }) => ofSafes.includes(name))).toEqual([])
  })
})
