import { type Address, sameAddress, zeroAddress } from '#base'
import type { SafeTx } from '#domain'
import {
  type AllowanceChange,
  type Changes,
  isRevoked,
  type SettingChange,
  type UnnamedChange,
} from './changes.ts'
import type { Effect, SettingsEffect } from './effect.ts'
import { allEffects, ownEffects } from './effects.ts'
import { isNative } from './nativeToken.ts'
import { hasRefund } from './refund.ts'
import type { BalanceChange } from './transfers.ts'

/** More gas than a transaction can use on any network. */
const mostGas = 50_000_000n

/**
 * What a simulated transaction takes from a Safe, or lets others take or change, beyond what its
 * call data names: the worst first. Incoming transfers, revoked allowances, and the gas refund that
 * it names aren't among them; nor is what a spender takes that the same transaction approves. Of a
 * balance, `raw` is what exceeds the named amount.
 */
export function unnamedChanges(
  effect: Effect,
  { balances, allowances, settings }: Changes,
  tx: Pick<SafeTx, 'baseGas' | 'gasPrice' | 'gasToken' | 'refundReceiver'>,
  safe: Address,
): readonly UnnamedChange[] {
  const own = ownEffects(effect)
  const moved = [...own, ...pulledByOthers(effect, own, safe)]
  return [
    ...settings.filter((change) => !own.some((one) => namesSetting(one, change))),
    ...allowances.filter(
      (change) => !isRevoked(change) && !own.some((one) => namesAllowance(one, change)),
    ),
    ...balances
      .flatMap((change): BalanceChange[] => {
        const excess = -change.raw - sum(moved, change, safe) - refundOf(change, tx)
        return excess > 0n ? [{ ...change, raw: -excess }] : []
      })
      .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)),
  ]
}

const order: readonly BalanceChange['kind'][] = ['erc721', 'erc1155', 'erc20', 'native']

/** Transfers out of the Safe that other accounts execute, by an earlier approval. */
const pulledByOthers = (effect: Effect, own: readonly Effect[], safe: Address) =>
  allEffects(effect).filter(
    (one) => 'from' in one && sameAddress(one.from, safe) && !own.includes(one),
  )

const sum = (effects: readonly Effect[], change: BalanceChange, safe: Address): bigint =>
  effects.reduce((total, one) => total + namedOf(one, change, safe), 0n)

/** How much of the outgoing amount an effect names, in the change's unit. */
function namedOf(effect: Effect, change: BalanceChange, safe: Address): bigint {
  if (change.kind === 'native')
    return 'raw' in effect && sendsCoin.includes(effect.kind) ? effect.raw : 0n
  if (!('token' in effect) || !sameAddress(effect.token, change.token)) return 0n
  if ('from' in effect && !sameAddress(effect.from, safe)) return 0n
  if (change.kind === 'erc20')
    return effect.kind === 'erc20' || effect.kind === 'tokenFrom' || effect.kind === 'approve'
      ? effect.raw
      : 0n
  if (effect.kind === 'approveAll') return effect.approved ? -change.raw : 0n
  // `transferFrom` and `approve` have the same call data for an amount and for an item.
  const id = effect.kind === 'erc721' ? effect.id : 'raw' in effect ? effect.raw : undefined
  return change.kind === 'erc721' && effect.kind !== 'erc20' && id === change.id ? 1n : 0n
}

const sendsCoin: readonly Effect['kind'][] = [
  'native',
  'call',
  'delegatecall',
  'execute',
  'malformed',
]

/** The most that a refund takes, which is a separate risk. */
function refundOf(
  change: BalanceChange,
  tx: Pick<SafeTx, 'baseGas' | 'gasPrice' | 'gasToken' | 'refundReceiver'>,
): bigint {
  if (!hasRefund(tx)) return 0n
  const isPaidIn =
    change.kind === 'native'
      ? isNative(tx.gasToken)
      : change.kind === 'erc20' && sameAddress(change.token, tx.gasToken)
  return isPaidIn ? (tx.baseGas + mostGas) * tx.gasPrice : 0n
}

function namesAllowance(effect: Effect, change: AllowanceChange): boolean {
  if (!('token' in effect) || !sameAddress(effect.token, change.token)) return false
  if (effect.kind === 'approveAll')
    return change.kind === 'all' && effect.approved && sameAddress(effect.operator, change.spender)
  if (effect.kind !== 'approve' || !sameAddress(effect.spender, change.spender)) return false
  if (change.kind === 'all') return false
  // An increase is added to what was approved before, which the call data doesn't say.
  return change.kind === 'item'
    ? effect.raw === change.id
    : effect.adds === true || change.raw <= effect.raw
}

const namesSetting = (effect: Effect, change: SettingChange): boolean =>
  effect.kind === 'settings' &&
  (settingsOf(effect.change).some((named) => isSameSetting(named, change)) ||
    // The call of a migration library may set the handler, too: a separate risk.
    (effect.via !== undefined && change.kind === 'handler'))

const isSameSetting = (named: SettingChange, change: SettingChange): boolean =>
  'threshold' in named
    ? 'threshold' in change && named.threshold === change.threshold
    : named.kind === change.kind &&
      'address' in change &&
      sameAddress(named.address, change.address)

/** The events of a change. */
function settingsOf(change: SettingsEffect): readonly SettingChange[] {
  switch (change.type) {
    case 'addOwner':
      return [{ kind: 'addedOwner', address: change.owner }, thresholdOf(change.threshold)]
    case 'removeOwner':
      return [{ kind: 'removedOwner', address: change.owner }, thresholdOf(change.threshold)]
    case 'swapOwner':
      return [
        { kind: 'removedOwner', address: change.from },
        { kind: 'addedOwner', address: change.to },
      ]
    case 'changeThreshold':
      return [thresholdOf(change.threshold)]
    case 'enableModule':
      return [{ kind: 'enabledModule', address: change.module }]
    case 'disableModule':
      return [{ kind: 'disabledModule', address: change.module }]
    case 'setGuard':
      return [{ kind: 'guard', address: change.guard }]
    case 'deleteGuard':
      return [{ kind: 'guard', address: zeroAddress }]
    case 'setModuleGuard':
      return [{ kind: 'moduleGuard', address: change.guard }]
    case 'deleteModuleGuard':
      return [{ kind: 'moduleGuard', address: zeroAddress }]
    case 'setFallbackHandler':
      return [{ kind: 'handler', address: change.handler }]
    case 'changeImplementation':
      return [{ kind: 'implementation', address: change.implementation }]
  }
}

/** The contract would reject one that isn't finite. */
const thresholdOf = (threshold: number): SettingChange => ({
  kind: 'threshold',
  threshold: Number.isFinite(threshold) ? BigInt(threshold) : -1n,
})
