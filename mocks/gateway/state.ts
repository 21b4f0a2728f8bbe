import type { Address } from 'viem'
import type { Chain, Genesis } from '../chain/types.ts'
import type { GatewayVersion } from './gatewayVersions.ts'
import type { Caches } from './caches.ts'
import type { CookieJar } from './cookie.ts'
import { createDelegations, type Delegations } from './delegations.ts'
import { createIndex, type ChainIndex } from './indexing/chainIndex.ts'
import { createHead, type Head } from './indexing/head.ts'
import { createMessages, type Messages } from './messages.ts'
import type { UserData } from './userData.ts'
import type { ActionKind } from './userData/actions.ts'
import { createProposals, type Proposals } from './proposals.ts'
import { readSafe, type SafeSnapshot } from './reading/safeSnapshot.ts'
import { notFound } from './httpError.ts'
import { createRelays, type Relays } from './relays.ts'
import { createTokenList, type KnownToken, type TokenList } from './tokens.ts'

/** The gateway's data of one chain. */
export interface ChainState {
  chainId: string
  chain: Chain
  /** Milliseconds. */
  now(): number
  tokens: TokenList
  /** How far the gateway has indexed the chain: Safes and balances are as of then. */
  head: Head
  index: ChainIndex
  proposals: Proposals
  messages: Messages
  delegations: Delegations
  relays: Relays
  /** All known Safes: those of the genesis and those created since. */
  safes(): Address[]
  /** The current state of a Safe; a 404 if there is none. */
  safe(address: Address): SafeSnapshot
}

/** The state that handlers work on. */
export interface GatewayState {
  gatewayVersion: GatewayVersion
  /** undefined: it responds from its data alone. */
  caches: Caches | undefined
  /** The gateway's URL, without a trailing slash: `next` and `previous` are based on it. */
  baseUrl: string
  rpcUrl(chainId: string): string
  /** Milliseconds. */
  now(): number
  chainIds: readonly string[]
  /** A 404 for an unsupported chain. */
  chain(chainId: string): Promise<ChainState>
  /** User data, which belongs to no chain: logins, accounts, email, devices. */
  userData(): Promise<UserData>
  jar: CookieJar
  /** URL of the demo's own apps, with a trailing slash; undefined if they aren't served. */
  appsUrl: string | undefined
  /** Called after each accepted change; the response waits until it's stored. */
  onChange?(change: GatewayChange): Promise<void>
}

/** The changes of owners and delegates on one chain. */
export type ChainChangeKind =
  | 'propose'
  | 'delete'
  | 'confirm'
  | 'proposeMessage'
  | 'confirmMessage'
  | 'addDelegate'
  | 'removeDelegate'
  | 'relay'

/** A change of the gateway's own data, as stored between visits. `changes.ts` replays each kind. */
export interface GatewayChange {
  kind: ChainChangeKind | ActionKind
  /** null if it belongs to no chain. */
  chainId: string | null
  /** The subject of the change: the Safe of a proposal, the hash of a deletion. */
  subject: string
  body: unknown
  at: number
}

export function createChainState(parts: {
  chain: Chain
  genesis: Genesis
  tokens: readonly KnownToken[]
  safes: readonly Address[]
  now: () => number
  lag?: (() => number) | undefined
}): ChainState {
  const { chain, genesis, tokens, safes, now, lag } = parts
  const head = createHead(chain, { from: genesis.blocks.at(-1)?.number ?? 0, now, lag })
  const index = createIndex(chain, genesis, head)
  return {
    chainId: String(chain.chainId),
    chain,
    now,
    tokens: createTokenList(tokens),
    head,
    index,
    proposals: createProposals(),
    messages: createMessages(),
    delegations: createDelegations(),
    relays: createRelays(),
    safes: () => [
      ...new Map([...safes, ...index.created()].map((safe) => [safe.toLowerCase(), safe])).values(),
    ],
    safe(address) {
      const snapshot = readSafe(head.view(), address)
      if (!snapshot) throw notFound()
      return snapshot
    },
  }
}
