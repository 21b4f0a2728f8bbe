import { type Address, isAddressLike, sameAddress, zeroAddress } from '#base'
import type { Effect } from '#safe'

type FieldName =
  | 'to'
  | 'from'
  | 'token'
  | 'tokenId'
  | 'contract'
  | 'spender'
  | 'safe'
  | 'hash'
  | 'method'
  | 'owner'
  | 'oldOwner'
  | 'newOwner'
  | 'threshold'
  | 'address'
  | 'raw'
  | 'delegateOfLimit'
  | 'countedFrom'
  | 'queueNext'

type FactLabel = 'data' | `field.${FieldName}`

interface Fact {
  label: FactLabel
  address?: Address
  value?: string
}

/** The labels of the fields of an effect or a settings change, in display order. */
const labels: Readonly<Record<string, FactLabel>> = {
  owner: 'field.owner',
  delegate: 'field.delegateOfLimit',
  from: 'field.from',
  to: 'field.to',
  spender: 'field.spender',
  operator: 'field.spender',
  safe: 'field.safe',
  account: 'field.safe',
  token: 'field.token',
  id: 'field.tokenId',
  hash: 'field.hash',
  message: 'field.hash',
  selector: 'field.method',
  implementation: 'field.address',
  module: 'field.address',
  guard: 'field.address',
  handler: 'field.address',
  threshold: 'field.threshold',
}

const special: Readonly<Record<string, Readonly<Record<string, FactLabel>>>> = {
  swapOwner: { from: 'field.oldOwner', to: 'field.newOwner' },
  erc721: { data: 'data' },
  call: { to: 'field.contract' },
  delegatecall: { to: 'field.contract' },
  malformed: { to: 'field.contract' },
  skipQueued: { module: 'field.contract', next: 'field.queueNext' },
  // The call data does not say whether it is an amount or a token ID.
  tokenFrom: { raw: 'field.raw' },
  // A minute, not an account.
  setAllowance: { from: 'field.countedFrom' },
}

/** All fields of an action except its amount. */
export function facts(effect: Effect, dateTime: (ms: number) => string): Fact[] {
  const parts: Readonly<Record<string, unknown>> =
    effect.kind === 'limit'
      ? limitParts(effect, dateTime)
      : { ...(effect.kind === 'settings' ? effect.change : effect) }
  const own =
    special[
      effect.kind === 'settings' || effect.kind === 'limit' ? effect.change.type : effect.kind
    ]
  return Object.keys({ ...labels, ...own }).flatMap((name): Fact[] => {
    const value = parts[name]
    const label = own?.[name] ?? labels[name]
    if (!label || value === undefined || value === null) return []
    return [
      isAddressLike(value)
        ? { label, address: value }
        : { label, value: String(value as string | number | bigint) },
    ]
  })
}

/** The native coin isn't a contract, and an unset time isn't a time. */
function limitParts(
  { change }: Extract<Effect, { kind: 'limit' }>,
  dateTime: (ms: number) => string,
): Readonly<Record<string, unknown>> {
  const { delegate, ...rest } = change
  const token = 'token' in rest && !sameAddress(rest.token, zeroAddress) ? rest.token : undefined
  const from = 'from' in rest && rest.from > 0 ? dateTime(rest.from * 60_000) : undefined
  return { delegate, token, from }
}
