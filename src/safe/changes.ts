import { type Address, type Hex, type Log, sameAddress, zeroAddress } from '#base'
import { checksumAddress } from './address.ts'
import { addressIn, type BalanceChange, transfersBy, wordIn } from './transfers.ts'

/** What others may take from the account afterward. */
export type AllowanceChange =
  /** Zero revokes an earlier allowance. */
  | { kind: 'erc20'; token: Address; spender: Address; raw: bigint }
  /** One item; the zero address revokes an earlier allowance. */
  | { kind: 'item'; token: Address; spender: Address; id: bigint }
  | { kind: 'all'; token: Address; spender: Address; approved: boolean }

/**
 * A setting of the Safe as its own events report it. `address`: the owner, module, or contract; the
 * zero address removes a guard or a handler.
 */
export type SettingChange =
  | { kind: AddressSetting; address: Address }
  | { kind: 'threshold'; threshold: bigint }

export type AddressSetting =
  | 'addedOwner'
  | 'removedOwner'
  | 'enabledModule'
  | 'disabledModule'
  | 'guard'
  | 'moduleGuard'
  | 'handler'
  | 'implementation'

/** A change that a transaction doesn't name: see `unnamedChanges`. */
export type UnnamedChange = SettingChange | AllowanceChange | BalanceChange

/**
 * What a transaction changes for one account, as reported by token contracts and, if it is a Safe,
 * by itself.
 */
export interface Changes {
  balances: readonly BalanceChange[]
  allowances: readonly AllowanceChange[]
  /** In the order in which they happen. */
  settings: readonly SettingChange[]
}

const events = {
  approval: '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925',
  approvalForAll: '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31',
} as const

/** Events of every Safe version; their argument is indexed since 1.4.0, and data before. */
const settingEvents: Readonly<Record<Hex, SettingChange['kind']>> = {
  // AddedOwner, RemovedOwner, ChangedThreshold
  '0x9465fa0c962cc76958e6373a993326400c1c94f8be2fe3a952adfa7f60b2ea26': 'addedOwner',
  '0xf8d49fc529812e9a7c5c50e69c20f0dccc0db8fa95c98bc58cc9a4f1c1299eaf': 'removedOwner',
  '0x610f7ff2b304ae8903c3de74c60c6ab1f7d6226b3f52c5161905bb5ad4039c93': 'threshold',
  // EnabledModule, DisabledModule
  '0xecdf3a3effea5783a3c4c2140e677577666428d44ed9d474a0b3a4c9943f8440': 'enabledModule',
  '0xaab4fa2b463f581b2b32cb3b7e3b704b9ce37cc209b5fb4d77e593ace4054276': 'disabledModule',
  // ChangedGuard, ChangedModuleGuard, ChangedFallbackHandler, ChangedMasterCopy
  '0x1151116914515bc0891ff9047a6cb32cf902546f83066499bcf8ba33d2353fa2': 'guard',
  '0xcd1966d6be16bc0c030cc741a06c6e0efaf8d00de2c8b6a9e11827e125de8bb8': 'moduleGuard',
  '0x5ac6c46c93c8d0e53714ba3b53db3e7c046da994313d7ed0d192028bc7c228b0': 'handler',
  '0x75e41bc35ff1bf14d81d1d2f649c0084a0f974f9289c803ec9898eeec4c8d0b8': 'implementation',
}

/**
 * The balances and allowances of an account, and its settings, that change with these events.
 * Amounts that leave and return aren't a change; the last of several allowances counts.
 */
export function readChanges(logs: readonly Log[], account: Address): Changes {
  const balances = new Map<string, BalanceChange>()
  const allowances = new Map<string, AllowanceChange>()
  for (const log of logs) {
    for (const { with: _, ...moved } of transfersBy(log, account)) {
      const token = 'token' in moved ? moved.token : ''
      const key = `${moved.kind} ${token} ${'id' in moved ? moved.id : ''}`
      balances.set(key, { ...moved, raw: moved.raw + (balances.get(key)?.raw ?? 0n) })
    }
    const allowed = allowedBy(log, account)
    if (allowed) {
      const target = allowed.kind === 'item' ? allowed.id : allowed.spender
      allowances.set(`${allowed.kind} ${allowed.token} ${target}`, allowed)
    }
  }
  return {
    balances: [...balances.values()].filter(({ raw }) => raw !== 0n),
    allowances: [...allowances.values()],
    settings: logs.flatMap((log) => settingIn(log, account) ?? []),
  }
}

function settingIn({ address, topics, data }: Log, account: Address) {
  const kind = topics[0] && settingEvents[topics[0].toLowerCase() as Hex]
  if (!kind || !sameAddress(address, account)) return undefined
  const value = topics[1] ?? data
  if (kind === 'threshold') {
    const threshold = wordIn(value)
    return threshold === undefined ? undefined : { kind, threshold }
  }
  const about = addressIn(value)
  return about && { kind, address: about }
}

function allowedBy({ address, topics, data }: Log, account: Address): AllowanceChange | undefined {
  const [event, by, to, third] = topics
  const spender = addressIn(to)
  if (!spender || !sameAddress(addressIn(by), account)) return undefined
  const token = checksumAddress(address)
  if (event === events.approvalForAll) {
    const approved = wordIn(data)
    return approved === undefined
      ? undefined
      : { kind: 'all', token, spender, approved: approved !== 0n }
  }
  if (event !== events.approval) return undefined
  const value = wordIn(third ?? data)
  if (value === undefined) return undefined
  return third === undefined
    ? { kind: 'erc20', token, spender, raw: value }
    : { kind: 'item', token, spender, id: value }
}

/** Whether an allowance revokes an earlier one. */
export const isRevoked = (allowance: AllowanceChange): boolean =>
  allowance.kind === 'erc20'
    ? allowance.raw === 0n
    : allowance.kind === 'item'
      ? sameAddress(allowance.spender, zeroAddress)
      : !allowance.approved
