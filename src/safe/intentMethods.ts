import type { Hex } from '#base'
import { type Method, method } from './method.ts'

const condition = '(address,bytes32,bytes)'

/** Methods of exchanges and staking contracts whose calls the gateway explains as an intent. */
export const intentMethods = {
  // GPv2Settlement, the contract of CoW Protocol
  setPreSignature: method('0xec6cb13f', 'setPreSignature', ['bytes', 'bool']),
  // ComposableCoW
  create: method('0x6bfae1ca', 'create', [condition, 'bool']),
  createWithContext: method('0x0d0d9800', 'createWithContext', [
    condition,
    'address',
    'bytes',
    'bool',
  ]),
  // The staking contracts of Kiln
  deposit: method('0xd0e30db0', 'deposit', []),
  requestValidatorsExit: method('0xb6b06dec', 'requestValidatorsExit', ['bytes']),
  batchWithdrawCLFee: method('0x0ffab6c2', 'batchWithdrawCLFee', ['bytes']),
} as const

const selectors = Object.values<Method>(intentMethods).map(({ selector }) => selector.slice(2))

/**
 * Whether call data may contain a call that the gateway explains as an intent: the selector of such
 * a call is at the start or, in a batch, anywhere. Other data may contain the same four bytes by
 * chance.
 */
export const mayHaveIntent = (data: Hex): boolean =>
  selectors.some((selector) => data.toLowerCase().includes(selector))
