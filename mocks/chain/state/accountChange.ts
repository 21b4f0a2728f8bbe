import { hexToBigInt, keccak256, numberToHex, type Address, type Hex } from 'viem'

import type { AccountChange, StateDelta } from '../types.ts'
import type { SealedState } from './SealedState.ts'

const quantity = (value: Hex): Hex => numberToHex(value === '0x' ? 0n : hexToBigInt(value))

/** The state change that corresponds to an account's change. */
export function deltaOf(
  sealed: SealedState,
  address: Address,
  { code, storage = {} }: AccountChange,
): StateDelta {
  const key = address.toLowerCase()
  const { nonce, balance, codeHash } = sealed.account(key) ?? { nonce: 0, balance: '0x0' }
  const hash = code === undefined ? codeHash : code === '0x' ? undefined : keccak256(code)
  return {
    codes: code === undefined || hash === undefined ? {} : { [hash]: code },
    accounts: {
      [key]: {
        ...(nonce ? { nonce } : {}),
        ...(balance === '0x0' ? {} : { balance }),
        ...(hash ? { codeHash: hash } : {}),
        storage: Object.fromEntries(
          Object.entries(storage).map(([slot, value]) => [quantity(slot as Hex), quantity(value)]),
        ),
      },
    },
  }
}
