import { type Address, type Log, sameAddress, zeroAddress } from '#base'
import { type Mined, runsIn } from './minedRuns.ts'
import { type BatchCall, decodeMultiSend } from './multiSend.ts'
import { reportsCoins } from './nativeToken.ts'
import { codeAt } from './officialCode.ts'
import { addressIn, type Transfer, transfersBy, wordIn } from './transfers.ts'

/** `isRefund`: paid for the execution, as the owners signed. */
export type MinedTransfer = Transfer & { isRefund?: true }

export interface MinedTransfers {
  transfers: readonly MinedTransfer[]
  /**
   * False if native coins may have left unseen: no event reports them, and what ran isn't known,
   * such as that of a module, or of a Safe without such events whose transaction was sent through
   * another contract.
   */
  isComplete: boolean
  /** Whether the Safe is known to have made a call; before 1.1.0, no event reports it. */
  hasRun: boolean
}

const events = {
  received: '0x3d0ce9bfc3ed7d6862dbb28b2dea94561fe714a1b4d019aa8af39730d1ad7c3d',
  // `Deposit` and `Withdrawal` of wrapped coins, which emit no `Transfer`.
  wrapped: '0xe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c',
  unwrapped: '0x7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b65',
} as const

/**
 * Everything that a mined transaction moved into or out of a Safe: tokens by their contracts'
 * events, native coins by the calls that the Safe made and by its own events. Coins that a Safe
 * before 1.3.0 gets from another contract are in neither.
 */
export function minedTransfers(mined: Mined, safe: Address): MinedTransfers {
  if (mined.status === 'reverted') return { transfers: [], isComplete: true, hasRun: false }
  const { runs, refunds, isComplete } = runsIn(mined, safe)
  const sent = runs.map(({ call }) => coinsSent(call, safe))
  const events = mined.logs.flatMap((log) => transfersBy(log, safe).map((one) => ({ log, one })))
  const reported = events.filter(({ log }) => reportsCoins(log.address))
  const coins: readonly MinedTransfer[] =
    reported.length > 0
      ? reported.map(({ one }) => ({ kind: 'native', raw: one.raw, with: one.with }))
      : [
          ...received(mined, safe),
          ...sent.flatMap((one) => one ?? []),
          ...refunds
            .filter(({ kind }) => kind === 'native')
            .map((one) => ({ ...one, isRefund: true as const })),
        ]
  const tokens = events.flatMap(({ log, one }) => (reportsCoins(log.address) ? [] : [one]))
  return {
    transfers: [
      ...coins,
      ...withRefunds([...tokens, ...wrapped(coins, tokens, mined.logs, safe)], refunds),
    ],
    isComplete: isComplete && sent.every((one) => one !== undefined),
    hasRun: runs.length > 0,
  }
}

/**
 * Marks the refunds among the tokens' transfers: their contracts report them like any other
 * transfer.
 */
function withRefunds(
  tokens: readonly MinedTransfer[],
  refunds: readonly Transfer[],
): readonly MinedTransfer[] {
  const isSame = (one: Transfer, other: Transfer) =>
    one.kind === 'erc20' &&
    other.kind === 'erc20' &&
    one.raw === other.raw &&
    sameAddress(one.token, other.token) &&
    sameAddress(one.with, other.with)
  const paid = new Set<MinedTransfer>()
  for (const refund of refunds) {
    const found = tokens.findLast((one) => !paid.has(one) && isSame(one, refund))
    if (found) paid.add(found)
  }
  return tokens.map((one) => (paid.has(one) ? { ...one, isRefund: true as const } : one))
}

/** undefined: a delegatecall to code that isn't known to send no coins. */
function coinsSent(call: BatchCall, safe: Address): readonly MinedTransfer[] | undefined {
  if (call.operation === 0)
    return call.value > 0n && !sameAddress(call.to, safe)
      ? [{ kind: 'native', raw: -call.value, with: call.to }]
      : []
  const calls = decodeMultiSend(call.to, call.data, safe)
  if (calls) {
    const sent = calls.map((inner) => coinsSent(inner, safe))
    return sent.every((one) => one !== undefined) ? sent.flat() : undefined
  }
  const official = codeAt(call.to)?.contract
  return official === 'SignMessageLib' || official === 'SafeMigration' ? [] : undefined
}

/** Coins that arrive: by the Safe's own events, and those sent along without one. */
function received({ from, to, value, logs }: Mined, safe: Address): readonly MinedTransfer[] {
  const told = logs.flatMap(({ address, topics, data }): readonly MinedTransfer[] => {
    const [event, sender] = topics
    const by = addressIn(sender)
    const raw = wordIn(data)
    const isTold = sameAddress(address, safe) && event === events.received
    return isTold && by && raw && !sameAddress(by, safe) ? [{ kind: 'native', raw, with: by }] : []
  })
  const isTold = told.some((one) => one.raw === value && sameAddress(one.with, from))
  if (!to || !sameAddress(to, safe) || value === 0n || isTold) return told
  return [{ kind: 'native', raw: value, with: from }, ...told]
}

/**
 * Tokens for coins that the Safe sent to be wrapped, and coins for tokens that it got unwrapped:
 * the contract reports both, unless it reports a token that is created or destroyed.
 */
function wrapped(
  coins: readonly MinedTransfer[],
  tokens: readonly Transfer[],
  logs: readonly Log[],
  safe: Address,
): readonly MinedTransfer[] {
  const keyOf = (token: Address, raw: bigint) => `${token.toLowerCase()} ${raw}`
  const left = new Map<string, number>()
  const add = (key: string, count: number) => left.set(key, (left.get(key) ?? 0) + count)
  for (const { address, topics, data } of logs) {
    const [event, of] = topics
    const raw = wordIn(data)
    const isWrap = event === events.wrapped
    if ((!isWrap && event !== events.unwrapped) || raw === undefined) continue
    if (sameAddress(addressIn(of), safe)) add(keyOf(address, isWrap ? raw : -raw), 1)
  }
  for (const one of tokens)
    if (one.kind === 'erc20' && sameAddress(one.with, zeroAddress))
      add(keyOf(one.token, one.raw), -1)
  return coins.flatMap(({ raw, with: token }): readonly MinedTransfer[] => {
    const key = keyOf(token, -raw)
    if ((left.get(key) ?? 0) < 1) return []
    add(key, -1)
    return [{ kind: 'erc20', token, raw: -raw, with: token }]
  })
}
