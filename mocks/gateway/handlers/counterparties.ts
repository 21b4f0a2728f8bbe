import type { CounterpartyFinding, DataDecoded, routes } from '#gateway'
import { sameAddress } from '#base'
import type { Address } from 'viem'
import { decodeFor, familyAt } from '../decode/familyAt.ts'
import type { Handler } from '../handler.ts'
import { contractName } from '../reading/addressInfo.ts'
import { isSafe } from '../reading/safeSnapshot.ts'
import { isTrustedDelegateTarget } from '../reading/singletons.ts'
import {
  readAddress,
  readAddressField,
  readDigits,
  readHex,
  readObject,
  readOperation,
} from '../reading/values.ts'
import type { ChainState } from '../state.ts'

interface Call {
  to: Address
  value: bigint
  data: `0x${string}`
  operation: 0 | 1
}
type Groups = Record<string, CounterpartyFinding[]>

/** The gateway's findings about the addresses in a transaction. */
export const counterparties: Handler<typeof routes.counterparties> = async (
  gateway,
  { path, body: raw },
) => {
  const address = readAddress(path.safeAddress)
  const body = readObject(raw)
  const call: Call = {
    to: readAddressField(body, 'to'),
    value: readDigits(body, 'value'),
    data: readHex(body, 'data'),
    operation: readOperation(body),
  }
  const state = await gateway.chain(path.chainId)
  const safe = state.safe(address).address
  const decoded = decodeFor(state, call.to, call.data)
  const recipient = recipientOf(call, decoded)
  const groups = call.data === '0x' ? undefined : contractFindings(state, safe, call, decoded)
  const deadlock = deadlockOf(state, safe, call, decoded)
  return {
    recipient: recipient
      ? {
          [recipient]: {
            isSafe: isSafe(state.head.view(), recipient),
            RECIPIENT_INTERACTION: [interaction(state, safe, recipient)],
          },
        }
      : {},
    contract: groups && Object.keys(groups).length > 0 ? { [call.to]: { ...groups } } : {},
    deadlock: deadlock ? { [safe]: { DEADLOCK: [deadlock] } } : {},
  }
}

const argument = (decoded: DataDecoded | null, name: string): Address | undefined =>
  decoded?.parameters?.find((one) => one.name === name)?.value as Address | undefined

/** The recipient of a transfer. */
function recipientOf({ to, data }: Call, decoded: DataDecoded | null): Address | undefined {
  if (data === '0x') return to
  return decoded?.method === 'transfer' ? argument(decoded, 'to') : undefined
}

function interaction(state: ChainState, safe: Address, recipient: Address): CounterpartyFinding {
  const times = [
    ...state.index.each(safe, (row) => row.kind === 'multisig' && sameAddress(row.to, recipient)),
  ]
  return times.length === 0
    ? {
        severity: 'INFO',
        type: 'NEW_RECIPIENT',
        title: 'New recipient',
        description: 'No earlier transfer to this address.',
      }
    : {
        severity: 'OK',
        type: 'RECURRING_RECIPIENT',
        title: 'Recurring recipient',
        description: `Earlier transfers to this address: ${times.length}.`,
      }
}

function contractFindings(
  state: ChainState,
  safe: Address,
  { to, operation }: Call,
  decoded: DataDecoded | null,
): Groups {
  const groups: Groups = {}
  if (!sameAddress(to, safe) && !familyAt(state, to))
    groups['CONTRACT_VERIFICATION'] = [
      {
        severity: 'INFO',
        type: 'NOT_VERIFIED',
        title: 'Unverified contract',
        description: 'No verified source code of this contract.',
      },
    ]
  if (operation === 1 && !isTrustedDelegateTarget(to))
    groups['DELEGATECALL'] = [
      {
        severity: 'WARN',
        type: 'UNEXPECTED_DELEGATECALL',
        title: 'Unexpected delegatecall',
        description: 'The called contract can change the Safe.',
      },
    ]
  const handler = decoded?.method === 'setFallbackHandler' && argument(decoded, 'handler')
  if (handler && contractName(handler) === null)
    groups['FALLBACK_HANDLER'] = [
      {
        severity: 'WARN',
        type: 'UNOFFICIAL_FALLBACK_HANDLER',
        title: 'Unofficial fallback handler',
        description: 'The handler is none of the official ones.',
      },
    ]
  return groups
}

/** A new owner that is a Safe of which this Safe is an owner. */
function deadlockOf(
  state: ChainState,
  safe: Address,
  { to }: Call,
  decoded: DataDecoded | null,
): CounterpartyFinding | undefined {
  const owner = argument(decoded, 'owner') ?? argument(decoded, 'newOwner')
  if (!sameAddress(to, safe) || !owner || !isSafe(state.head.view(), owner)) return undefined
  return state.safe(owner).owners.some((one) => sameAddress(one, safe))
    ? {
        severity: 'CRITICAL',
        type: 'DEADLOCK_DETECTED',
        title: 'Deadlock',
        description: 'The Safes own each other.',
      }
    : undefined
}
