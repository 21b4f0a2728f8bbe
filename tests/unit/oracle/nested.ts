import { concat, type Hex, pad, sliceHex } from 'viem'
import type { Address } from '#base'
import type { SafeTx } from '#domain'
import { addressesOf, type BatchCall, encodeMultiSend, plainTx, safeTxHash } from '#safe'
import {
  approvedBy,
  type OwnerSignature,
  packSignatures,
  signedByContract,
  signPrefixed,
  signTyped,
} from '../../../mocks/chain/safeTools.ts'
import { people } from '../../../mocks/people.ts'
import { encodeExec } from '../../../src/safe/execution.ts'
import { encodeCall } from '../../../src/safe/method.ts'
import { methods } from '../../../src/safe/methods.ts'
import type { Random } from '../safe/random.ts'
import type { Case } from './generate.ts'
import { lower } from './slots.ts'
import {
  type Approvals,
  defaultHandler,
  noDelegateGuard,
  outsiders,
  owners,
  type SafeSetup,
  versions,
} from './world.ts'

/** What one Safe has another one do, as it was built: the truth that a review has to find. */
export interface Step {
  kind: 'approve' | 'execute' | 'module'
  by: Address
  safe: SafeSetup
  /** With the nonce that it is signed with. */
  tx: SafeTx
  hash: Hex
  /** The owners who have validly approved or signed it before this step, with what shows it. */
  valid: readonly OwnerSignature[]
  /** Only what is approved here would do it. */
  isLater: boolean
  /** The execution of another Safe in which it happens. */
  within: Step | null
  mayFail: boolean
}

export interface Nested extends Case {
  steps: readonly Step[]
}

/** Has no code, which could reject what it gets. */
export const receiver = outsiders[1] as Address
const keys = Object.values(people)

interface Build {
  draw: Random
  /** One in how many things is wrong: what depends on others is only reached if most work. */
  odds: number
  all: readonly SafeSetup[]
  /** The next nonce of each Safe. */
  nonces: Map<Address, bigint>
  steps: Step[]
  approvals: Approvals[number][]
  known: Case['known'][number][]
}

/** Safes that own each other, or don't, and a transaction that has them approve and execute. */
export async function aNestedCase(draw: Random): Promise<Nested> {
  const odds = draw.pick([3, 12, 12])
  const all = someSafes(draw, odds)
  const outer = all[0] as SafeSetup
  const build: Build = {
    draw,
    odds,
    all,
    nonces: new Map(all.map(({ address, nonce }) => [address, nonce])),
    steps: [],
    approvals: [],
    known: [],
  }
  build.nonces.set(outer.address, outer.nonce + 1n)
  const count = 1 + draw.upTo(4)
  const calls: BatchCall[] = []
  for (let at = 0; at < count; at++) calls.push(await aStep(build, outer, 1))
  const tx = plainTx({ ...batched(draw, calls), nonce: outer.nonce })
  const { steps, approvals, known } = build
  const cell = { method: 'nested', encoding: 'canonical', depth: 'alone' } as const
  return { cell, safes: all, tx, known, approvals, steps }
}

/** Neither a gas limit nor anything else that could fail. */
const batched = (draw: Random, calls: readonly BatchCall[]): BatchCall =>
  calls.length === 1 && draw.upTo(2) > 0
    ? (calls[0] as BatchCall)
    : {
        to: addressesOf('MultiSend', draw.pick(['1.3.0', '1.4.1', '1.5.0']))[0] as Address,
        value: 0n,
        data: encodeMultiSend(calls),
        operation: 1,
      }

/** Each may own, and be a module of, those after it. */
function someSafes(draw: Random, odds: number): readonly SafeSetup[] {
  const all: SafeSetup[] = []
  for (let place = 0; place < 3; place++) {
    const version = draw.pick(versions)
    const before = all.map(({ address }) => address)
    const people = owners.slice(0, 1 + draw.upTo(3))
    const list = [...before.filter(() => draw.upTo(odds) > 0), ...people]
    all.push({
      address: draw.address(),
      version,
      l2: draw.upTo(2) > 0,
      owners: place === 0 ? people : list,
      threshold: place === 0 ? 1 : 1 + draw.upTo(Math.min(3, list.length)),
      modules: before.filter(() => draw.upTo(odds) > 0),
      guard:
        place > 0 && draw.upTo(10) === 0 && version >= '1.3.0' && version < '1.5.0'
          ? noDelegateGuard
          : null,
      handler: defaultHandler(version),
      nonce: BigInt(5 + draw.upTo(20)),
      delegates: [],
    })
  }
  return all
}

const coin: BatchCall = { to: receiver, value: 1n, data: '0x', operation: 0 }

type Within = Pick<Step, 'isLater'> & { step: Step | null }

/** One step of a Safe that has another one act. */
async function aStep(
  build: Build,
  by: SafeSetup,
  depth: number,
  within: Within = { isLater: false, step: null },
): Promise<BatchCall> {
  const { draw, odds, all } = build
  const after = all.slice(all.indexOf(by) + 1)
  const isAny = after.length === 0 || draw.upTo(odds) === 0
  const others = isAny ? all.filter((one) => one !== by) : after
  const safe = others[draw.upTo(others.length)] as SafeSetup
  const way = draw.upTo(5)
  if (way < 2) return anApproval(build, by, safe, depth, within)
  return way < 4
    ? anExecution(build, by, safe, depth, within)
    : aModuleCall(build, by, safe, depth, within)
}

/** What the inner transaction does: most of them send a coin. */
async function anAction(
  build: Build,
  safe: SafeSetup,
  depth: number,
  within: Within,
): Promise<BatchCall> {
  const { draw } = build
  const way = draw.upTo(8)
  if (way < 2 && depth < 3) return aStep(build, safe, depth + 1, within)
  if (way < 4 && depth < 3) {
    const first = await aStep(build, safe, depth + 1, within)
    return batched(draw, [first, await aStep(build, safe, depth + 1, within)])
  }
  if (way > 5) return coin
  const data = draw.pick([
    encodeCall(methods.changeThreshold, [BigInt(1 + draw.upTo(safe.owners.length))]),
    encodeCall(methods.enableModule, [draw.address()]),
  ])
  return { to: safe.address, value: 0n, data, operation: 0 }
}

async function anApproval(
  build: Build,
  by: SafeSetup,
  safe: SafeSetup,
  depth: number,
  within: Within,
): Promise<BatchCall> {
  const { draw, odds, nonces, steps, known } = build
  const next = nonces.get(safe.address) as bigint
  const step: Step = {
    kind: 'approve',
    by: by.address,
    safe,
    tx: plainTx({ ...coin, nonce: next }),
    hash: '0x',
    valid: [],
    isLater: within.isLater,
    within: within.step,
    mayFail: false,
  }
  steps.push(step)
  const nonce = draw.upTo(odds) > 0 ? next : next + draw.pick([-1n, 1n, 3n])
  const later = new Map(nonces)
  nonces.set(safe.address, nonce + 1n)
  const action = await anAction(build, safe, depth, { isLater: true, step })
  for (const [address, value] of later) nonces.set(address, value)
  step.tx = plainTx({ ...action, nonce })
  step.hash = hashOf(safe, step.tx)
  const signed = await signatures(build, step, safe.owners)
  step.valid = signed.flatMap(({ part, isValid }) => (isValid ? [part] : []))
  known.push({
    safe: safe.address,
    hash: step.hash,
    tx: step.tx,
    confirmations: signed.map(({ listed }) => listed),
  })
  const data = encodeCall(methods.approveHash, [step.hash])
  return { to: safe.address, value: 0n, data, operation: 0 }
}

async function anExecution(
  build: Build,
  by: SafeSetup,
  safe: SafeSetup,
  depth: number,
  within: Within,
): Promise<BatchCall> {
  const { draw, odds, nonces, steps } = build
  const nonce = nonces.get(safe.address) as bigint
  nonces.set(safe.address, nonce + 1n)
  const mayFail = draw.upTo(5) === 0
  const step: Step = {
    kind: 'execute',
    by: by.address,
    safe,
    tx: plainTx({ to: safe.address, value: 0n, data: '0x', nonce }),
    hash: '0x',
    valid: [],
    isLater: within.isLater,
    within: within.step,
    mayFail: mayFail || safe.version < '1.3.0',
  }
  steps.push(step)
  const action = await anAction(build, safe, depth, { isLater: within.isLater, step })
  step.tx = plainTx({ ...action, nonce, ...(mayFail && { safeTxGas: 100_000n }) })
  step.hash = hashOf(safe, step.tx)
  const isSigner = safe.owners.includes(by.address) && draw.upTo(odds) > 0
  const others = safe.owners.filter((owner) => owner !== by.address)
  const count = safe.threshold - (isSigner ? 1 : 0) - (draw.upTo(odds) > 0 ? 0 : 1)
  const signed = await signatures(build, step, others, Math.max(0, count))
  const parts = [...(isSigner ? [approvedBy(by.address)] : []), ...signed.map(({ part }) => part)]
  step.valid = [
    ...(isSigner ? [approvedBy(by.address)] : []),
    ...signed.flatMap(({ part, isValid }) => (isValid ? [part] : [])),
  ]
  const packed = packSignatures(parts)
  const isTurned =
    draw.upTo(2 * odds) === 0 && parts.length > 1 && parts.every(({ fixed }) => fixed)
  const data = encodeExec(step.tx, isTurned ? turned(packed, parts.length) : packed)
  return { to: safe.address, value: 0n, data, operation: 0 }
}

async function aModuleCall(
  build: Build,
  by: SafeSetup,
  safe: SafeSetup,
  depth: number,
  within: Within,
): Promise<BatchCall> {
  const { steps } = build
  const step: Step = {
    kind: 'module',
    by: by.address,
    safe,
    tx: plainTx({ ...coin, nonce: 0n }),
    hash: '0x',
    valid: [],
    isLater: within.isLater,
    within: within.step,
    mayFail: true,
  }
  steps.push(step)
  const { to, value, data, operation } = await anAction(build, safe, depth, {
    isLater: within.isLater,
    step,
  })
  return {
    to: safe.address,
    value: 0n,
    data: encodeCall(methods.execTransactionFromModule, [to, value, data, operation]),
    operation: 0,
  }
}

const hashOf = ({ address, version }: SafeSetup, tx: SafeTx): Hex =>
  safeTxHash({ chainId: '1', address, version }, tx)

/** The other way around: valid, but not as the contract wants them. */
const turned = (packed: Hex, count: number): Hex =>
  concat(
    Array.from({ length: count }, (_, at) =>
      sliceHex(packed, (count - at - 1) * 65, (count - at) * 65),
    ),
  )

interface Signed {
  /** As in the signatures of an execution. */
  part: OwnerSignature
  /** As a gateway lists it. */
  listed: { signer: Address; signature: Hex | null }
  isValid: boolean
}

/** How some of the owners have agreed to a transaction, or seem to have. */
async function signatures(
  { draw, odds, approvals }: Build,
  { safe, hash }: Step,
  from: readonly Address[],
  count = draw.upTo(from.length + 1),
): Promise<readonly Signed[]> {
  const all: Signed[] = []
  for (const owner of from.slice(0, count)) {
    const person = keys.find(({ address }) => lower(address) === owner)
    const isRight = draw.upTo(odds) > 0
    const way = person
      ? draw.pick(isRight ? (['chain', 'key', 'text'] as const) : (['other', 'none'] as const))
      : isRight
        ? 'chain'
        : 'contract'
    if (way === 'chain' || way === 'none') {
      if (way === 'chain') approvals.push({ safe: safe.address, owner, hash })
      all.push({
        part: approvedBy(owner),
        listed: { signer: owner, signature: null },
        isValid: way === 'chain',
      })
    } else if (way === 'contract') {
      // Its handler wants signatures of its own owners, or a message that they have signed.
      const signature = packSignatures([signedByContract(owner, '0x')])
      all.push({
        part: signedByContract(owner, '0x'),
        listed: { signer: owner, signature },
        isValid: false,
      })
    } else if (person) {
      const made =
        way === 'text'
          ? await signPrefixed(person, hash)
          : await signTyped(person, way === 'key' ? hash : pad('0x05'))
      const isValid = way === 'key' || (way === 'text' && safe.version >= '1.1.0')
      all.push({
        part: { ...made, owner },
        listed: { signer: owner, signature: made.fixed as Hex },
        isValid,
      })
    }
  }
  return all
}
