import type { Address, Hex } from '#base'
import {
  allEffects,
  decodeTransaction,
  type Effect,
  isFullyKnown,
  type ReportedSafe,
  type Risk,
  type RiskId,
} from '#safe'
import { type ChainPort, prepare, type PrepareInput, type Review } from '#signing'
import { createEngine, type Outcome, type RunOptions } from '../../../mocks/chain/evm/engine.ts'
import { createChain } from '../../../mocks/chain/index.ts'
import { approvedBy, packSignatures } from '../../../mocks/chain/safeTools.ts'
import { SealedState } from '../../../mocks/chain/state/SealedState.ts'
import type { Genesis, StateDelta } from '../../../mocks/chain/types.ts'
import { codeAt } from '../../../src/safe/officialCode.ts'
import { encodeExec } from '../../../src/safe/execution.ts'
import { actionOf } from '../../../src/screens/transactions/review/actionOf.ts'
import { chainPort } from '../../../src/screens/core/ports/chainPort.ts'
import { summaryOf } from '../../../src/screens/transactions/review/summaryOf.ts'
import { aClient } from '../chain/setup.ts'
import type { Case } from './generate.ts'
import { type Before, type Broken, Model } from './predict.ts'
import { lower, safeSlots, slotIn } from './slots.ts'
import {
  allowanceModule,
  caseTime,
  genesisWith,
  items,
  nft,
  permit2,
  type SafeSetup,
  tokens,
} from './world.ts'

export interface Verdict {
  review: Review
  /** Whether the action itself succeeded. */
  isExecuted: boolean
  /** What the review got wrong; empty if it was right. */
  problems: readonly string[]
}

/**
 * Reviews a case as the dialog would, executes it, and compares.
 * @param through what the review's reads of the chain go through
 */
export async function judge(
  shared: Genesis,
  one: Case,
  through: (port: ChainPort) => ChainPort = (port) => port,
): Promise<Verdict> {
  const genesis = genesisWith(shared, one.safes, one.approvals)
  // What the product shows before anything is signed.
  const review = await prepare(through(await portOf(genesis)), inputOf(one))
  const sealed = new SealedState(genesis.layers)
  const outcome = await execute(sealed, one)
  const isExecuted = succeeded(outcome)
  return { review, isExecuted, problems: isExecuted ? compare(review, sealed, outcome, one) : [] }
}

/** The app's own reads, from a node with this state. */
export async function portOf(genesis: Genesis): Promise<ChainPort> {
  const chain = await createChain({ chainId: 1, genesis, now: () => caseTime * 1000 })
  return published(chainPort(aClient(chain).client, true))
}

/** A new transaction with its own summary, and the Safe as a true gateway reports it. */
export function inputOf({ safes, tx, known }: Case): PrepareInput {
  const safe = safes[0] as SafeSetup
  const { effect } = decodeTransaction(tx, safe.address)
  const action = actionOf(effect, tx, {
    safe: safe.address,
    tokens: Object.values(tokens).map(({ address, symbol, decimals }) => ({
      token: address,
      name: symbol,
      symbol,
      decimals,
      balance: null,
    })),
  })
  return {
    detail: { at: { chainId: '1', address: safe.address }, tx, decoded: null, multisig: null },
    summary: summaryOf(action, tx.operation),
    reported: reportedOf(safe),
    isExecuted: false,
    lookUp: async (at, hash) => {
      const found = known.find(
        (other) => lower(other.safe) === lower(at.address) && other.hash === hash,
      )
      return found ? { tx: found.tx, confirmations: found.confirmations ?? [] } : null
    },
  }
}

const reportedOf = ({ version, handler, ...safe }: SafeSetup): ReportedSafe => ({
  ...safe,
  version,
  fallbackHandler: handler,
})

/**
 * The contracts of 1.0.0 and 1.2.0 that npm has differ from the deployed ones in the hash of their
 * source alone, so that their code has another hash.
 */
const published = (port: ChainPort): ChainPort => ({
  ...port,
  snapshot: async (at, hash) => {
    const snapshot = await port.snapshot(at, hash)
    const official = snapshot.singleton && codeAt(snapshot.singleton)
    return official && (official.version === '1.0.0' || official.version === '1.2.0')
      ? { ...snapshot, singletonCodeHash: official.codeHash ?? null }
      : snapshot
  },
})

export async function execute(sealed: SealedState, { safes, tx }: Case): Promise<Outcome> {
  const safe = safes[0] as SafeSetup
  const signers = safe.owners.slice(0, safe.threshold)
  const data = encodeExec(tx, packSignatures(signers.map(approvedBy)))
  return send(sealed, { from: signers[0] as Address, to: safe.address, data })
}

/** Sends a call to a state, which stays as it is. */
export async function send(
  sealed: SealedState,
  message: { from: Address; to: Address; data: Hex },
  overrides: RunOptions['overrides'] = {},
): Promise<Outcome> {
  const engine = await createEngine(1, sealed)
  return engine.run(
    { ...message, value: 0n, gas: 25_000_000n, gasPrice: 10n },
    {
      number: 23_500_000,
      timestamp: caseTime,
      baseFee: 1n,
      gasLimit: 30_000_000n,
      coinbase: '0x00000000000000000000000000000000c0ffe200',
    },
    { free: true, overrides },
  )
}

/** Whether a Safe's transaction was executed, and its action succeeded. */
export const succeeded = ({ ok, returnData }: Outcome): boolean =>
  ok && BigInt(returnData === '0x' ? 0 : returnData) === 1n

interface Changed {
  address: Address
  slot: Hex | null
}

/** Contracts whose storage counts. */
const counted: readonly Address[] = [
  ...Object.values(tokens).map(({ address }) => address),
  nft.address,
  items.address,
  permit2,
  allowanceModule,
]

function compare(review: Review, sealed: SealedState, outcome: Outcome, one: Case): string[] {
  const before: Before = readerOf(sealed, { accounts: {}, codes: {} }, one.safes)
  const after: Before = readerOf(sealed, outcome.changes, one.safes)
  const outer = one.safes[0] as SafeSetup
  // Contracts before 1.3.0 forget an approval once it has counted.
  const own = [
    safeSlots.nonce,
    ...one.approvals.map(({ owner, hash }) => approvalSlot(owner, hash)),
  ]
  const changed = changesOf(sealed, outcome.changes, one).filter(
    ({ address, slot }) => address !== lower(outer.address) || slot === null || !own.includes(slot),
  )
  // An inner transaction that may fail did, or didn't: what fits is what happened.
  const attempts = choices(fallible(review.effect)).map((failed) => {
    const model = new Model(before)
    model.apply(review.effect, outer.address, (account) => failed.includes(lower(account)))
    const broken = model.broken(after).filter((fact) => !isWarned(fact, review.risks))
    const unexplained = changed.filter(({ address, slot }) => !model.isAbout(address, slot))
    return { broken, unexplained: unexplained.filter((change) => !isPaid(change, review)) }
  })
  const best = attempts.toSorted(
    (a, b) => a.broken.length + a.unexplained.length - b.broken.length - b.unexplained.length,
  )[0]
  if (!best || isAnythingPossible(review)) return []
  const isGreen = review.isFullyKnown || review.risks.some(({ id }) => id === 'amountDiffers')
  const unexplained = isGreen && isFullyKnown(review.effect) ? best.unexplained : []
  return [
    ...unexplained.map(
      ({ address, slot }) => `changed without a word: ${address} ${slot ?? 'coin'}`,
    ),
    ...best.broken.map(
      ({ name, expected, actual }) => `didn’t happen: ${name} ${expected}, but ${actual}`,
    ),
  ]
}

/** Critical risks after which nothing else that is shown needs to be true. */
const overriding: readonly RiskId[] = [
  'untrustedDelegatecall',
  'unknownSelfCall',
  'undecodable',
  'malformed',
  'unknownInner',
  'implementationChange',
]

const isAnythingPossible = ({ risks }: Review): boolean =>
  risks.some(({ id }) => overriding.includes(id))

const isWarned = ({ name, token }: Broken, risks: readonly Risk[]): boolean =>
  (token !== undefined &&
    risks.some(({ id }) => id === 'amountDiffers' || id === 'amountUnknown')) ||
  (name === 'coin' && hasRefund(risks))

/** A refund is paid to its receiver, which is shown with a critical risk, in an unknown amount. */
const isPaid = ({ slot }: Changed, { risks }: Review): boolean => slot === null && hasRefund(risks)

const hasRefund = (risks: readonly Risk[]): boolean => risks.some(({ id }) => id === 'refund')

const approvalSlot = (owner: Address, hash: Hex): Hex =>
  slotIn(slotIn(safeSlots.approvedHashes, owner), hash)

const fallible = (effect: Effect): readonly Address[] =>
  allEffects(effect).flatMap((one) =>
    one.kind === 'execute' && one.inner.mayFail ? [lower(one.account)] : [],
  )

const choices = (all: readonly Address[]): readonly (readonly Address[])[] =>
  all.reduce<readonly (readonly Address[])[]>(
    (sets, one) => sets.flatMap((set) => [set, [...set, one]]),
    [[]],
  )

function changesOf(sealed: SealedState, { accounts }: StateDelta, { safes }: Case): Changed[] {
  const tracked = new Set([...counted, ...safes.map(({ address }) => lower(address))])
  return Object.entries(accounts).flatMap(([key, record]): Changed[] => {
    const address = key as Address
    const balance = BigInt(sealed.account(address)?.balance ?? 0)
    const coin = BigInt(record?.balance ?? 0) === balance ? [] : [{ address, slot: null }]
    const slots = tracked.has(address) ? Object.entries(record?.storage ?? {}) : []
    return [
      ...coin,
      ...slots.flatMap(([slot, value]) =>
        BigInt(sealed.slot(address, slot)) === BigInt(value)
          ? []
          : [{ address, slot: slot as Hex }],
      ),
    ]
  })
}

function readerOf(
  sealed: SealedState,
  { accounts }: StateDelta,
  safes: readonly SafeSetup[],
): Before {
  return {
    safes,
    slot: (address, slot) =>
      BigInt(accounts[address]?.storage?.[slot] ?? sealed.slot(address, slot)),
    balance: (address) => BigInt((accounts[address] ?? sealed.account(address))?.balance ?? 0),
  }
}
