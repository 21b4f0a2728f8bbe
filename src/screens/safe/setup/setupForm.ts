import type { Address, SafeRef } from '#base'
import type { Call, SafeSettings } from '#safe'
import type { AddressProblem, FoundAddress } from '#screens/common/typedAddress'

/** A change of a Safe's owners or rules that a user has chosen to make. */
export type SetupChange =
  | {
      kind:
        | 'addOwner'
        | 'threshold'
        | 'enableModule'
        | 'setGuard'
        | 'removeGuard'
        | 'setModuleGuard'
        | 'removeModuleGuard'
        | 'setHandler'
        | 'removeHandler'
    }
  | { kind: 'swapOwner' | 'removeOwner'; owner: Address }
  | { kind: 'disableModule'; module: Address }

export interface SetupForm {
  /** The new address, as typed. */
  typed: string
  /** undefined: the one that there is, or the highest that is possible. */
  threshold: number | undefined
  /** Empty: the recommended one. */
  nonce: string
}

export const emptySetupForm: SetupForm = { typed: '', threshold: undefined, nonce: '' }

/** Parses a saved form; undefined if it's invalid. */
export function readSetupForm(value: unknown): SetupForm | undefined {
  const { typed, threshold, nonce } = (value ?? {}) as Record<string, unknown>
  if (typeof typed !== 'string' || typeof nonce !== 'string') return undefined
  return {
    typed,
    threshold:
      typeof threshold === 'number' && Number.isSafeInteger(threshold) ? threshold : undefined,
    nonce,
  }
}

/** Distinguishes the form of a change of a Safe from all others. */
export function setupFormKey({ chainId, address }: SafeRef, change: SetupChange): string {
  const target = 'owner' in change ? change.owner : 'module' in change ? change.module : ''
  return ['setup', chainId, address, change.kind, target].join(':')
}

/**
 * The problem with the new address. `contract`: there is no contract. `same`: it is set already.
 * `unread`: the address, or whether it has a contract, isn't known yet.
 */
export type NewAddressProblem =
  | AddressProblem
  | { why: 'otherChain'; network: string }
  | { why: 'itself' | 'sentinel' | 'owner' | 'module' | 'contract' | 'same' | 'unread' }

/**
 * What a user should know before continuing. `you`: the connected account would lose its say.
 * `unknownHandler`: not one of the official handlers.
 */
export type SetupWarning =
  | 'one'
  | 'all'
  | 'you'
  | 'contractOwner'
  | 'module'
  | 'guard'
  | 'moduleGuard'
  | 'unknownHandler'
  | 'noHandler'

export interface SetupCheck {
  problem?: NewAddressProblem
  /**
   * Whether the contract's lists have changed in the meantime, so that the change can't be made
   * anymore.
   */
  isGone?: boolean
  /** The most signatures that can be required; undefined if the change doesn't set them. */
  most?: number
  /** Signatures required and owners after the change. */
  after: { threshold: number; owners: number }
  warnings: readonly SetupWarning[]
  /** The call that makes the change, if nothing is wrong. */
  ready?: Call
}

export interface SetupContext {
  at: SafeRef
  /** As they are before the change, read from the chain. */
  settings: SafeSettings
  /** Input for the new address. */
  found: FoundAddress
  /** Whether there is a contract at the new address; undefined while that isn't known. */
  isContract: boolean | undefined
  /** The connected account. */
  you: Address | undefined
}

const takesAddress: readonly SetupChange['kind'][] = [
  'addOwner',
  'swapOwner',
  'enableModule',
  'setGuard',
  'setModuleGuard',
  'setHandler',
]

const takesThreshold: readonly SetupChange['kind'][] = ['addOwner', 'removeOwner', 'threshold']

export const hasAddress = ({ kind }: SetupChange): boolean => takesAddress.includes(kind)

export const hasThreshold = ({ kind }: SetupChange): boolean => takesThreshold.includes(kind)
