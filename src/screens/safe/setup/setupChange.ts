import { type Address, sameAddress } from '#base'
import {
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
import {
  hasAddress,
  hasThreshold,
  type NewAddressProblem,
  type SetupChange,
  type SetupCheck,
  type SetupContext,
  type SetupForm,
  type SetupWarning,
} from './setupForm.ts'

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

/** What runs before a change can turn it into a different one, or make it impossible. */
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
  /** The new address, if the change has one. */
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
