import { concat, keccak256, pad } from 'viem'
import type { Address, Hex } from '#base'
import { addressesOf, allowanceModules, domainHash } from '#safe'
import oldProxies from '../../../mocks/chain/contracts/old-proxies.json' with { type: 'json' }
import oldSafes from '../../../mocks/chain/contracts/old-safes.json' with { type: 'json' }
import own from '../../../mocks/chain/contracts/own.json' with { type: 'json' }
import safe111 from '../../../mocks/chain/contracts/safe-1.1.1.json' with { type: 'json' }
import { withoutMetadata } from '../../../src/chain/readStorage.ts'
import { base, createChain, loadGenesis, safes } from '../../../mocks/chain/index.ts'
import type { AccountRecord, Genesis, StateDelta } from '../../../mocks/chain/types.ts'
import { people } from '../../../mocks/people.ts'
import { lower, quantity, safeSlots, sentinel, slotIn } from './slots.ts'

export type Version = '1.0.0' | '1.1.1' | '1.2.0' | '1.3.0' | '1.4.1' | '1.5.0'
export const versions: readonly Version[] = ['1.0.0', '1.1.1', '1.2.0', '1.3.0', '1.4.1', '1.5.0']

/** A Safe as a case begins. */
export interface SafeSetup {
  address: Address
  version: Version
  l2: boolean
  owners: readonly Address[]
  threshold: number
  modules: readonly Address[]
  guard: Address | null
  handler: Address | null
  nonce: bigint
  /** Allows the Allowance Module's calls to be tried. */
  delegates: readonly Address[]
}

/** How balances and allowances lie in a token's storage, and what is odd about it. */
export interface TokenKind {
  address: Address
  symbol: string
  decimals: number
  balances: number
  allowances: number
  /** From a slot to a balance: one that counts in shares has its own. */
  balanceOf?: (slot: bigint) => bigint
}

const oddAddress = (digit: string): Address => `0x${digit.repeat(40)}`
const tokenAt = (key: keyof typeof base.tokens, symbol: string, decimals: number): TokenKind => ({
  address: lower(base.tokens[key]),
  symbol,
  decimals,
  balances: 4,
  allowances: 5,
})

export const tokens = {
  plain: tokenAt('usdc', 'USDC', 6),
  dai: tokenAt('dai', 'DAI', 18),
  fee: { address: oddAddress('a'), symbol: 'FEE', decimals: 18, balances: 0, allowances: 1 },
  silent: { address: oddAddress('b'), symbol: 'HUSH', decimals: 18, balances: 0, allowances: 1 },
  rebasing: {
    address: oddAddress('c'),
    symbol: 'GROW',
    decimals: 18,
    balances: 0,
    allowances: 1,
    balanceOf: (shares: bigint) => (shares * 13n) / 10n,
  },
} as const satisfies Record<string, TokenKind>

/** Slots of the collection of NFTs. */
export const nft = { address: lower(base.collectible), owners: 3, balances: 4, approved: 5, all: 6 }
/** Slots of the collection of items. */
export const items = { address: oddAddress('d'), balances: 0, all: 1 }
export const permit2: Address = '0x000000000022d473030f116ddee9f6b43ac78ba3'
export const hijacker: Address = oddAddress('e')
/** Its fallback function collects from anyone who calls it, even with nothing but coin. */
export const vault: Address = oddAddress('9')
/** An official proxy, but for the compiler's metadata, with the vault's code behind it. */
export const imitation: Address = oddAddress('8')
export const allowanceModule: Address = lower(allowanceModules[0] as Address)
export const keeperModule: Address = lower(base.module)
export const noDelegateGuard: Address = lower(base.guard)

/** Accounts that aren't Safes. Frank's has delegated its code (EIP-7702). */
export const outsiders: readonly Address[] = [
  people.dave.address,
  people.erin.address,
  people.frank.address,
].map(lower)
export const owners: readonly Address[] = [
  people.alice.address,
  people.bob.address,
  people.carol.address,
].map(lower)
const delegated = `0xef0100${base.contractOwner.slice(2)}`.toLowerCase() as Hex

/** The IDs of NFTs and items that each Safe of a case holds: its place plus these. */
export const heldIds = (place: number): readonly bigint[] =>
  [1n, 2n].map((id) => id + BigInt(place) * 10n + 500n)

const wealth = 10n ** 24n

/** When cases are reviewed and executed, in seconds. */
export const caseTime = Date.parse('2026-11-02T09:30:00Z') / 1000

/** Everything that all cases share. */
export async function sharedGenesis(): Promise<Genesis> {
  const genesis = await loadGenesis('empty', 1)
  const chain = await createChain({ chainId: 1, genesis, now: () => caseTime * 1000 })
  const runtime = async (creation: string): Promise<Hex> =>
    (await chain.request({ method: 'eth_call', params: [{ data: creation }, 'latest'] })) as Hex
  const { creation } = own
  const contracts: readonly (readonly [Address, Hex])[] = [
    [tokens.fee.address, await runtime(creation.FeeToken)],
    [tokens.silent.address, await runtime(creation.SilentToken)],
    [tokens.rebasing.address, await runtime(creation.RebasingToken)],
    [items.address, await runtime(creation.Items)],
    [permit2, await runtime(creation.Permit)],
    [hijacker, await runtime(creation.Hijacker)],
    [vault, await runtime(concat([creation.Vault as Hex, pad(base.tokens.usdc)]))],
    [imitation, withoutMetadata(chain.codeAt(safes.treasury.address))],
    [outsiders[2] as Address, delegated],
    [addressesOf('Safe', '1.0.0')[0] as Address, oldSafes.runtime['Safe 1.0.0'] as Hex],
    [addressesOf('Safe', '1.2.0')[0] as Address, oldSafes.runtime['Safe 1.2.0'] as Hex],
    [addressesOf('Safe', '1.1.1')[0] as Address, safe111.runtime.GnosisSafe as Hex],
    [addressesOf('MultiSend', '1.1.1')[0] as Address, oldSafes.runtime['MultiSend 1.1.1'] as Hex],
    [proxyOf('1.1.1'), oldProxies.runtime['1.1.1'] as Hex],
    [proxyOf('1.0.0'), oldProxies.runtime['1.0.0'] as Hex],
    [proxyOf('1.4.1'), chain.codeAt(safes.treasury.address)],
  ]
  const layer: StateDelta = { accounts: {}, codes: {} }
  for (const [address, code] of contracts) {
    layer.codes[keccak256(code)] = code
    layer.accounts[lower(address)] = {
      nonce: 1,
      balance: '0x0',
      codeHash: keccak256(code),
      ...(address === imitation && { storage: { [safeSlots.singleton]: vault } }),
    }
  }
  return { ...genesis, layers: [...genesis.layers, layer] }
}

/** Only holds the code of the proxies of a version. */
const proxyOf = (version: '1.0.0' | '1.1.1' | '1.4.1'): Address =>
  `0x${'f0'.repeat(19)}${version.replaceAll('.', '').slice(1)}`

const codeOf = (genesis: Genesis, address: Address): Hex => {
  const record = genesis.layers.at(-1)?.accounts[lower(address)]
  if (!record?.codeHash) throw new Error(`There is no code at ${address}.`)
  return record.codeHash
}

const singletonOf = ({ version, l2 }: Pick<SafeSetup, 'version' | 'l2'>): Address =>
  lower(addressesOf(l2 && version >= '1.3.0' ? 'SafeL2' : 'Safe', version)[0] as Address)

/** The shared genesis with the Safes of a case, all of them rich. */
export function genesisWith(
  shared: Genesis,
  all: readonly SafeSetup[],
  approvals: Approvals,
): Genesis {
  const accounts: Record<string, AccountRecord> = {}
  const write = (address: Address, slot: Hex, value: Hex | bigint | number) => {
    const record = (accounts[lower(address)] ??= {})
    ;(record.storage ??= {})[slot] = quantity(value)
  }
  const below = (address: Address): AccountRecord => {
    for (const layer of shared.layers.toReversed()) {
      const record = layer.accounts[lower(address)]
      if (record) return record
    }
    return {}
  }
  // A record in a layer replaces nonce, balance, and code together.
  const keep = (address: Address) => {
    const { nonce, balance, codeHash } = below(address)
    accounts[lower(address)] = {
      ...(nonce && { nonce }),
      ...(balance && { balance }),
      ...(codeHash && { codeHash }),
    }
  }
  for (const address of [...Object.values(tokens), nft, items].map((one) => one.address))
    keep(address)
  keep(permit2)
  keep(allowanceModule)
  for (const [place, safe] of all.entries()) {
    const proxy = safe.version === '1.0.0' ? '1.0.0' : safe.version < '1.3.0' ? '1.1.1' : '1.4.1'
    accounts[lower(safe.address)] = {
      nonce: 1,
      balance: quantity(wealth),
      codeHash: codeOf(shared, proxyOf(proxy)),
    }
    writeSafe(safe, (slot, value) => write(safe.address, slot, value))
    for (const token of Object.values(tokens))
      write(token.address, slotIn(token.balances, safe.address), wealth)
    for (const id of heldIds(place)) {
      write(nft.address, slotIn(nft.owners, id), safe.address)
      write(items.address, slotIn(slotIn(items.balances, id), safe.address), 50n)
    }
    write(nft.address, slotIn(nft.balances, safe.address), 2n)
    for (const delegate of safe.delegates)
      writeDelegate(safe, delegate, (slot, value) => write(allowanceModule, slot, value))
  }
  for (const { safe, owner, hash } of approvals)
    write(safe, slotIn(slotIn(safeSlots.approvedHashes, owner), hash), 1n)
  for (const { address } of all)
    for (const collector of [vault, imitation])
      write(
        tokens.plain.address,
        slotIn(slotIn(tokens.plain.allowances, address), collector),
        wealth,
      )
  for (const { token, from, spender, raw } of allowed(all)) {
    write(token.address, slotIn(slotIn(token.allowances, from), spender), raw)
  }
  return { ...shared, layers: [...shared.layers, { accounts, codes: {} }] }
}

export type Approvals = readonly { safe: Address; owner: Address; hash: Hex }[]

/** Every Safe may move the tokens of the next one. */
const allowed = (all: readonly SafeSetup[]) =>
  Object.values(tokens).flatMap((token: TokenKind) =>
    all.map((safe, at) => ({
      token,
      from: (all[(at + 1) % all.length] as SafeSetup).address,
      spender: safe.address,
      raw: wealth,
    })),
  )

type Write = (slot: Hex, value: Hex | bigint | number) => void

function writeSafe(safe: SafeSetup, write: Write): void {
  write(safeSlots.singleton, singletonOf(safe))
  writeList(safeSlots.owners, safe.owners, write)
  writeList(safeSlots.modules, safe.modules, write)
  write(safeSlots.ownerCount, safe.owners.length)
  write(safeSlots.threshold, safe.threshold)
  write(safeSlots.nonce, safe.nonce)
  if (safe.guard) write(safeSlots.guard, safe.guard)
  if (safe.handler) write(safeSlots.handler, safe.handler)
  // Contracts before 1.3.0 keep their domain in storage.
  if (safe.version < '1.3.0')
    write(
      safeSlots.domain,
      domainHash({ chainId: '1', address: safe.address, version: safe.version }),
    )
}

/** A linked list that begins and ends at the sentinel. */
function writeList(mapping: number, list: readonly Address[], write: Write): void {
  const all = [sentinel, ...list]
  for (const [at, one] of all.entries()) write(slotIn(mapping, one), all[at + 1] ?? sentinel)
}

/** A delegate of the Allowance Module with a limit of 1,000,000 units of USDC. */
function writeDelegate({ address }: SafeSetup, delegate: Address, write: Write): void {
  const index = BigInt(delegate) & (2n ** 48n - 1n)
  write(slotIn(slotIn(3, address), index), BigInt(delegate))
  write(slotIn(2, address), index)
  const inTokens = slotIn(slotIn(1, address), delegate)
  write(inTokens, 1n)
  write(quantity(keccak256(padded(inTokens))), tokens.plain.address)
  write(
    slotIn(slotIn(slotIn(0, address), delegate), tokens.plain.address),
    1_000_000n + (1n << 240n),
  )
}

const padded = (slot: Hex): Hex => `0x${slot.slice(2).padStart(64, '0')}`

/** The handler that Safes of a version are set up with; older ones had none. */
export const defaultHandler = (version: Version): Address | null => {
  const [handler] = version < '1.3.0' ? [] : addressesOf('FallbackHandler', version)
  return handler ? lower(handler) : null
}
