const first = [
  'Amber',
  'Birch',
  'Copper',
  'Delta',
  'Ember',
  'Fjord',
  'Gold',
  'Harbor',
  'Iris',
  'Juniper',
  'Kite',
  'Lunar',
  'Maple',
  'North',
  'Opal',
  'Pine',
  'Quartz',
  'River',
  'Stone',
  'Tidal',
]
const second = [
  'Anchor',
  'Bridge',
  'Credit',
  'Dollar',
  'Energy',
  'Fund',
  'Garden',
  'House',
  'Index',
  'Journal',
  'Keel',
  'Ledger',
  'Market',
  'Note',
  'Oracle',
  'Points',
  'Reserve',
  'Share',
  'Token',
  'Union',
  'Vault',
  'Water',
  'Yield',
  'Zone',
  'Art',
]
const decimals = [18, 18, 6, 18, 8, 0, 18, 2]

// Names that a list must handle: very long, right to left, with invisible characters, with emoji.
const awkward = [
  {
    name:
      'The Extraordinarily Long Winded Token Of Which Nobody Ever Remembers More Than ' +
      'The First Three Words',
    symbol: 'EXTRAORDINARILYLONG',
  },
  { name: 'رمز الحديقة', symbol: 'حديقة' },
  { name: 'Zero\u200bWidth\u200b Coin', symbol: 'ZW\u200bC' },
  { name: '🌊🌊🌊 Waves', symbol: '🌊' },
]

export interface HugeToken {
  name: string
  symbol: string
  decimals: number
  /** In the smallest unit. */
  balance: bigint
}

/** The Treasury's additional tokens in `huge`: 496, for a total of 500. */
export const hugeTokens: readonly HugeToken[] = Array.from({ length: 496 }, (_, index) => {
  const [a = '', b = ''] = [first[index % first.length], second[Math.floor(index / first.length)]]
  const places = decimals[index % decimals.length] ?? 18
  const named = awkward[index - 40] ?? {
    name: `${a} ${b}`,
    symbol: `${a.slice(0, 2)}${b.slice(0, 3)}`.toUpperCase(),
  }
  return {
    ...named,
    decimals: places,
    balance: BigInt(1 + ((index * 7_919) % 99_991)) * 10n ** BigInt(Math.max(places - 1, 0)),
  }
})
