import type { Locator, Page, Route } from 'playwright'
import { safes } from '../../mocks/chain/genesis/places.ts'
import type { Healthy } from './networkFaults.ts'

const { treasury, operations, pettyCash } = safes
const safe = `safe=eth:${treasury.address}`
const main = (page: Page) => page.getByRole('main')

/** Something that a page of the app reads from the gateway or from a node. */
export interface FaultyRead {
  name: string
  /** Whether a request is one of this kind. */
  matches: (url: URL) => boolean
  /** The page, below the app's URL. */
  path: string
  /** The page is opened by the first link of the queue instead. */
  linked?: 'queue'
  /** A wallet is connected. */
  connected?: true
  /** What is shown of a healthy answer. */
  kept: (page: Page) => Locator
  /** What a healthy answer shows, besides, that a fault may take away. */
  healthy?: (page: Page) => Locator
  /** The reason in words; by default {@link reason}. */
  reason?: RegExp
  /** Pressed to ask again; by default "Try again". */
  retry?: string
  /** Faults whose answer the app uses, and what the page says then. */
  accepts?: Partial<Record<string, RegExp>>
  /** A fault that this answer can't have. */
  without?: string
  spoilRow: (answer: Healthy) => unknown
}

/** How a page reports a failure. */
export const reason = new RegExp(
  [
    'This may be out of date',
    "Couldn't (?:refresh|load|read the response|reach the service)",
    'Too many requests',
    'This is taking too long',
  ].join('|'),
)

const spoilIn =
  (...path: (string | number)[]) =>
  ({ body }: Healthy): unknown => {
    const copy = structuredClone(body)
    const last = path.at(-1)!
    const owner = path
      .slice(0, -1)
      .reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], copy)
    ;(owner as Record<string | number, unknown>)[last] = 7
    return copy
  }

const gatewayPath = (pattern: RegExp) => (url: URL) => pattern.test(url.pathname)
const row = (page: Page, text: RegExp) =>
  main(page).getByRole('listitem').filter({ hasText: text }).first()

const creation = `creation_${pettyCash.address}`

const unreadableRow = /Unreadable transaction/

/** What pages read while they are used. */
export const reads: readonly FaultyRead[] = [
  {
    name: 'Safe',
    matches: gatewayPath(/\/v1\/chains\/1\/safes\/0x\w+$/),
    path: `home?${safe}`,
    kept: (page) => main(page).getByText('2 of 3 owners must sign'),
    spoilRow: spoilIn('owners', 0),
  },
  {
    name: 'overviews',
    matches: gatewayPath(/\/v2\/safes$/),
    path: '',
    connected: true,
    kept: (page) => row(page, /615b/).getByText('$585,323.80'),
    accepts: { '[]': /No data/, "another Safe's answer": /No data/, 'one bad row': /No data/ },
    spoilRow: spoilIn(0),
  },
  {
    name: 'owned Safes',
    matches: gatewayPath(/\/v3\/owners\/0x\w+\/safes$/),
    path: '',
    connected: true,
    kept: (page) => row(page, /B27E/),
    accepts: {
      '{}': /Couldn't load: Ethereum and Holesky/,
      'one bad row': /Couldn't load: Ethereum\./,
    },
    // The request names a person, and no Safe.
    without: "another Safe's answer",
    spoilRow: spoilIn('1', 1),
  },
  {
    name: 'balances',
    matches: gatewayPath(/\/safes\/0x\w+\/balances\/usd$/),
    path: `balances?${safe}`,
    kept: (page) => main(page).getByRole('row').filter({ hasText: 'WBTC' }),
    // Balances don't say whose they are.
    accepts: { "another Safe's answer": /18,750\sUSDC/, 'one bad row': /Unreadable token/ },
    spoilRow: spoilIn('items', 0),
  },
  {
    name: 'queue',
    matches: gatewayPath(/\/transactions\/queued$/),
    path: `transactions/queue?${safe}`,
    kept: (page) => row(page, /Send 2\.5/),
    accepts: { "another Safe's answer": unreadableRow, 'one bad row': unreadableRow },
    spoilRow: spoilIn('results', 4),
  },
  {
    name: 'history',
    matches: gatewayPath(/\/transactions\/history$/),
    path: `transactions/history?${safe}`,
    kept: (page) => row(page, /Received 0\.5/),
    accepts: { "another Safe's answer": unreadableRow, 'one bad row': unreadableRow },
    spoilRow: spoilIn('results', 3),
  },
  {
    name: 'details',
    matches: gatewayPath(/\/v1\/chains\/1\/transactions\/multisig_/),
    path: '',
    linked: 'queue',
    kept: (page) => main(page).getByText('Dave’s invoice for October'),
    spoilRow: spoilIn('detailedExecutionInfo', 'confirmations', 0),
  },
  {
    name: 'creation',
    matches: gatewayPath(/\/transactions\/creation$/),
    path: `transactions/tx?safe=eth:${pettyCash.address}&id=${creation}`,
    kept: (page) => main(page).getByText('Sep 20, 2026'),
    // A creation doesn't name its owner.
    accepts: { "another Safe's answer": /Safe created/ },
    spoilRow: spoilIn('creator'),
  },
  {
    name: 'node',
    matches: gatewayPath(/\/rpc\/1$/),
    path: '',
    linked: 'queue',
    kept: (page) => main(page).getByText('Dave’s invoice for October'),
    healthy: (page) => main(page).getByText(/Hash, signatures, and Safe settings checked/),
    reason: /nothing was checked on-chain|couldn't be completed|checks? failed/,
    retry: 'Check again',
    // The last one is the nonce for the buttons, which the page also has from the gateway.
    spoilRow: ({ body }) => (Array.isArray(body) ? [7, ...(body as unknown[]).slice(1)] : 7),
  },
]

/**
 * What is read before the first page, or once per visit: opened without kept responds, and again
 * with them.
 */
export const coldReads: readonly FaultyRead[] = [
  reads.find(({ name }) => name === 'queue')!,
  {
    name: 'chains',
    matches: gatewayPath(/\/v1\/chains\/?$/),
    path: '',
    kept: (page) => page.getByText('See the Safes you own'),
    reason: /Couldn't load the list of networks|Coffer supports|This site isn't set up/,
    accepts: { 'one bad row': /returned invalid data for a network/ },
    without: "another Safe's answer",
    spoilRow: spoilIn('results', 1, 'blockExplorerUriTemplate'),
  },
  {
    name: 'currencies',
    matches: gatewayPath(/\/supported-fiat-codes$/),
    path: `balances?${safe}`,
    kept: (page) => page.getByRole('option', { name: 'ZAR' }),
    accepts: { '[]': /WBTC/, 'one bad row': /WBTC/ },
    without: "another Safe's answer",
    spoilRow: spoilIn(0),
  },
]

/** The same request about another Safe. */
export async function anotherSafes(route: Route): Promise<string> {
  const url = route.request().url()
  const post = route.request().postData()
  const ours = url.includes(pettyCash.address) ? pettyCash.address : treasury.address
  const other = (text: string) =>
    text.replaceAll(new RegExp(ours.slice(2), 'gi'), (found) =>
      found === found.toLowerCase()
        ? operations.address.slice(2).toLowerCase()
        : operations.address.slice(2),
    )
  return (await route.fetch({ url: other(url), ...(post ? { postData: other(post) } : {}) })).text()
}
