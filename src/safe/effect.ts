import type { Address, Hex } from '#base'
import type { SafeTx } from '#domain'
import type { UnnamedChange } from './changes.ts'

/** A change of the Safe's own settings. */
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

/**
 * Changes who may spend how much without signatures, in an Allowance Module. The zero address as a
 * token is the native coin.
 */
export type LimitEffect =
  | { type: 'addDelegate'; delegate: Address }
  /**
   * `minutes`: the period; 0: it never resets. `from`: the minute since 1970 from which the
   * periods are counted; 0: as before, or now.
   */
  | {
      type: 'setAllowance'
      delegate: Address
      token: Address
      raw: bigint
      minutes: number
      from: number
    }
  | { type: 'resetAllowance' | 'deleteAllowance'; delegate: Address; token: Address }
  /** `deletes`: its limits, too. Otherwise they have no effect until it is added again. */
  | { type: 'removeDelegate'; delegate: Address; deletes: boolean }

/**
 * What a transaction does, decoded from its call data. Amounts are in the smallest unit; call data
 * contains no token names or decimals.
 */
export type Effect =
  | { kind: 'native'; to: Address; raw: bigint }
  | { kind: 'erc20'; token: Address; to: Address; raw: bigint }
  /** `data`: passed to the recipient's contract, which may act on it; missing if empty. */
  | { kind: 'erc721'; token: Address; from: Address; to: Address; id: bigint; data?: Hex }
  /** `transferFrom`: an ERC-20 amount or an ERC-721 ID; the call data is the same. */
  | { kind: 'tokenFrom'; token: Address; from: Address; to: Address; raw: bigint }
  /**
   * `via`: the called contract, if it isn't the token itself. `adds`: increases the existing
   * approval instead of replacing it. `until`: expiry in seconds since 1970; 0: only in the block
   * of the execution.
   */
  | {
      kind: 'approve'
      token: Address
      spender: Address
      raw: bigint
      via?: Address
      adds?: true
      until?: number
    }
  | { kind: 'approveAll'; token: Address; operator: Address; approved: boolean }
  /** `via`: the library that makes the change, if the Safe doesn't make it itself. */
  | { kind: 'settings'; change: SettingsEffect; via?: Address }
  | { kind: 'limit'; module: Address; change: LimitEffect }
  | { kind: 'reject' }
  | { kind: 'batch'; to: Address; effects: readonly Effect[] }
  /**
   * Approves a hash of another Safe that this one owns. `inner`: the transaction with this hash,
   * once found; it has this `nonce`.
   */
  | {
      kind: 'approveHash'
      safe: Address
      hash: Hex
      inner?: InnerTransaction & { nonce: bigint }
      prospect?: Prospect
    }
  /**
   * Makes another account execute a transaction: a Safe that this one owns, or whose module it is.
   * `raw`: the native coin sent along. `signed`: the part its owners signed; missing for a module.
   */
  | {
      kind: 'execute'
      account: Address
      raw: bigint
      inner: InnerTransaction
      signed?: { tx: Omit<SafeTx, 'nonce'>; signatures: Hex }
      prospect?: Prospect
    }
  /** Signs a message on-chain, with the official library. */
  | { kind: 'signMessage'; to: Address; message: Hex }
  /**
   * Makes a Delay module skip queued transactions before a number, so that they can't be executed:
   * a canceled recovery.
   */
  | { kind: 'skipQueued'; module: Address; next: bigint }
  /**
   * A known method with a non-canonical call: dirty or missing bytes, moved offsets, unexpected
   * value. Its contract rejects it, or does what it `may`.
   */
  | { kind: 'malformed'; to: Address; raw: bigint; method: string; may: Effect }
  | { kind: 'call'; to: Address; raw: bigint; selector: Hex | null }
  /** Another contract's code runs as the Safe. */
  | { kind: 'delegatecall'; to: Address; raw: bigint; selector: Hex | null }

/** A transaction of another account and its effects. */
export interface InnerTransaction {
  effect: Effect
  /** What it pays for its execution, even if it fails; null if nothing. */
  refund: Pick<SafeTx, 'baseGas' | 'gasPrice' | 'gasToken' | 'refundReceiver'> | null
  /** Whether it can fail without reverting the outer transaction. */
  mayFail: boolean
}

/**
 * Whether a transaction of another Safe runs, or its approval counts: given the chain's state and
 * the preceding effects.
 */
export type Prospect =
  | { status: 'runs' }
  /**
   * The approval counts. `approvals`: the owners who have approved it by then, `required`: how many
   * have to. `next`: the nonce that is next, if others have to be executed first.
   */
  | { status: 'counts'; approvals: number; required: number; next?: bigint }
  /** Only its owners can approve, and only its modules execute something without signatures. */
  | { status: 'notOwner' | 'notModule' }
  /** It can no longer be executed. */
  | { status: 'nonceUsed' }
  /** `missing`: how many valid signatures are missing; 0: they are out of order. */
  | { status: 'unsigned'; missing: number }
  /** Its guard decides. */
  | { status: 'guarded' }
  | { status: 'unknown' }

export type RiskId =
  /** The simulation changes something that the call data doesn't name. */
  | 'unnamedChange'
  /** Unknown code would run as the Safe and can do anything. */
  | 'untrustedDelegatecall'
  /** A refund is paid to the named account, even when the inner call fails. */
  | 'refund'
  /** Removes or replaces an owner, or lowers the threshold. */
  | 'settingsChange'
  /** Adds an owner, or raises the threshold. */
  | 'ownersExtended'
  | 'moduleChange'
  | 'guardChange'
  | 'implementationChange'
  | 'handlerChange'
  /** The Safe calls itself with an unknown method. */
  | 'unknownSelfCall'
  /** An allowance of everything, or of all items. */
  | 'unlimitedApproval'
  /** The same for an account that the user doesn't know. */
  | 'unknownSpender'
  /** A known method is called non-canonically. */
  | 'malformed'
  /** A batch that is nested too deeply, too long, or malformed. */
  | 'undecodable'
  /** Lets an account spend without signatures. */
  | 'spendingLimit'
  /** An NFT is sent with data that the recipient's contract acts on. */
  | 'transferData'
  /**
   * Approves or executes another account's transaction, where the transaction is unknown or the
   * account isn't known to be a Safe.
   */
  | 'unknownInner'
  /**
   * Signs a message known only by its hash, with the official library: what it allows isn't known.
   */
  | 'unknownMessage'
  /** A different amount of a token than shown would arrive, or none. */
  | 'amountDiffers'
  /** The same may happen, depending on the token's contract: the node can't tell. */
  | 'amountUnknown'
  /**
   * A call with coins goes to an account without code: the coins are sent, but the call does
   * nothing.
   */
  | 'noCode'
  /** Of several nodes that should agree, only one answered. */
  | 'oneNode'

/**
 * How serious it is: see `riskLevels`. `at` is the path in nested batches and inner transactions:
 * `[]` is the transaction itself, `[2, 0]` the first action of its third action.
 */
export interface Risk {
  id: RiskId
  at: readonly number[]
  /** The name of the method that is malformed. */
  method?: string
  /** For `unnamedChange`. */
  change?: UnnamedChange
  /** For `oneNode`: URLs of the node that answered, and of one that didn't. */
  nodes?: { by: string; silent: string }
  /** The account whose inner transaction has the risk; missing for the Safe itself. */
  of?: Address
}

export interface Decoded {
  effect: Effect
  risks: readonly Risk[]
}
