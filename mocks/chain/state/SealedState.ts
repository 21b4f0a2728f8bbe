import type { Hash, Hex } from 'viem'

import type { AccountRecord, StateDelta } from '../types.ts'
import { codeHex, learnCodes } from './codes.ts'

/** Nonce, balance, and code of an account, without its storage. */
export interface AccountFields {
  nonce: number
  balance: Hex
  codeHash: Hash | undefined
}

/**
 * The state after the last sealed block: shared frozen layers, and a private layer on top for all
 * writes. Creating one is free, and two on the same layers never see each other's writes.
 */
export class SealedState {
  readonly #layers: readonly StateDelta[]
  readonly #own: StateDelta = { accounts: Object.create(null) as StateDelta['accounts'], codes: {} }

  constructor(frozen: readonly StateDelta[]) {
    for (const layer of frozen) learnCodes(layer.codes)
    this.#layers = [this.#own, ...frozen.toReversed()]
  }

  /** `address` in lower case. */
  account(address: string): AccountFields | undefined {
    for (const layer of this.#layers) {
      const record = layer.accounts[address]
      if (record === null) return undefined
      if (record)
        return {
          nonce: record.nonce ?? 0,
          balance: record.balance ?? '0x0',
          codeHash: record.codeHash,
        }
    }
    return undefined
  }

  /** The value as a hex quantity; `0x0` if never written. `slot` is a hex quantity too. */
  slot(address: string, slot: string): Hex {
    for (const layer of this.#layers) {
      const record = layer.accounts[address]
      if (record === null) return '0x0'
      const value = record?.storage?.[slot]
      if (value !== undefined) return value
    }
    return '0x0'
  }

  code(address: string): Hex {
    return codeHex(this.account(address)?.codeHash)
  }

  /** Applies the changes of a block. */
  apply(delta: StateDelta): void {
    learnCodes(delta.codes)
    for (const [address, record] of Object.entries(delta.accounts)) {
      this.#own.accounts[address] =
        record === null ? null : merged(this.#own.accounts[address], record)
    }
  }
}

/**
 * Storage is merged; nonce, balance, and code are always written together, so the newer ones
 * replace the older ones.
 */
export const merged = (
  below: AccountRecord | null | undefined,
  above: AccountRecord,
): AccountRecord =>
  below?.storage || above.storage
    ? { ...above, storage: { ...below?.storage, ...above.storage } }
    : { ...above }
