import type { AccountFields as PartialAccount, StateManagerInterface } from '@ethereumjs/common'
import { Account, type Address as EvmAddress } from '@ethereumjs/util'
import { bytesToHex, hexToBytes, numberToHex, type Hash, type Hex } from 'viem'

import type { StateDelta } from '../types.ts'
import { codeBytes, codeHex, emptyCodeHash, learnCode } from '../state/codes.ts'
import type { AccountFields, SealedState } from '../state/SealedState.ts'

const nothing = new Uint8Array()
const toQuantity = (bytes: Uint8Array): Hex => {
  const digits = bytesToHex(bytes).slice(2).replace(/^0+/, '')
  return `0x${digits || '0'}`
}
const fromQuantity = (value: Hex): Uint8Array =>
  value === '0x0' ? nothing : hexToBytes(value.length % 2 ? `0x0${value.slice(2)}` : value)

/**
 * The pending changes of one transaction or call, above a sealed state. Checkpoints are free: each
 * write adds an entry to an undo log, and a revert replays the log backward. (The EVM's own state
 * manager copies all of its maps at every call depth, which is slow on a chain with hundreds of
 * tokens.)
 */
export class WorkingState implements StateManagerInterface {
  readonly #sealed: SealedState
  readonly #accounts = new Map<string, AccountFields | null>()
  readonly #slots = new Map<string, Map<string, Hex>>()
  /** Slots at the start of the transaction: EIP-2200 prices writes by them. */
  readonly #originals = new Map<string, Hex>()
  #undo: (() => void)[] = []
  #marks: number[] = []

  readonly originalStorageCache = {
    get: async (address: EvmAddress, key: Uint8Array): Promise<Uint8Array> => {
      const [at, slot] = [address.toString(), toQuantity(key)]
      return fromQuantity(this.#originals.get(at + slot) ?? this.#slot(at, slot))
    },
    clear: (): void => this.#originals.clear(),
  }

  constructor(sealed: SealedState) {
    this.#sealed = sealed
  }

  /** Discards everything that was not sealed. */
  reset(): void {
    this.#accounts.clear()
    this.#slots.clear()
    this.#originals.clear()
    this.#undo = []
    this.#marks = []
  }

  /** All writes since the last {@link reset}. */
  changes(): StateDelta {
    const delta: StateDelta = { accounts: {}, codes: {} }
    for (const address of new Set([...this.#accounts.keys(), ...this.#slots.keys()])) {
      const fields = this.#account(address)
      const before = this.#sealed.account(address)
      const changed = [...(this.#slots.get(address) ?? [])].filter(
        ([slot, value]) => this.#sealed.slot(address, slot) !== value,
      )
      if (!fields) {
        if (before) delta.accounts[address] = null
        continue
      }
      if (changed.length === 0 && before && sameFields(before, fields)) continue
      delta.accounts[address] = {
        ...(fields.nonce ? { nonce: fields.nonce } : {}),
        ...(fields.balance === '0x0' ? {} : { balance: fields.balance }),
        ...(fields.codeHash ? { codeHash: fields.codeHash } : {}),
        ...(changed.length ? { storage: Object.fromEntries(changed) } : {}),
      }
      if (fields.codeHash && fields.codeHash !== before?.codeHash)
        delta.codes[fields.codeHash] = codeHex(fields.codeHash)
    }
    return delta
  }

  #account(address: string): AccountFields | undefined {
    const own = this.#accounts.get(address)
    return own === null ? undefined : (own ?? this.#sealed.account(address))
  }

  #setAccount(address: string, fields: AccountFields | null): void {
    const before = this.#accounts.get(address)
    this.#undo.push(() =>
      before === undefined ? this.#accounts.delete(address) : this.#accounts.set(address, before),
    )
    this.#accounts.set(address, fields)
  }

  #slot(address: string, slot: string): Hex {
    return this.#slots.get(address)?.get(slot) ?? this.#sealed.slot(address, slot)
  }

  async getAccount(address: EvmAddress): Promise<Account | undefined> {
    const fields = this.#account(address.toString())
    // A new object each time, because the EVM mutates it before putting it back.
    return (
      fields &&
      new Account(
        BigInt(fields.nonce),
        BigInt(fields.balance),
        undefined,
        hexToBytes(fields.codeHash ?? emptyCodeHash),
      )
    )
  }

  async putAccount(address: EvmAddress, account?: Account): Promise<void> {
    if (!account) return this.deleteAccount(address)
    const codeHash = bytesToHex(account.codeHash)
    this.#setAccount(address.toString(), {
      nonce: Number(account.nonce),
      balance: numberToHex(account.balance),
      codeHash: codeHash === emptyCodeHash ? undefined : codeHash,
    })
  }

  async deleteAccount(address: EvmAddress): Promise<void> {
    this.#setAccount(address.toString(), null)
  }

  async modifyAccountFields(address: EvmAddress, fields: PartialAccount): Promise<void> {
    const account = (await this.getAccount(address)) ?? new Account()
    if (fields.nonce !== undefined) account.nonce = fields.nonce
    if (fields.balance !== undefined) account.balance = fields.balance
    if (fields.codeHash !== undefined) account.codeHash = fields.codeHash
    await this.putAccount(address, account)
  }

  async putCode(address: EvmAddress, value: Uint8Array): Promise<void> {
    const codeHash: Hash | undefined = value.length ? learnCode(bytesToHex(value)) : undefined
    const fields = this.#account(address.toString())
    this.#setAccount(address.toString(), {
      nonce: fields?.nonce ?? 0,
      balance: fields?.balance ?? '0x0',
      codeHash,
    })
  }

  async getCode(address: EvmAddress): Promise<Uint8Array> {
    return codeBytes(this.#account(address.toString())?.codeHash)
  }

  async getCodeSize(address: EvmAddress): Promise<number> {
    return (await this.getCode(address)).length
  }

  async getStorage(address: EvmAddress, key: Uint8Array): Promise<Uint8Array> {
    return fromQuantity(this.#slot(address.toString(), toQuantity(key)))
  }

  async putStorage(address: EvmAddress, key: Uint8Array, value: Uint8Array): Promise<void> {
    const [at, slot] = [address.toString(), toQuantity(key)]
    if (!this.#originals.has(at + slot)) this.#originals.set(at + slot, this.#slot(at, slot))
    let slots = this.#slots.get(at)
    if (!slots) this.#slots.set(at, (slots = new Map()))
    const [own, before] = [slots, slots.get(slot)]
    this.#undo.push(() => (before === undefined ? own.delete(slot) : own.set(slot, before)))
    own.set(slot, toQuantity(value))
  }

  /**
   * Only a contract that is being created is cleared (EIP-6780), and it has no storage below: its
   * own slots are complete.
   */
  async clearStorage(address: EvmAddress): Promise<void> {
    const at = address.toString()
    const before = this.#slots.get(at)
    if (!before) return
    this.#undo.push(() => this.#slots.set(at, before))
    this.#slots.delete(at)
  }

  async checkpoint(): Promise<void> {
    this.#marks.push(this.#undo.length)
  }

  async commit(): Promise<void> {
    this.#marks.pop()
  }

  async revert(): Promise<void> {
    const mark = this.#marks.pop() ?? 0
    while (this.#undo.length > mark) this.#undo.pop()?.()
  }

  clearCaches(): void {}

  shallowCopy(): WorkingState {
    return new WorkingState(this.#sealed)
  }

  // There are no Merkle trees and no roots. Running a transaction does not need them.
  async getStateRoot(): Promise<Uint8Array> {
    throw new Error('This state has no root.')
  }

  async setStateRoot(): Promise<void> {
    throw new Error('This state has no root.')
  }

  async hasStateRoot(): Promise<boolean> {
    return false
  }
}

const sameFields = (a: AccountFields, b: AccountFields): boolean =>
  a.nonce === b.nonce && a.balance === b.balance && a.codeHash === b.codeHash
