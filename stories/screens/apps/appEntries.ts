import type { AppEntry } from '../../../src/screens/apps/common/appEntry.ts'

const entry = (
  name: string,
  description: string,
  tags: readonly string[],
  more: Partial<AppEntry> = {},
): AppEntry => {
  const origin = `https://${name.toLowerCase().replaceAll(/\W+/g, '-')}.demo.test`
  return {
    url: `${origin}/`,
    origin,
    name,
    description,
    tags,
    featured: false,
    icon: undefined,
    isCustom: false,
    ...more,
  }
}

const builder = entry(
  'Transaction Builder',
  'Batch contract calls into one transaction',
  ['Infrastructure'],
  {
    featured: true,
  },
)
export const payroll = entry('Payroll', 'Pay many people at once from a list', ['Payments'])
const exchange = entry(
  'Exchange',
  'Swap tokens with orders that the owners sign',
  ['DeFi', 'swaps'],
  { featured: true },
)
const gallery = entry('Gallery', 'View and send collectibles', ['NFT'])
export const own = entry('Our books', 'What the members have agreed on', [], { isCustom: true })

export const entries: readonly AppEntry[] = [builder, payroll, exchange, gallery, own]
export const hundreds: readonly AppEntry[] = Array.from({ length: 300 }, (_, index) =>
  entry(`App ${index + 1}`, 'One of very many', [`Category ${index % 12}`]),
)
export const longest = entry(
  'W'.repeat(80),
  `${'Unbreakable'.repeat(30)} and many more words about what it does, ` +
    'so that it has to be cut somewhere',
  ['C'.repeat(60), 'swaps'],
)
