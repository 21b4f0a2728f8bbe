import type { Address, Hex } from '#base'

/** A change of the safe itself. */
export type SettingsEffect =
  | { type: 'addOwner'; owner: Address; threshold: number }
  | { type: 'removeOwner'; owner: Address; threshold: number }
  | { type: 'swapOwner'; from: Address; to: Address }
  | { type: 'changeThreshold'; threshold: number }
  | { type: 'changeImplementation'; implementation: Address }
  | { type: 'enableModule' | 'disableModule'; module: Address }
  | { type: 'setGuard'; guard: Address }
  | { type: 'deleteGuard' }
  | { type: 'setModuleGuard'; guard: Address }
  | { type: 'deleteModuleGuard' }
  | { type: 'setFallbackHandler'; handler: Address }

/** What a transaction does, read from its own bytes. Amounts are in the smallest unit; token names and decimals are not in the bytes. */
export type Effect =
  | { kind: 'native'; to: Address; raw: bigint }
  | { kind: 'erc20'; token: Address; to: Address; raw: bigint }
  | { kind: 'erc721'; token: Address; from: Address; to: Address; id: bigint }
  /** `transferFrom`: an amount of an ERC-20 or an id of an ERC-721; the bytes are the same. */
  | { kind: 'tokenFrom'; token: Address; from: Address; to: Address; raw: bigint }
  | { kind: 'approve'; token: Address; spender: Address; raw: bigint }
  | { kind: 'approveAll'; token: Address; operator: Address; approved: boolean }
  | { kind: 'settings'; change: SettingsEffect }
  | { kind: 'reject' }
  | { kind: 'batch'; to: Address; effects: readonly Effect[] }
  /** Approves a hash of another safe that this one owns. */
  | { kind: 'approveHash'; safe: Address; hash: Hex }
  /** Signs a message on chain, through the official library. */
  | { kind: 'signMessage'; to: Address; message: Hex }
  | { kind: 'call'; to: Address; raw: bigint; selector: Hex | null }
  /** Code of somebody else that would run as the safe. */
  | { kind: 'delegatecall'; to: Address; raw: bigint; selector: Hex | null }

export type RiskId =
  /** Foreign code would run as the safe and can do anything. */
  | 'untrustedDelegatecall'
  /** A refund is paid to the named account, even when the inner call fails. */
  | 'refund'
  | 'settingsChange'
  | 'moduleChange'
  | 'guardChange'
  | 'implementationChange'
  | 'handlerChange'
  /** The safe calls itself with something that is not a known change. */
  | 'unknownSelfCall'
  /** An allowance of everything, or of all items. */
  | 'unlimitedApproval'
  /** A batch that is too deep or too long, or whose bytes cannot be read. */
  | 'undecodable'

/** `at` is the way into nested batches: `[]` is the transaction itself, `[2, 0]` the first action of its third. */
export interface Risk {
  id: RiskId
  severity: 'critical' | 'warning'
  at: readonly number[]
}

export interface Decoded {
  effect: Effect
  risks: readonly Risk[]
}
