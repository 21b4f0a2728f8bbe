import { concat, encodeFunctionData, pad, parseAbi, size, slice, toHex } from 'viem'
import { type Address, type Hex, zeroAddress } from '#base'
import type { SafeTx } from '#domain'
import {
  addressesOf,
  type BatchCall,
  type Confirmed,
  encodeMultiSend,
  plainTx,
  safeTxHash,
} from '#safe'
import { encodeExec } from '../../../src/safe/execution.ts'
import { encodeCall } from '../../../src/safe/method.ts'
import { methods } from '../../../src/safe/methods.ts'
import type { Random } from '../safe/random.ts'
import { approvedBy } from '../../../mocks/chain/safeTools.ts'
import { lower } from './slots.ts'
import {
  allowanceModule,
  type Approvals,
  defaultHandler,
  heldIds,
  hijacker,
  imitation,
  items,
  keeperModule,
  nft,
  noDelegateGuard,
  outsiders,
  owners,
  permit2,
  type SafeSetup,
  tokens,
  type TokenKind,
  vault,
  type Version,
  versions,
} from './world.ts'

/** A transaction of the first Safe, and the Safes that it may involve. */
export interface Case {
  cell: Cell
  /** The first one executes; each one owns, and is a module of, the next. */
  safes: readonly SafeSetup[]
  tx: SafeTx
  /** Transactions that are approved by their hash, as a gateway reports them. */
  known: readonly { safe: Address; hash: Hex; tx: SafeTx; confirmations?: readonly Confirmed[] }[]
  approvals: Approvals
}

/** One combination that a case stands for. */
export interface Cell {
  method: string
  encoding: Encoding
  depth: Depth
}

type Depth = keyof typeof depths
type Encoding = keyof typeof encodings

interface Context {
  draw: Random
  /** The account that makes the call. */
  safe: SafeSetup
  place: number
  all: readonly SafeSetup[]
}

type Made = Partial<BatchCall> & { to: Address }

const abi = parseAbi([
  'function mint(address to, uint256 tokenId)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)',
  'function transferFrom(address from, address to, uint160 amount, address token)',
  'function spend(address safe, address to, uint256 value, bytes data)',
])

const amount = ({ draw }: Context): bigint => draw.uint() % 10n ** 20n
const anyone = ({ draw, all }: Context): Address =>
  lower(draw.pick([...outsiders, ...owners, ...all.map(({ address }) => address)]))
const token = ({ draw }: Context): TokenKind => draw.pick<TokenKind>(Object.values(tokens))
const ownId = ({ draw, place }: Context): bigint => draw.pick(heldIds(place))
const selfCall =
  (data: (context: Context) => Hex) =>
  (context: Context): Made => ({ to: context.safe.address, data: data(context) })
const previous = (list: readonly Address[], one: Address): Address => {
  const at = list.findIndex((other) => lower(other) === lower(one))
  return at > 0 ? (list[at - 1] as Address) : '0x0000000000000000000000000000000000000001'
}
const library = (
  contract: Parameters<typeof addressesOf>[0],
  version: Parameters<typeof addressesOf>[1],
): Address => addressesOf(contract, version)[0] as Address
const newcomer = ({ draw }: Context): Address => draw.pick(outsiders)

/** Every method that the product decodes, and calls of known contracts that it doesn't. */
export const calls: Readonly<Record<string, (context: Context) => Made>> = {
  'send coin': (context) => ({ to: anyone(context), value: amount(context) }),
  'send coin to a contract': ({ draw }) => ({ to: vault, value: BigInt(draw.upTo(3)) }),
  'send coin to an imitation of a Safe': ({ draw }) => ({
    to: imitation,
    value: BigInt(draw.upTo(3)),
  }),
  'a few bytes': ({ draw }) => ({ to: vault, data: draw.bytes(1 + draw.upTo(3)) }),
  'ERC-20 transfer': (context) => ({
    to: token(context).address,
    data: encodeCall(methods.transfer, [anyone(context), amount(context)]),
  }),
  'ERC-20 too much': (context) => ({
    to: token(context).address,
    data: encodeCall(methods.transfer, [anyone(context), 10n ** 30n]),
  }),
  'ERC-20 transferFrom': (context) => {
    const next = context.all[(context.place + 1) % context.all.length] as SafeSetup
    return {
      to: token(context).address,
      data: encodeCall(methods.transferFrom, [next.address, anyone(context), amount(context)]),
    }
  },
  'ERC-20 approve': (context) => ({
    to: token(context).address,
    data: encodeCall(methods.approve, [
      anyone(context),
      context.draw.pick([0n, amount(context), 2n ** 256n - 1n]),
    ]),
  }),
  'ERC-721 transferFrom': (context) => ({
    to: nft.address,
    data: encodeCall(methods.transferFrom, [context.safe.address, anyone(context), ownId(context)]),
  }),
  'ERC-721 safeTransferFrom': (context) => ({
    to: nft.address,
    data: encodeCall(methods.safeTransferFrom, [
      context.safe.address,
      anyone(context),
      ownId(context),
    ]),
  }),
  'ERC-721 with data': (context) => ({
    to: nft.address,
    data: encodeCall(methods.safeTransferFromWithData, [
      context.safe.address,
      anyone(context),
      ownId(context),
      context.draw.bytes(1 + context.draw.upTo(60)),
    ]),
  }),
  'ERC-721 approve': (context) => ({
    to: nft.address,
    data: encodeCall(methods.approve, [anyone(context), ownId(context)]),
  }),
  'approve all NFTs': (context) => ({
    to: nft.address,
    data: encodeCall(methods.setApprovalForAll, [anyone(context), context.draw.upTo(4) > 0]),
  }),
  'approve all items': (context) => ({
    to: items.address,
    data: encodeCall(methods.setApprovalForAll, [anyone(context), context.draw.upTo(4) > 0]),
  }),
  'ERC-1155 transfer': (context) => ({
    to: items.address,
    data: encodeFunctionData({
      abi,
      functionName: 'safeTransferFrom',
      args: [context.safe.address, anyone(context), ownId(context), 3n, '0x'],
    }),
  }),
  'Permit2 approve': (context) => ({
    to: permit2,
    data: encodeCall(methods.permit2Approve, [
      token(context).address,
      anyone(context),
      amount(context),
      context.draw.pick([0, 1_900_000_000]),
    ]),
  }),
  'limit: add': (context) => ({
    to: allowanceModule,
    data: encodeCall(methods.addDelegate, [newcomer(context)]),
  }),
  'limit: set': (context) => ({
    to: allowanceModule,
    data: encodeCall(methods.setAllowance, [
      outsiders[0] as Address,
      context.draw.pick([zeroAddress, tokens.plain.address]),
      amount(context) % 2n ** 96n,
      context.draw.pick([0, 1440]),
      0,
    ]),
  }),
  'limit: reset': () => ({
    to: allowanceModule,
    data: encodeCall(methods.resetAllowance, [outsiders[0] as Address, tokens.plain.address]),
  }),
  'limit: delete': () => ({
    to: allowanceModule,
    data: encodeCall(methods.deleteAllowance, [outsiders[0] as Address, tokens.plain.address]),
  }),
  'limit: remove': (context) => ({
    to: allowanceModule,
    data: encodeCall(methods.removeDelegate, [outsiders[0] as Address, context.draw.upTo(2) > 0]),
  }),
  'add owner': selfCall((context) =>
    encodeCall(methods.addOwnerWithThreshold, [
      newcomer(context),
      BigInt(1 + context.draw.upTo(2)),
    ]),
  ),
  'remove owner': selfCall(({ safe }) => {
    const owner = safe.owners.at(-1) as Address
    return encodeCall(methods.removeOwner, [previous(safe.owners, owner), owner, 1n])
  }),
  'swap owner': selfCall((context) => {
    const owner = context.draw.pick(context.safe.owners)
    return encodeCall(methods.swapOwner, [
      previous(context.safe.owners, owner),
      owner,
      newcomer(context),
    ])
  }),
  'change threshold': selfCall(({ safe, draw }) =>
    encodeCall(methods.changeThreshold, [BigInt(1 + draw.upTo(safe.owners.length))]),
  ),
  'enable module': selfCall((context) => encodeCall(methods.enableModule, [newcomer(context)])),
  'disable module': selfCall(({ safe, draw }) => {
    const module = draw.pick(safe.modules)
    return encodeCall(methods.disableModule, [previous(safe.modules, module), module])
  }),
  'set guard': selfCall(({ draw }) =>
    encodeCall(methods.setGuard, [draw.pick([zeroAddress, noDelegateGuard])]),
  ),
  'set handler': selfCall((context) => encodeCall(methods.setFallbackHandler, [anyone(context)])),
  'unknown call of itself': selfCall(({ draw }) => draw.bytes(4 + draw.upTo(40))),
  'sign message': (context) => ({
    to: library('SignMessageLib', '1.4.1'),
    operation: 1,
    data: encodeCall(methods.signMessage, [context.draw.bytes(32)]),
  }),
  migrate: () => ({
    to: library('SafeMigration', '1.4.1'),
    operation: 1,
    data: encodeCall(methods.migrateSingleton, []),
  }),
  'hijack by delegatecall': (context) => ({
    to: hijacker,
    operation: 1,
    data: encodeCall(methods.transfer, [anyone(context), amount(context)]),
  }),
  'mint an NFT': (context) => ({
    to: nft.address,
    data: encodeFunctionData({
      abi,
      functionName: 'mint',
      args: [anyone(context), 10n ** 6n + amount(context)],
    }),
  }),
  'pull by Permit2': (context) => ({
    to: permit2,
    data: encodeFunctionData({
      abi,
      functionName: 'transferFrom',
      args: [context.safe.address, anyone(context), 1n, tokens.plain.address],
    }),
  }),
  'spend by module': (context) => ({
    to: keeperModule,
    data: encodeFunctionData({
      abi,
      functionName: 'spend',
      args: [context.safe.address, anyone(context), 1n, '0x'],
    }),
  }),
  'token call with coin': (context) => ({
    to: tokens.plain.address,
    value: 1n,
    data: encodeCall(methods.transfer, [anyone(context), amount(context)]),
  }),
  'random bytes': (context) => ({
    to: context.draw.pick([tokens.plain.address, nft.address, permit2, allowanceModule]),
    data: context.draw.bytes(4 + 32 * context.draw.upTo(5)),
  }),
}

const word = (data: Hex, at: number): Hex => slice(data, 4 + 32 * at, 36 + 32 * at)
const withWord = (data: Hex, at: number, value: Hex): Hex =>
  concat([
    slice(data, 0, 4 + 32 * at),
    value,
    ...(size(data) > 36 + 32 * at ? [slice(data, 36 + 32 * at)] : []),
  ])
const wordCount = (data: Hex): number => Math.floor((size(data) - 4) / 32)

/** Ways in which the same call, or nearly the same, can be written; null where there is none. */
export const encodings = {
  canonical: (data: Hex): Hex | null => data,
  'dirty upper bytes': (data: Hex, draw: Random): Hex | null => {
    const places = Array.from({ length: wordCount(data) }, (_, at) => at).filter(
      (at) => BigInt(word(data, at)) >> 160n === 0n,
    )
    if (places.length === 0) return null
    const at = draw.pick(places)
    return withWord(data, at, concat([draw.bytes(12), slice(word(data, at), 12)]))
  },
  'bool 2': (data: Hex): Hex | null => {
    for (let at = wordCount(data) - 1; at >= 0; at--)
      if (BigInt(word(data, at)) === 1n) return withWord(data, at, pad('0x02'))
    return null
  },
  'moved offset': (data: Hex): Hex | null => {
    for (let at = 0; at < wordCount(data); at++) {
      const offset = BigInt(word(data, at))
      if (offset === 0n || offset % 32n !== 0n || Number(offset) >= size(data) - 4) continue
      // The tail, once more, and the offset of that one.
      return concat([
        withWord(data, at, toHex(size(data) - 4, { size: 32 })),
        slice(data, 4 + Number(offset)),
      ])
    }
    return null
  },
  'trailing bytes': (data: Hex, draw: Random): Hex | null =>
    size(data) < 4 ? null : concat([data, draw.bytes(1 + draw.upTo(40))]),
  truncated: (data: Hex, draw: Random): Hex | null =>
    size(data) < 8
      ? null
      : slice(data, 0, size(data) - 1 - draw.upTo(Math.min(32, size(data) - 5))),
  'a changed byte': (data: Hex, draw: Random): Hex | null => {
    if (size(data) < 4) return null
    const at = draw.upTo(size(data))
    return concat([
      ...(at > 0 ? [slice(data, 0, at)] : []),
      draw.bytes(1),
      ...(at + 1 < size(data) ? [slice(data, at + 1)] : []),
    ])
  },
} as const

const call = (made: Made): BatchCall => ({ value: 0n, data: '0x', operation: 0, ...made })

const inBatch = ({ draw, safe }: Context, inner: BatchCall): BatchCall => {
  const version: '1.1.1' | '1.3.0' | '1.4.1' | '1.5.0' =
    safe.version < '1.3.0' ? '1.1.1' : (safe.version as '1.3.0')
  const callOnly = inner.operation === 0 && version !== '1.1.1' && draw.upTo(2) > 0
  const other = call({ to: draw.pick(outsiders), value: BigInt(draw.upTo(9)) })
  return call({
    to: library(callOnly ? 'MultiSendCallOnly' : 'MultiSend', version),
    operation: 1,
    data: encodeMultiSend(draw.upTo(2) > 0 ? [inner, other] : [other, inner]),
  })
}

const byOwner = (context: Context, inner: BatchCall): BatchCall => {
  const { draw, all, place } = context
  const owner = (all[place - 1] as SafeSetup).address
  const refund = draw.upTo(6) === 0
  const tx = plainTx({
    ...inner,
    nonce: 0n,
    ...(draw.upTo(4) === 0 && { safeTxGas: 2_000_000n }),
    ...(refund && { gasPrice: 3n, baseGas: 1_000n, refundReceiver: draw.pick(outsiders) }),
  })
  return call({
    to: (all[place] as SafeSetup).address,
    data: encodeExec(tx, approvedBy(owner).fixed as Hex),
  })
}

const byModule = ({ draw, safe }: Context, inner: BatchCall): BatchCall =>
  call({
    to: safe.address,
    data: encodeCall(
      draw.upTo(2) > 0
        ? methods.execTransactionFromModule
        : methods.execTransactionFromModuleReturnData,
      [inner.to, inner.value, inner.data, inner.operation],
    ),
  })

/**
 * How deep the call is, from the inside: `of` is the Safe that makes it. Each wrap is applied in
 * the Safe before, until the first one.
 */
export const depths = {
  alone: [],
  'in a batch': ['batch'],
  'in a batch in a batch': ['batch', 'batch'],
  'by an owned Safe': ['owner'],
  'by an owned Safe, in a batch': ['batch', 'owner', 'batch'],
  'by an owned Safe of an owned Safe': ['owner', 'owner'],
  'as a module': ['module'],
  'as a module, in a batch': ['batch', 'module'],
  'approved for an owned Safe': ['approval'],
  'approved for an owned Safe, in a batch': ['batch', 'approval', 'batch'],
} as const satisfies Record<string, readonly ('batch' | 'owner' | 'module' | 'approval')[]>

/** All combinations that apply: what no bytes can be written for is left out. */
export const cells: readonly Cell[] = Object.keys(calls).flatMap((method) =>
  (Object.keys(encodings) as Encoding[]).flatMap((encoding) =>
    (Object.keys(depths) as Depth[]).map((depth) => ({ method, encoding, depth })),
  ),
)

/** A case of a cell; null if the call can't be written that way. */
export function generate(draw: Random, cell: Cell): Case | null {
  const all = someSafes(draw)
  const steps = depths[cell.depth]
  const known: Case['known'][number][] = []
  const approvals: Approvals[number][] = []
  let place = steps.filter((step) => step !== 'batch').length
  const context = (): Context => ({ draw, all, place, safe: all[place] as SafeSetup })
  const made = call((calls[cell.method] as (of: Context) => Made)(context()))
  const data = encodings[cell.encoding](made.data, draw)
  if (data === null || (data === made.data && cell.encoding !== 'canonical')) return null
  let inner: BatchCall = { ...made, data }
  for (const step of steps) {
    if (step === 'batch') inner = inBatch(context(), inner)
    else if (step === 'owner') inner = byOwner(context(), inner)
    else if (step === 'module') inner = byModule(context(), inner)
    else {
      const safe = all[place] as SafeSetup
      const tx = plainTx({ ...inner, nonce: safe.nonce })
      const hash = safeTxHash({ chainId: '1', address: safe.address, version: safe.version }, tx)
      // Some aren't known to the gateway, and some it reports otherwise.
      const way = draw.upTo(4)
      if (way > 0)
        known.push({
          safe: safe.address,
          hash,
          tx: way === 1 ? { ...tx, value: tx.value + 1n } : tx,
        })
      inner = call({ to: safe.address, data: encodeCall(methods.approveHash, [hash]) })
    }
    if (step !== 'batch') place--
  }
  const outer = all[0] as SafeSetup
  const refund = draw.upTo(12) === 0
  const tx = plainTx({
    ...inner,
    nonce: outer.nonce,
    ...(refund && { gasPrice: 2n, baseGas: 500n, refundReceiver: draw.pick(outsiders) }),
  })
  const hash = safeTxHash({ chainId: '1', address: outer.address, version: outer.version }, tx)
  for (const owner of outer.owners) approvals.push({ safe: outer.address, owner, hash })
  return { cell, safes: all, tx, known, approvals }
}

/** Three Safes: each one owns the next alone, and is a module of it. */
function someSafes(draw: Random): readonly SafeSetup[] {
  const all: SafeSetup[] = []
  for (let place = 0; place < 3; place++) {
    const version: Version = draw.pick(versions)
    const before = all[place - 1]
    const people = owners.slice(0, 1 + draw.upTo(3))
    all.push({
      address: draw.address(),
      version,
      l2: draw.upTo(2) > 0,
      owners: before
        ? [before.address, ...people]
        : [...people, ...(draw.upTo(3) === 0 ? [outsiders[2] as Address] : [])],
      threshold: before ? 1 : 1 + draw.upTo(people.length),
      modules: [
        ...(before ? [before.address] : []),
        allowanceModule,
        ...(draw.upTo(3) === 0 ? [keeperModule] : []),
      ],
      guard: draw.upTo(6) === 0 && version >= '1.3.0' && version < '1.5.0' ? noDelegateGuard : null,
      handler: draw.upTo(5) > 0 ? defaultHandler(version) : null,
      nonce: BigInt(draw.upTo(100)),
      delegates: [outsiders[0] as Address],
    })
  }
  return all
}
