import type { SafeApp } from '#gateway'
import { pictureOf } from './reading/picture.ts'

type Told = Pick<SafeApp, 'name' | 'url' | 'description' | 'tags'> & Partial<SafeApp>

const app = (id: number, told: Told): SafeApp => ({
  id,
  iconUrl: pictureOf(told.name),
  chainIds: ['1', '17000'],
  provider: null,
  accessControl: { type: 'NO_RESTRICTIONS', value: null },
  features: [],
  developerWebsite: null,
  socialProfiles: [],
  featured: false,
  ...told,
})

/**
 * Safe apps of the mocked world. Their URLs do not exist, except those of the demo's own apps where
 * it is served.
 */
const apps: readonly SafeApp[] = [
  app(1, {
    name: 'Transaction Builder',
    url: 'https://builder.demo.test',
    description: 'Batch contract calls into one transaction',
    tags: ['Infrastructure', 'transaction-builder'],
    features: ['BATCHED_TRANSACTIONS'],
    developerWebsite: 'https://builder.demo.test/about',
    socialProfiles: [
      { platform: 'GITHUB', url: 'https://code.demo.test/builder' },
      { platform: 'DISCORD', url: 'https://chat.demo.test/builder' },
    ],
    featured: true,
  }),
  app(2, {
    name: 'Payroll',
    url: 'https://payroll.demo.test',
    description: 'Pay many people at once from a list',
    tags: ['Payments'],
    features: ['BATCHED_TRANSACTIONS'],
    provider: { name: 'Payroll', url: 'https://payroll.demo.test/about' },
  }),
  app(7, {
    name: 'Sign here',
    url: 'https://sign.demo.test',
    description: 'Sign text, typed data and sign-ins with a Safe',
    tags: ['Governance', 'Testing'],
  }),
  app(8, {
    name: 'Probe',
    url: 'https://probe.demo.test',
    description: 'Check whether an app host follows the protocol',
    tags: ['Testing'],
  }),
  app(3, {
    name: 'Exchange',
    url: 'https://exchange.demo.test',
    description: 'Swap tokens with orders that the owners sign',
    tags: ['DeFi', 'swaps'],
    chainIds: ['1'],
    socialProfiles: [{ platform: 'TWITTER', url: 'https://news.demo.test/exchange' }],
    featured: true,
  }),
  app(4, {
    name: 'Gallery',
    url: 'https://gallery.demo.test',
    description: 'View and send collectibles',
    tags: ['NFT'],
    iconUrl: null,
    chainIds: ['1'],
  }),
  app(5, {
    name: 'Members’ ballot',
    url: 'https://ballot.demo.test',
    description: 'Vote with seats. Only in approved wallets',
    tags: ['Governance'],
    accessControl: {
      type: 'DOMAIN_ALLOWLIST',
      value: ['https://coffer.demo.test', 'http://localhost:8790'],
    },
  }),
  app(6, {
    name: 'Faucet',
    url: 'https://faucet.demo.test',
    description: 'Get free test ether',
    tags: ['Testing'],
    chainIds: ['17000'],
    developerWebsite: 'https://faucet.demo.test/about',
  }),
]

/** The demo's own apps by their ID, as folders. */
const served: Readonly<Record<number, string>> = { 2: 'payroll', 7: 'sign', 8: 'probe' }

/** @param appsUrl where the demo's own apps are served, with a trailing slash */
export const listedApps = (appsUrl: string | undefined): readonly SafeApp[] =>
  apps.map((one) => {
    const folder = served[one.id]
    return appsUrl && folder ? { ...one, url: `${appsUrl}${folder}/` } : one
  })
