import { type Address, sameAddress, type SafeRef } from '#base'
import {
  type Call,
  deploymentAt,
  encodeAddOwner,
  encodeChangeThreshold,
  encodeDisableModule,
  encodeEnableModule,
  encodeRemoveOwner,
  encodeSetFallbackHandler,
  encodeSetGuard,
  encodeSetModuleGuard,
  encodeSwapOwner,
  type SafeSettings,
  sentinel,
} from '#safe'
import type { AddressProblem, FoundAddress } from '#screens/common/typedAddress'

/** A change of a Safe's owners or rules that a person has chosen to make. */
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

/** Reads a form that was kept; undefined if it isn't one. */
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
 * What is wrong with the new address. `contract`: there is no contract. `same`: it is set already.
 * `unread`: the address, or whether it has a contract, isn't known yet.
 */
export type NewAddressProblem =
  | AddressProblem
  | { why: 'otherChain'; network: string }
  | { why: 'itself' | 'sentinel' | 'owner' | 'module' | 'contract' | 'same' | 'unread' }

/**
 * What a person should know before going on. `you`: it takes the connected account's say.
 * `unknownHandler`: not one of the official ones.
 */
type SetupWarning =
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
  /** The contract's lists have changed meanwhile, so the change can't be made any more. */
  isGone?: boolean
  /**
   * Signatures that can be required, the highest; undefined where the change doesn't ask for it.
   */
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
  /** What was typed as the new address. */
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
const hasThreshold = ({ kind }: SetupChange): boolean => takesThreshold.includes(kind)

const includes = (list: readonly Address[], address: Address) =>
  list.some((one) => sameAddress(one, address))

/**
 * Checks a change against the Safe's state on the chain, and makes its call once nothing is wrong.
 */
export function checkSetup(
  change: SetupChange,
  form: SetupForm,
  context: SetupContext,
): SetupCheck {
  const { at, settings, found } = context
  const owners =
    settings.owners.length +
    (change.kind === 'addOwner' ? 1 : change.kind === 'removeOwner' ? -1 : 0)
  const threshold = hasThreshold(change)
    ? Math.max(1, Math.min(form.threshold ?? settings.threshold, owners))
    : settings.threshold
  const isGone =
    ((change.kind === 'swapOwner' || change.kind === 'removeOwner') &&
      !includes(settings.owners, change.owner)) ||
    (change.kind === 'disableModule' && !includes(settings.modules, change.module)) ||
    owners < 1
  const address = hasAddress(change) && found.status === 'usable' ? found.address : undefined
  const problem = hasAddress(change) ? addressProblem(change, context) : undefined
  const isSame = change.kind === 'threshold' && threshold === settings.threshold
  const data =
    isGone || problem || isSame ? undefined : dataOf(change, { address, threshold, settings })
  return {
    ...(problem && { problem }),
    ...(isGone && { isGone }),
    ...(hasThreshold(change) && { most: owners }),
    after: { threshold, owners },
    warnings: warningsOf(change, {
      ...context,
      threshold,
      owners,
      address: problem ? undefined : address,
    }),
    ...(data && { ready: { to: at.address, value: 0n, data } }),
  }
}

/**
 * A change that is made from today's settings is another one, or impossible, after what runs before
 * it.
 */
export function isAffected(
  change: SetupChange,
  form: SetupForm,
  context: SetupContext,
  settings: SafeSettings,
): boolean {
  const [now, then] = [context.settings, settings]
  const { ready } = checkSetup(change, form, context)
  if (!ready) return false
  const isRecounted =
    hasThreshold(change) &&
    (now.threshold !== then.threshold || now.owners.length !== then.owners.length)
  return (
    isRecounted || checkSetup(change, form, { ...context, settings }).ready?.data !== ready.data
  )
}

interface Made {
  /** The new one, where the change has one. */
  address: Address | undefined
  threshold: number
  settings: SafeSettings
}

function dataOf(change: SetupChange, { address, threshold, settings }: Made) {
  switch (change.kind) {
    case 'addOwner':
      return address && encodeAddOwner(address, threshold)
    case 'removeOwner':
      return encodeRemoveOwner(settings.owners, change.owner, threshold)
    case 'swapOwner':
      return address && encodeSwapOwner(settings.owners, change.owner, address)
    case 'threshold':
      return encodeChangeThreshold(threshold)
    case 'enableModule':
      return address && encodeEnableModule(address)
    case 'disableModule':
      return encodeDisableModule(settings.modules, change.module)
    case 'setGuard':
      return address && encodeSetGuard(address)
    case 'removeGuard':
      return encodeSetGuard(null)
    case 'setModuleGuard':
      return address && encodeSetModuleGuard(address)
    case 'removeModuleGuard':
      return encodeSetModuleGuard(null)
    case 'setHandler':
      return address && encodeSetFallbackHandler(address)
    case 'removeHandler':
      return encodeSetFallbackHandler(null)
  }
}

function addressProblem(
  { kind }: SetupChange,
  { at, settings, found, isContract }: SetupContext,
): NewAddressProblem | undefined {
  if (found.status === 'wrong') return found.problem
  if (found.status === 'pending') return { why: 'unread' }
  const { address, chain } = found
  if (chain && chain.chainId !== at.chainId) return { why: 'otherChain', network: chain.name }
  if (sameAddress(address, at.address)) return { why: 'itself' }
  if (sameAddress(address, sentinel)) return { why: 'sentinel' }
  if (kind === 'addOwner' || kind === 'swapOwner')
    return includes(settings.owners, address) ? { why: 'owner' } : undefined
  if (kind === 'enableModule' && includes(settings.modules, address)) return { why: 'module' }
  const now =
    kind === 'setGuard'
      ? settings.guard
      : kind === 'setModuleGuard'
        ? settings.moduleGuard
        : kind === 'setHandler'
          ? settings.fallbackHandler
          : null
  if (sameAddress(now, address)) return { why: 'same' }
  // The contract would accept any address, and the Safe could be lost with a wrong one.
  return isContract === undefined ? { why: 'unread' } : isContract ? undefined : { why: 'contract' }
}

const handlers: readonly string[] = [
  'FallbackHandler',
  'ExtensibleFallbackHandler',
  'TokenCallbackHandler',
]

interface Outcome extends SetupContext {
  threshold: number
  owners: number
  address: Address | undefined
}

function warningsOf(
  change: SetupChange,
  { threshold, owners, address, isContract, you }: Outcome,
): readonly SetupWarning[] {
  const warnings: SetupWarning[] = []
  const { kind } = change
  if (hasThreshold(change) && owners > 1) {
    if (threshold === 1) warnings.push('one')
    if (threshold === owners) warnings.push('all')
  }
  if ((kind === 'removeOwner' || kind === 'swapOwner') && sameAddress(change.owner, you))
    warnings.push('you')
  if ((kind === 'addOwner' || kind === 'swapOwner') && address && isContract)
    warnings.push('contractOwner')
  if (kind === 'enableModule') warnings.push('module')
  if (kind === 'setGuard') warnings.push('guard')
  if (kind === 'setModuleGuard') warnings.push('moduleGuard')
  if (kind === 'setHandler' && address && !handlers.includes(deploymentAt(address)?.contract ?? ''))
    warnings.push('unknownHandler')
  if (kind === 'removeHandler') warnings.push('noHandler')
  return warnings
}
