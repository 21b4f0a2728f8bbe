import { beforeAll, describe, expect, it } from 'vitest'
import type { Address, Hex } from '#base'
import {
  addressesOf,
  type Effect,
  encodeMultiSend,
  isDoubt,
  isImpossible,
  plainTx,
  type Prospect,
  prospectsOf,
  safeTxHash,
} from '#safe'
import { prepare } from '#signing'
import { approvedBy, packSignatures } from '../../../mocks/chain/safeTools.ts'
import { SealedState } from '../../../mocks/chain/state/SealedState.ts'
import type { Genesis } from '../../../mocks/chain/types.ts'
import { encodeExec } from '../../../src/safe/execution.ts'
import { encodeCall } from '../../../src/safe/method.ts'
import { methods } from '../../../src/safe/methods.ts'
import { rounds, size } from '../../size.ts'
import { random } from '../safe/random.ts'
import { actor, anActingCase, type Way, ways, withActor } from './acting.ts'
import { execute, inputOf, portOf, send, succeeded } from './judge.ts'
import type { Case } from './generate.ts'
import { aNestedCase, type Nested, receiver, type Step } from './nested.ts'
import { lower, safeSlots, slotIn } from './slots.ts'
import {
  defaultHandler,
  genesisWith,
  outsiders,
  owners,
  type SafeSetup,
  sharedGenesis,
} from './world.ts'

let shared: Genesis
beforeAll(async () => {
  shared = await sharedGenesis()
})

/** In the order in which a case is built; those of what is no Safe say nothing. */
const prospectsIn = (effect: Effect): readonly Prospect[] => {
  if (effect.kind === 'batch') return effect.effects.flatMap(prospectsIn)
  if (effect.kind !== 'approveHash' && effect.kind !== 'execute') return []
  if (effect.kind === 'execute' ? effect.account === actor : effect.safe === actor) return []
  return [
    effect.prospect ?? { status: 'unknown' },
    ...(effect.inner ? prospectsIn(effect.inner.effect) : []),
  ]
}

/** The innermost execution around a step that can fail without stopping what is around it. */
const boundaryOf = ({ within }: Step): Step | null =>
  !within || within.mayFail ? within : boundaryOf(within)

/** What a review says of the steps of a case. */
class Told {
  readonly #told: ReadonlyMap<Step, Prospect>
  /** What happens in the transaction itself. */
  readonly now: readonly Step[]

  constructor(steps: readonly Step[], effect: Effect) {
    const prospects = prospectsIn(effect)
    if (prospects.length !== steps.length) throw new Error('The review shows other steps.')
    this.#told = new Map(steps.map((step, at) => [step, prospects[at] as Prospect]))
    this.now = steps.filter(({ isLater }) => !isLater)
  }

  of(step: Step): Prospect {
    return this.#told.get(step) as Prospect
  }

  /** Whether what has this boundary is undone: approving with a used nonce is no use, but works. */
  fails(boundary: Step | null): boolean {
    return this.now.some((step) => {
      const prospect = this.of(step)
      const isFailing = isImpossible(prospect) && prospect.status !== 'nonceUsed'
      return isFailing && boundaryOf(step) === boundary
    })
  }

  happens(step: Step): boolean {
    const boundary = boundaryOf(step)
    return !this.fails(boundary) && (boundary === null || this.happens(boundary))
  }
}

const statuses = ['runs', 'counts', 'notOwner', 'notModule', 'nonceUsed', 'unsigned'] as const
const isOpen = ({ status }: Prospect) => status === 'unknown' || status === 'guarded'
const isImpossibleOrOpen = (one: Prospect) => isImpossible(one) || isOpen(one)
const slotOf = (owner: Address, { hash }: Step) =>
  slotIn(slotIn(safeSlots.approvedHashes, owner), hash)
const nonceIn = (state: SealedState, { address }: { address: Address }) =>
  BigInt(state.slot(address, safeSlots.nonce))
const isApproved = (state: SealedState, owner: Address, step: Step) =>
  BigInt(state.slot(step.safe.address, slotOf(owner, step))) !== 0n

/** Whether a transaction is executed by anyone, or by `from`, with some more owners' approval. */
async function runs(
  state: SealedState,
  step: Step,
  { more, from = outsiders[0] as Address }: { more: number; from?: Address },
): Promise<boolean> {
  const { safe, tx, valid } = step
  const agreed = safe.owners.flatMap(
    (owner) =>
      valid.find((one) => lower(one.owner) === owner) ??
      (isApproved(state, owner, step) ? approvedBy(owner) : []),
  )
  const others = safe.owners
    .filter((owner) => !agreed.some((one) => lower(one.owner) === owner))
    .slice(0, more)
  const threshold = Number(BigInt(state.slot(safe.address, safeSlots.threshold)))
  const signatures = packSignatures([...agreed, ...others.map(approvedBy)].slice(0, threshold))
  const outcome = await send(
    state,
    { from, to: safe.address, data: encodeExec(tx, signatures) },
    {
      [safe.address]: {
        stateDiff: Object.fromEntries(others.map((owner) => [slotOf(owner, step), '0x1'])),
      },
    },
  )
  return succeeded(outcome)
}

/** What goes wrong with a case; empty if the EVM does what the review says. */
async function judgeNested(one: Nested) {
  const genesis = genesisWith(shared, one.safes, one.approvals)
  const { effect, risks } = await prepare(await portOf(genesis), inputOf(one))
  // What is nested too deeply isn't decoded, and never green.
  if (risks.some(isDoubt)) return { found: [], problems: [] }
  const told = new Told(one.steps, effect)
  const { now } = told
  const found = one.steps.map((step) => told.of(step).status)
  if (now.some((step) => isOpen(told.of(step)))) return { found, problems: [] }
  const before = new SealedState(genesis.layers)
  const outcome = await execute(before, one)
  const isExecuted = succeeded(outcome)
  if (isExecuted === told.fails(null))
    return { found, problems: [isExecuted ? 'It works.' : 'It doesn’t work.'] }
  const problems = await unsignedProblems(told, before, one)
  if (!isExecuted) return { found, problems }
  const after = new SealedState(genesis.layers)
  after.apply(outcome.changes)
  for (const safe of one.safes.slice(1)) {
    const executed = now.filter(
      (step) => step.kind === 'execute' && step.safe === safe && told.happens(step),
    )
    const expected = safe.nonce + BigInt(executed.length)
    if (nonceIn(after, safe) !== expected)
      problems.push(`The nonce is ${nonceIn(after, safe)}, not ${expected}.`)
  }
  for (const [at, step] of now.entries()) {
    if (step.kind !== 'approve') continue
    const isExpected = isApproved(before, step.by, step) || told.happens(step)
    if (isApproved(after, step.by, step) !== isExpected) problems.push('The approval.')
    if (!told.happens(step)) continue
    if (now.slice(at + 1).some(({ safe }) => safe === step.safe)) continue
    problems.push(...(await approvalProblems(told, after, step, one)))
  }
  return { found, problems }
}

/** What is missing, as the review says, is what is missing. */
async function unsignedProblems(told: Told, before: SealedState, { steps }: Nested) {
  const first = told.now[0] as Step
  const prospect = told.of(first)
  if (prospect.status !== 'unsigned' || steps.some(({ within }) => within === first)) return []
  const { missing } = prospect
  const withMore = (more: number) => runs(before, first, { more, from: first.by })
  const isExact = (await withMore(missing)) && !(missing > 0 && (await withMore(missing - 1)))
  return isExact ? [] : [`Not exactly ${missing} signatures are missing.`]
}

/** An approval brings its transaction as far as the review says. */
async function approvalProblems(told: Told, after: SealedState, step: Step, { steps }: Nested) {
  const prospect = told.of(step)
  // What it executes itself has prospects of its own.
  if (steps.some(({ within }) => within === step)) return []
  const everyone = step.safe.owners.length
  if (prospect.status === 'nonceUsed')
    return (await runs(after, step, { more: everyone })) ? ['Its nonce isn’t used.'] : []
  if (prospect.status !== 'counts') return [`It ${prospect.status}.`]
  const { approvals, required, next } = prospect
  const missing = Math.max(0, required - approvals)
  if (next !== undefined)
    return next < step.tx.nonce && !(await runs(after, step, { more: everyone }))
      ? []
      : ['Its nonce is next.']
  if (!(await runs(after, step, { more: missing }))) return [`${missing} more aren’t enough.`]
  return missing > 0 && (await runs(after, step, { more: missing - 1 }))
    ? [`${missing - 1} more are enough.`]
    : []
}

const aSafe = (digit: string, list: readonly Address[], threshold: number): SafeSetup => ({
  address: `0x${digit.repeat(40)}`,
  version: '1.4.1',
  l2: false,
  owners: list,
  threshold,
  modules: [],
  guard: null,
  handler: defaultHandler('1.4.1'),
  nonce: 4n,
  delegates: [],
})
const aCall = (to: Address, data: Hex) => ({ to, value: 0n, data, operation: 0 }) as const

describe('what a review says about other Safes’ transactions, executed', () => {
  it(
    'shows whether inner transactions run, and what they still need',
    { timeout: 1_800_000 },
    async () => {
      const draw = random()
      console.log(`SEED=${draw.seed}`)
      const seen = new Map<Prospect['status'], number>()
      for (let round = 0; round < rounds(120); round++) {
        const one = await aNestedCase(draw)
        const { found, problems } = await judgeNested(one)
        expect(problems, `round ${round}: ${described(one, found)}`).toEqual([])
        for (const status of found) seen.set(status, (seen.get(status) ?? 0) + 1)
      }
      console.log(Object.fromEntries(seen))
      if (size === 'short') return
      const all = [...seen.values()].reduce((sum, count) => sum + count, 0)
      expect((seen.get('unknown') ?? 0) / all).toBeLessThan(0.2)
      for (const status of statuses) expect(seen.get(status), status).toBeGreaterThan(3)
    },
  )

  it(
    'makes no claims about later calls once unknown code has run',
    { timeout: 1_800_000 },
    async () => {
      const draw = random()
      console.log(`SEED=${draw.seed}`)
      const flipped = new Map<Way, number>()
      const known = new Map<Way, number>()
      for (let round = 0; round < rounds(150); round++) {
        const one = await anActingCase(draw)
        const genesis = withActor(genesisWith(shared, one.safes, one.approvals), one.code)
        const { effect, isFullyKnown } = await prepare(await portOf(genesis), inputOf(one))
        const prospects = prospectsIn(effect)
        const state = new SealedState(genesis.layers)
        const isExecuted = succeeded(await execute(state, one))
        const { way } = one
        const seen = `round ${round}, ${way}: ${JSON.stringify(prospects)}, executed ${isExecuted}`
        const isWrong = isExecuted
          ? prospects.some(isImpossible)
          : isFullyKnown || !prospects.some(isImpossibleOrOpen)
        expect(isWrong, seen).toBe(false)
        if (!prospects.some(isOpen)) known.set(way, (known.get(way) ?? 0) + 1)
        const bare = genesisWith(shared, one.alone.safes, one.approvals)
        const isAlone = succeeded(await execute(new SealedState(bare.layers), one.alone))
        if (isAlone !== isExecuted) flipped.set(way, (flipped.get(way) ?? 0) + 1)
      }
      console.log(Object.fromEntries(flipped), Object.fromEntries(known))
      if (size === 'short') return
      expect(ways.filter((way) => !(way === 'nothing' ? known : flipped).has(way))).toEqual([])
    },
  )

  it.each([
    ['runs', true],
    ['unsigned', false],
  ] as const)('an execution %s with an approval that comes first: %s', async (status, isFirst) => {
    const counts = { status: 'counts', approvals: 1, required: 2 }
    const { prospects, isExecuted } = await tried(aPair(isFirst))
    expect(prospects).toMatchObject(
      isFirst ? [counts, { status: 'runs' }, { status }] : [{ status: 'runs' }, { status }, counts],
    )
    expect(isExecuted).toBe(isFirst)
  })

  it('knows another threshold that comes first', async () => {
    const first = aSafe('1', owners.slice(0, 1), 1)
    const second = aSafe('2', [first.address, ...owners.slice(0, 1)], 1)
    const both = encodeCall(methods.changeThreshold, [2n])
    const sender = approvedBy(first.address).fixed as Hex
    const one = aBatch(
      [first, second],
      [
        aCall(
          second.address,
          encodeExec(plainTx({ ...aCall(second.address, both), nonce: 4n }), sender),
        ),
        aCall(second.address, encodeExec(aPayment(5n), sender)),
      ],
    )
    expect(await tried(one)).toEqual({
      prospects: [{ status: 'runs' }, { status: 'unsigned', missing: 1 }],
      isExecuted: false,
    })
  })

  it('is unknown after an action that may have failed', async () => {
    const first = aSafe('1', owners.slice(0, 1), 1)
    const second = { ...aSafe('2', owners, 1), modules: [first.address] }
    const third = aSafe('3', [second.address, ...owners.slice(0, 1)], 1)
    const inner = [
      // It works, and is undone: no one made the second Safe a module of the third one.
      aCall(third.address, encodeExec(aPayment(4n), approvedBy(second.address).fixed as Hex)),
      aCall(third.address, encodeCall(methods.execTransactionFromModule, [receiver, 1n, '0x', 0])),
    ]
    const payment = aPayment(4n)
    const hash = safeTxHash({ chainId: '1', address: third.address, version: '1.4.1' }, payment)
    const owner = owners[0] as Address
    const one = aBatch(
      [first, second, third],
      [
        aCall(
          second.address,
          encodeCall(methods.execTransactionFromModule, [multiSend, 0n, encodeMultiSend(inner), 1]),
        ),
        aCall(third.address, encodeExec(payment, approvedBy(owner).fixed as Hex)),
      ],
      [{ safe: third.address, owner, hash }],
    )
    expect(await tried(one)).toEqual({
      prospects: [
        { status: 'runs' },
        { status: 'runs' },
        { status: 'notModule' },
        { status: 'unknown' },
      ],
      isExecuted: true,
    })
  })

  it('is nothing once they are executed', async () => {
    const one = aPair(true)
    const genesis = genesisWith(shared, one.safes, one.approvals)
    const executed = { ...inputOf(one), isExecuted: true }
    const { effect } = await prepare(await portOf(genesis), executed)
    expect(prospectsOf(effect)).toEqual([])
  })

  it('is nothing where the gateway chose the node', async () => {
    const one = aPair(true)
    const port = await portOf(genesisWith(shared, one.safes, one.approvals))
    const { effect } = await prepare({ ...port, isIndependent: false }, inputOf(one))
    expect(prospectsOf(effect)).toEqual([])
  })

  it('is unknown, and never green, where a Safe can’t be read', async () => {
    const one = aPair(true)
    const port = await portOf(genesisWith(shared, one.safes, one.approvals))
    const [, , third] = one.safes
    const review = await prepare(
      {
        ...port,
        snapshot: (at, hash) =>
          at.address === third?.address && hash !== undefined
            ? Promise.reject(new Error('The node is busy.'))
            : port.snapshot(at, hash),
      },
      inputOf(one),
    )
    expect(prospectsOf(review.effect)).toContainEqual({ status: 'unknown' })
    expect(review.isFullyKnown).toBe(false)
  })
})

const multiSend = addressesOf('MultiSend', '1.4.1')[0] as Address
const aPayment = (nonce: bigint) => plainTx({ to: receiver, value: 1n, data: '0x', nonce })

/** What the first of these Safes has the others do, one after the other. */
const aBatch = (
  safes: readonly SafeSetup[],
  calls: readonly ReturnType<typeof aCall>[],
  approvals: Case['approvals'] = [],
): Case => ({
  cell: { method: 'nested', encoding: 'canonical', depth: 'alone' },
  safes,
  tx: plainTx({
    to: multiSend,
    value: 0n,
    data: encodeMultiSend(calls),
    operation: 1,
    nonce: 4n,
  }),
  known: [],
  approvals,
})

/** What a review says of a case, and whether it is executed. */
async function tried(one: Case) {
  const genesis = genesisWith(shared, one.safes, one.approvals)
  const { effect } = await prepare(await portOf(genesis), inputOf(one))
  const isExecuted = succeeded(await execute(new SealedState(genesis.layers), one))
  return { prospects: prospectsIn(effect), isExecuted }
}

/** The first Safe approves for the third, and has the second one execute it: 2 of 2. */
function aPair(isFirst: boolean): Case {
  const first = aSafe('1', owners.slice(0, 1), 1)
  const second = aSafe('2', [first.address], 1)
  const third = aSafe('3', [first.address, second.address], 2)
  const inner = aPayment(4n)
  const hash = safeTxHash({ chainId: '1', address: third.address, version: '1.4.1' }, inner)
  const both = packSignatures([first, second].map(({ address }) => approvedBy(address)))
  const execution = plainTx({ ...aCall(third.address, encodeExec(inner, both)), nonce: 4n })
  const calls = [
    aCall(third.address, encodeCall(methods.approveHash, [hash])),
    aCall(second.address, encodeExec(execution, approvedBy(first.address).fixed as Hex)),
  ]
  const known = [{ safe: third.address, hash, tx: inner }]
  return { ...aBatch([first, second, third], isFirst ? calls : calls.toReversed()), known }
}

const described = ({ steps, safes }: Nested, statuses: readonly string[]): string => {
  const nameOf = (address: Address) => 'ABC'[safes.findIndex((one) => one.address === address)]
  return steps
    .map(
      ({ kind, by, safe, isLater, mayFail, tx, valid }, at) =>
        `${nameOf(by)} ${kind} ${nameOf(safe.address)} ${safe.version} ${safe.threshold} of ` +
        `${safe.owners.length} nonce ${safe.nonce} with ${tx.nonce}, valid ${valid.length}` +
        `${isLater ? ' later' : ''}${mayFail ? ' may fail' : ''}: ${statuses[at]}`,
    )
    .join('; ')
}
