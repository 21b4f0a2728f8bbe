import { concat, type Hex, keccak256, pad, size, toHex } from 'viem'
import type { Address } from '#base'
import type { SafeTx } from '#domain'
import {
  addressesOf,
  type BatchCall,
  encodeMultiSend,
  plainTx,
  safeTxHash,
  safeTxTypedData,
  signedBytes,
} from '#safe'
import {
  approvedBy,
  packSignatures,
  signedByContract,
  signTyped,
} from '../../../mocks/chain/safeTools.ts'
import type { Genesis } from '../../../mocks/chain/types.ts'
import { people } from '../../../mocks/people.ts'
import { encodeExec } from '../../../src/safe/execution.ts'
import { encodeCall } from '../../../src/safe/method.ts'
import { methods } from '../../../src/safe/methods.ts'
import type { Random } from '../safe/random.ts'
import type { Case } from './generate.ts'
import { lower, sentinel } from './slots.ts'
import { defaultHandler, outsiders, type SafeSetup, versions } from './world.ts'

/**
 * What comes before the step: each runs an unknown contract's code, but for the last ones. A guard
 * runs with its Safe's transactions, and that of the other Safe rejects them.
 */
export const ways = [
  'skipQueued',
  'approveHash',
  'execute',
  'module',
  'token',
  'approve',
  'nft',
  'call',
  'coin',
  'guard',
  'otherGuard',
  'refund',
  'signMessage',
  'nothing',
] as const
export type Way = (typeof ways)[number]

/** How that contract acts for a Safe: what it calls is tried, and may fail. */
const routes = ['module', 'throughAnother', 'signed'] as const

interface Acting extends Case {
  way: Way
  /** The same without what comes first. */
  alone: Case
  /** The contract's code, which calls what it does and returns true. */
  code: Hex
}

/** Is no Safe, and acts whenever it is called. */
export const actor: Address = `0x${'ac'.repeat(20)}`
const receiver = outsiders[1] as Address
const owner = lower(people.alice.address)

const aSafe = (draw: Random, from: (typeof versions)[number]): SafeSetup => {
  const version = draw.pick(versions.filter((one) => one >= from))
  return {
    address: draw.address(),
    version,
    l2: draw.upTo(2) > 0,
    owners: [owner],
    threshold: 1,
    modules: [],
    guard: null,
    handler: defaultHandler(version),
    nonce: BigInt(5 + draw.upTo(20)),
    delegates: [],
  }
}

const aCall = (to: Address, data: Hex, value = 0n): BatchCall => ({ to, value, data, operation: 0 })
const fromModule = (safe: Address, { to, data }: BatchCall): BatchCall =>
  aCall(safe, encodeCall(methods.execTransactionFromModule, [to, 0n, data, 0]))

/**
 * A Safe has another one act, after something that makes this possible, or impossible, without
 * being shown.
 */
export async function anActingCase(draw: Random): Promise<Acting> {
  const way = draw.pick(ways)
  const first = aSafe(draw, '1.3.0')
  const between = aSafe(draw, '1.0.0')
  const second = aSafe(draw, way === 'otherGuard' ? '1.3.0' : '1.0.0')
  const isSigned = way === 'signMessage'
  const isGuarded = way === 'otherGuard'
  const kind =
    isSigned || isGuarded ? 'execute' : draw.pick(['execute', 'module', 'approve'] as const)
  const helps = isSigned || (!isGuarded && draw.upTo(2) > 0)
  if (isSigned) second.owners = [first.address]
  else if (!helps) second.owners = [first.address, owner]
  const route = draw.pick(routes)
  second.modules = [
    ...(helps || isSigned ? [] : [first.address]),
    ...(route === 'module' ? [actor] : route === 'throughAnother' ? [between.address] : []),
  ]
  if (route === 'throughAnother') between.modules = [actor]
  if (way === 'guard') first.guard = actor
  if (isGuarded) second.guard = actor
  const change = changeFor(kind, helps, first.address)
  const act = aCall(second.address, change)
  const tx = plainTx({ ...act, nonce: second.nonce })
  const signature = await signTyped(people.alice, hashOf(second, tx))
  const acts = {
    module: fromModule(second.address, act),
    throughAnother: fromModule(between.address, fromModule(second.address, act)),
    signed: aCall(second.address, encodeExec(tx, packSignatures([signature]))),
  }[route]

  const payment = plainTx({ to: receiver, value: 1n, data: '0x', nonce: second.nonce })
  const hash = hashOf(second, payment)
  const approver = isSigned ? signedByContract(first.address, '0x') : approvedBy(first.address)
  const step = {
    execute: aCall(second.address, encodeExec(payment, packSignatures([approver]))),
    module: fromModule(second.address, { ...payment, data: '0x' }),
    approve: aCall(second.address, encodeCall(methods.approveHash, [hash])),
  }[kind]
  if (way === 'refund') between.owners = [first.address]
  const before = { way, first, second, between, payment }
  const one = (calls: readonly BatchCall[], safes: readonly SafeSetup[]): Case => ({
    cell: { method: 'nested', encoding: 'canonical', depth: 'alone' },
    safes,
    tx: plainTx({
      to: addressesOf('MultiSend', '1.4.1')[0] as Address,
      value: 0n,
      data: encodeMultiSend(calls),
      operation: 1,
      nonce: first.nonce,
    }),
    known: [{ safe: second.address, hash, tx: payment }],
    approvals: [],
  })
  return {
    ...one([...callsBefore(before), step], [first, second, between]),
    alone: one([step], [{ ...first, guard: null }, { ...second, guard: null }, between]),
    way,
    code: isGuarded ? reverts : codeOf(acts),
  }
}

/** What the unknown contract does to a Safe: the step works only with it, or only without it. */
function changeFor(kind: 'execute' | 'module' | 'approve', helps: boolean, by: Address): Hex {
  if (kind === 'module')
    return helps
      ? encodeCall(methods.enableModule, [by])
      : encodeCall(methods.disableModule, [sentinel, by])
  if (helps) return encodeCall(methods.addOwnerWithThreshold, [by, 1n])
  return kind === 'approve'
    ? encodeCall(methods.removeOwner, [sentinel, by, 1n])
    : encodeCall(methods.changeThreshold, [2n])
}

interface Before {
  way: Way
  first: SafeSetup
  second: SafeSetup
  between: SafeSetup
  payment: SafeTx
}

function callsBefore({ way, first, second, between, payment }: Before): readonly BatchCall[] {
  const { address } = first
  const coin = plainTx({ to: receiver, value: 1n, data: '0x', nonce: 0n })
  const signed = packSignatures([approvedBy(address)])
  const refund = { baseGas: 1n, gasPrice: 1n, gasToken: actor, refundReceiver: receiver }
  switch (way) {
    case 'skipQueued':
      return [aCall(actor, encodeCall(methods.setTxNonce, [3n]))]
    case 'approveHash':
      return [aCall(actor, encodeCall(methods.approveHash, [pad('0x')]))]
    case 'execute':
      return [aCall(actor, encodeExec(coin, signed))]
    case 'module':
      return [fromModule(actor, aCall(receiver, '0x'))]
    case 'token':
      return [aCall(actor, encodeCall(methods.transfer, [receiver, 1n]))]
    case 'approve':
      return [aCall(actor, encodeCall(methods.approve, [receiver, 1n]))]
    case 'nft':
      return [aCall(actor, encodeCall(methods.safeTransferFrom, [address, receiver, 1n]))]
    case 'call':
      return [aCall(actor, '0x12345678')]
    case 'coin':
      return [aCall(actor, '0x', 1n)]
    case 'refund':
      return [aCall(between.address, encodeExec({ ...coin, ...refund }, signed))]
    case 'signMessage': {
      const at = { chainId: '1', address: second.address, version: second.version }
      const message =
        second.version >= '1.5.0'
          ? hashOf(second, payment)
          : signedBytes(safeTxTypedData(at, payment))
      const to = addressesOf('SignMessageLib', '1.4.1')[0] as Address
      const data = encodeCall(methods.signMessage, [message])
      return [{ to, value: 0n, data, operation: 1 }]
    }
    default:
      return []
  }
}

const hashOf = ({ address, version }: SafeSetup, tx: SafeTx): Hex =>
  safeTxHash({ chainId: '1', address, version }, tx)

const word = (value: number): Hex => toHex(value, { size: 2 })

/** Code that makes one call, whatever it is asked, and returns true, whatever comes of it. */
function codeOf({ to, data }: BatchCall): Hex {
  const length = word(size(data))
  const copy = (from: number): Hex => concat(['0x61', length, '0x61', word(from), '0x600039'])
  const call: Hex = concat(['0x6000600061', length, '0x6000600073', to, '0x5af150'])
  const end: Hex = '0x600160005260206000f3'
  const start = size(concat([copy(0), call, end]))
  return concat([copy(start), call, end, data])
}

const reverts: Hex = '0x60006000fd'

/** A world in which the unknown contract has this code. */
export function withActor(genesis: Genesis, code: Hex): Genesis {
  const codeHash = keccak256(code)
  const accounts = { [actor]: { nonce: 1, balance: '0x0', codeHash } } as const
  return { ...genesis, layers: [...genesis.layers, { accounts, codes: { [codeHash]: code } }] }
}
