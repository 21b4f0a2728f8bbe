import { keccak256 } from 'viem'
import { type Address, type Hex, zeroAddress } from '#base'
import { type Effect, type InnerTransaction, type LimitEffect, type SettingsEffect } from '#safe'
import { signedMessageHash } from './signedMessageHash.ts'
import { lower, quantity, safeSlots, sentinel, slotIn } from './slots.ts'
import {
  allowanceModule,
  caseTime,
  items,
  nft,
  permit2,
  type SafeSetup,
  tokens,
  type TokenKind,
} from './world.ts'

/** The state that a case begins with. */
export interface Before {
  slot(address: Address, slot: Hex): bigint
  balance(address: Address): bigint
  safes: readonly SafeSetup[]
}

/** One value that an effect promises, or lets change. */
interface Fact {
  name: string
  address: Address
  /** null: the account's balance of the chain's coin. */
  slot: Hex | null
  read: (raw: bigint) => bigint
  /** undefined: the value isn't shown, only that it belongs to what is shown. */
  value: bigint | undefined
  /** A token that may move another amount than is shown. */
  token?: Address
}

export interface Broken {
  name: string
  expected: bigint
  actual: bigint
  token: Address | undefined
}

const same = (raw: bigint): bigint => raw
const low = (bits: bigint) => (raw: bigint) => raw & ((1n << bits) - 1n)
const part = (from: bigint, bits: bigint) => (raw: bigint) => (raw >> from) & ((1n << bits) - 1n)

/**
 * What a review promises, as values of the state: every effect that it shows is applied to a model,
 * which knows how the contracts of the world keep what an effect is about.
 */
export class Model {
  readonly #facts = new Map<string, Fact>()
  readonly #before: Before

  constructor(before: Before) {
    this.#before = before
  }

  /** Whether a changed slot, or balance, belongs to what was shown. */
  isAbout(address: Address, slot: Hex | null): boolean {
    return [...this.#facts.values()].some((one) => one.address === address && one.slot === slot)
  }

  /** What was promised and didn't happen. `after` reads the state after the execution. */
  broken(after: Before): readonly Broken[] {
    return [...this.#facts.values()].flatMap(({ name, address, slot, read, value, token }) => {
      if (value === undefined) return []
      const actual = read(slot === null ? after.balance(address) : after.slot(address, slot))
      return actual === value ? [] : [{ name, expected: value, actual, token }]
    })
  }

  #fact(name: string, address: Address, slot: Hex | null, read = same): Fact {
    const key = `${name} ${address} ${slot}`
    const known = this.#facts.get(key)
    if (known) return known
    const raw = slot === null ? this.#before.balance(address) : this.#before.slot(address, slot)
    const fact: Fact = { name, address, slot, read, value: read(raw) }
    this.#facts.set(key, fact)
    return fact
  }

  #add(fact: Fact, delta: bigint): void {
    if (fact.value !== undefined) fact.value += delta
  }

  /** Belongs to what is shown, regardless of its value. */
  #allow(name: string, address: Address, slot: Hex): void {
    this.#fact(name, address, slot).value = undefined
  }

  native(from: Address, to: Address, raw: bigint): void {
    this.#add(this.#fact('coin', lower(from), null), -raw)
    this.#add(this.#fact('coin', lower(to), null), raw)
  }

  /**
   * @param by the account that acts
   * @param failed whether an inner transaction that may fail did
   */
  apply(effect: Effect, by: Address, failed: (account: Address) => boolean): void {
    const account = lower(by)
    switch (effect.kind) {
      case 'native':
        return this.native(account, effect.to, effect.raw)
      case 'erc20':
        return this.#move(tokenOf(effect.token), account, effect.to, effect.raw)
      case 'tokenFrom':
        return this.#pull(effect, account)
      case 'erc721':
        return this.#item(effect.id, effect.from, effect.to)
      case 'approve':
        return this.#approve(effect, account)
      case 'approveAll':
        return this.#approveAll(effect, account)
      case 'settings':
        return this.#settings(effect.change, account)
      case 'limit':
        return this.#limit(effect.change, account)
      case 'batch':
        return effect.effects.forEach((one) => this.apply(one, account, failed))
      case 'approveHash': {
        const slot = slotIn(slotIn(safeSlots.approvedHashes, account), effect.hash)
        this.#fact('approved hash', lower(effect.safe), slot).value = 1n
        return
      }
      case 'signMessage': {
        const version = this.#before.safes.find(
          ({ address }) => lower(address) === account,
        )?.version
        const hash = signedMessageHash(account, version ?? '1.4.1', effect.message)
        this.#fact('signed message', account, slotIn(safeSlots.signedMessages, hash)).value = 1n
        return
      }
      case 'execute':
        this.native(account, effect.account, effect.raw)
        return this.#inner(effect.inner, lower(effect.account), failed)
      // A nonce is used, or nothing is known.
      case 'reject':
      case 'skipQueued':
      case 'malformed':
      case 'call':
      case 'delegatecall':
        if ('raw' in effect && effect.kind === 'call') this.native(account, effect.to, effect.raw)
        return
    }
  }

  #inner(
    { effect, mayFail }: InnerTransaction,
    account: Address,
    failed: (by: Address) => boolean,
  ) {
    this.#allow('nonce', account, safeSlots.nonce)
    if (failed(account)) {
      if (!mayFail) throw new Error('An inner transaction failed that was said not to.')
      return
    }
    this.apply(effect, account, failed)
  }

  #balance(token: TokenKind, owner: Address): Fact {
    const fact = this.#fact(
      `${token.symbol} balance`,
      token.address,
      slotIn(token.balances, lower(owner)),
      token.balanceOf ?? same,
    )
    fact.token = token.address
    return fact
  }

  #move(token: TokenKind | undefined, from: Address, to: Address, raw: bigint): void {
    if (!token) return
    this.#add(this.#balance(token, from), -raw)
    this.#add(this.#balance(token, to), raw)
  }

  /** The bytes are the same for an amount and for an NFT. */
  #pull({ token, from, to, raw }: Extract<Effect, { kind: 'tokenFrom' }>, account: Address): void {
    if (lower(token) === nft.address) return this.#item(raw, from, to)
    const kind = tokenOf(token)
    if (!kind) return
    this.#move(kind, from, to, raw)
    // The remaining allowance decreases unless it's unlimited.
    this.#allow('allowance', kind.address, slotIn(slotIn(kind.allowances, lower(from)), account))
  }

  #item(id: bigint, from: Address, to: Address): void {
    this.#fact('NFT', nft.address, slotIn(nft.owners, id)).value = BigInt(lower(to))
    this.#add(this.#fact('NFTs', nft.address, slotIn(nft.balances, lower(from))), -1n)
    this.#add(this.#fact('NFTs', nft.address, slotIn(nft.balances, lower(to))), 1n)
    this.#fact('NFT approval', nft.address, slotIn(nft.approved, id)).value = 0n
  }

  #approve(
    { token, spender, raw, via, adds, until }: Extract<Effect, { kind: 'approve' }>,
    account: Address,
  ): void {
    if (via && lower(via) === permit2) {
      const ofToken = slotIn(slotIn(slotIn(0, account), lower(token)), lower(spender))
      this.#fact('permit', permit2, ofToken, low(160n)).value = raw
      // Without an end, it ends in the same second.
      const end = BigInt(until || caseTime)
      this.#fact('end of permit', permit2, ofToken, part(160n, 48n)).value = end
      return
    }
    if (lower(token) === nft.address) {
      this.#fact('NFT approval', nft.address, slotIn(nft.approved, raw)).value = BigInt(
        lower(spender),
      )
      return
    }
    const kind = tokenOf(token)
    if (!kind) return
    const slot = slotIn(slotIn(kind.allowances, account), lower(spender))
    const fact = this.#fact(`${kind.symbol} allowance`, kind.address, slot)
    fact.value = adds ? (fact.value ?? 0n) + raw : raw
  }

  #approveAll(
    { token, operator, approved }: Extract<Effect, { kind: 'approveAll' }>,
    account: Address,
  ): void {
    const all = [nft, items].find(({ address }) => address === lower(token))
    if (!all) return
    const slot = slotIn(slotIn(all.all, account), lower(operator))
    this.#fact('approval of all', all.address, slot).value = approved ? 1n : 0n
  }

  #set(name: string, safe: Address, slot: Hex, value: Address | number | bigint): void {
    // A threshold too large for a number never occurs.
    this.#fact(name, safe, slot).value = BigInt(
      Number.isSafeInteger(value) || typeof value !== 'number' ? value : -1,
    )
  }

  #at(safe: Address, slot: Hex): bigint {
    return this.#fact('list', safe, slot).value ?? 0n
  }

  #insert(safe: Address, mapping: number, one: Address): void {
    const first = this.#at(safe, slotIn(mapping, sentinel))
    this.#set('list', safe, slotIn(mapping, lower(one)), first)
    this.#set('list', safe, slotIn(mapping, sentinel), lower(one))
  }

  /** The one before it; the sentinel if it isn't there. */
  #previous(safe: Address, mapping: number, one: Address): Address {
    let before: Address = sentinel
    for (let count = 0; count < 50; count++) {
      const next = this.#at(safe, slotIn(mapping, before))
      if (next === BigInt(one) || next === 0n) break
      before = addressOf(next)
    }
    return before
  }

  #remove(safe: Address, mapping: number, one: Address): void {
    const slot = slotIn(mapping, this.#previous(safe, mapping, one))
    this.#set('list', safe, slot, this.#at(safe, slotIn(mapping, lower(one))))
    this.#set('list', safe, slotIn(mapping, lower(one)), 0n)
  }

  #settings(change: SettingsEffect, safe: Address): void {
    const count = this.#fact('owners', safe, safeSlots.ownerCount)
    switch (change.type) {
      case 'addOwner':
        this.#insert(safe, safeSlots.owners, change.owner)
        this.#add(count, 1n)
        return this.#set('threshold', safe, safeSlots.threshold, change.threshold)
      case 'removeOwner':
        this.#remove(safe, safeSlots.owners, change.owner)
        this.#add(count, -1n)
        return this.#set('threshold', safe, safeSlots.threshold, change.threshold)
      case 'swapOwner': {
        const slot = slotIn(safeSlots.owners, this.#previous(safe, safeSlots.owners, change.from))
        const next = this.#at(safe, slotIn(safeSlots.owners, lower(change.from)))
        this.#set('list', safe, slotIn(safeSlots.owners, lower(change.to)), next)
        this.#set('list', safe, slot, lower(change.to))
        return this.#set('list', safe, slotIn(safeSlots.owners, lower(change.from)), 0n)
      }
      case 'changeThreshold':
        return this.#set('threshold', safe, safeSlots.threshold, change.threshold)
      case 'changeImplementation':
        return this.#set('code', safe, safeSlots.singleton, change.implementation)
      case 'enableModule':
        return this.#insert(safe, safeSlots.modules, change.module)
      case 'disableModule':
        return this.#remove(safe, safeSlots.modules, change.module)
      case 'setGuard':
        return this.#set('guard', safe, safeSlots.guard, change.guard)
      case 'deleteGuard':
        return this.#set('guard', safe, safeSlots.guard, 0n)
      case 'setModuleGuard':
        return this.#set('module guard', safe, safeSlots.moduleGuard, change.guard)
      case 'deleteModuleGuard':
        return this.#set('module guard', safe, safeSlots.moduleGuard, 0n)
      case 'setFallbackHandler':
        return this.#set('handler', safe, safeSlots.handler, change.handler)
    }
  }

  /** Slots of the Allowance Module: its limits, each delegate's tokens, and the delegates. */
  #limit(change: LimitEffect, safe: Address): void {
    const delegate = lower(change.delegate)
    const link = (of: bigint) => slotIn(slotIn(3, safe), of)
    const own = link(BigInt(delegate) & (2n ** 48n - 1n))
    if (change.type === 'addDelegate' || change.type === 'removeDelegate') {
      const isAdded = change.type === 'addDelegate'
      this.#fact('delegate', allowanceModule, own, low(160n)).value = isAdded
        ? BigInt(delegate)
        : 0n
      // The list of delegates is linked in both directions.
      this.#allow('first delegate', allowanceModule, slotIn(2, safe))
      for (const other of this.#before.safes.flatMap(({ delegates }) => delegates))
        this.#allow('link', allowanceModule, link(BigInt(other) & (2n ** 48n - 1n)))
      this.#allow('link', allowanceModule, link(0n))
      if (change.type === 'addDelegate' || !change.deletes) return
      for (const { address } of Object.values(tokens)) this.#terms(safe, delegate, address, 0n, 0n)
      this.#terms(safe, delegate, zeroAddress, 0n, 0n)
      return
    }
    if (change.type === 'setAllowance')
      return this.#terms(safe, delegate, change.token, change.raw, BigInt(change.minutes))
    const slot = slotIn(slotIn(slotIn(0, safe), delegate), lower(change.token))
    if (change.type === 'deleteAllowance') return this.#terms(safe, delegate, change.token, 0n, 0n)
    this.#fact('spent', allowanceModule, slot, part(96n, 96n)).value = 0n
  }

  #terms(safe: Address, delegate: Address, token: Address, raw: bigint, minutes: bigint): void {
    const slot = slotIn(slotIn(slotIn(0, safe), delegate), lower(token))
    this.#fact('limit', allowanceModule, slot, low(96n)).value = raw
    this.#fact('period', allowanceModule, slot, part(192n, 16n)).value = minutes
    const listed = slotIn(slotIn(1, safe), delegate)
    this.#allow('tokens', allowanceModule, listed)
    for (let at = 0n; at < 4n; at++)
      this.#allow(
        'tokens',
        allowanceModule,
        quantity(BigInt(keccak256(`0x${listed.slice(2).padStart(64, '0')}`)) + at),
      )
  }
}

const tokenOf = (address: Address): TokenKind | undefined =>
  Object.values(tokens).find((one) => one.address === lower(address))

const addressOf = (value: bigint): Address => `0x${value.toString(16).padStart(40, '0')}`
