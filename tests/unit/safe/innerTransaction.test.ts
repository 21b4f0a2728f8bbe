import { describe, expect, it } from 'vitest'
import type { Address, Hex } from '#base'
import type { SafeTx } from '#domain'
import {
  addressesOf,
  allEffects,
  type BatchCall,
  type Decoded,
  decodeTransaction,
  type Effect,
  encodeMultiSend,
  isFullyKnown,
  plainTx,
  resolveInner,
  type RiskId,
  safeTxHash,
} from '#safe'
import { matchesEffect } from '../../../src/safe/compareSummary.ts'
import { encodeExec } from '../../../src/safe/execution.ts'
import { encodeCall } from '../../../src/safe/method.ts'
import { methods } from '../../../src/safe/methods.ts'
import { rounds } from '../../size.ts'
import { type Random, random } from './random.ts'
import { safe } from './vectors.ts'

const multiSend = addressesOf('MultiSend', '1.4.1')[0] as Address
const token: Address = '0x33bd7d5f3891538cbd1288024f7727005dced117'

/** Calls of an account, each with the risk that it has wherever it happens. */
const calls: readonly ((draw: Random, account: Address) => [Partial<SafeTx>, RiskId | null])[] = [
  (draw) => [{ to: draw.address(), value: draw.uint() }, null],
  (draw) => [{ to: token, data: encodeCall(methods.transfer, [draw.address(), 5n]) }, null],
  (draw) => [{ to: draw.address(), operation: 1, data: draw.bytes(36) }, 'untrustedDelegatecall'],
  (draw) => [
    { to: token, data: encodeCall(methods.approve, [draw.address(), 2n ** 256n - 1n]) },
    'unlimitedApproval',
  ],
  (draw, account) => [
    { to: account, data: encodeCall(methods.enableModule, [draw.address()]) },
    'moduleChange',
  ],
  (draw, account) => [
    { to: account, data: encodeCall(methods.changeThreshold, [BigInt(1 + draw.upTo(9))]) },
    'settingsChange',
  ],
  (draw) => [
    { to: draw.address(), gasPrice: 1n + draw.uint() / 2n, refundReceiver: draw.address() },
    'refund',
  ],
]

interface Case {
  tx: SafeTx
  /** Transactions whose hashes are approved. */
  approved: Map<Hex, SafeTx>
  /** Of the innermost transaction. */
  risk: RiskId | null
  innermost: SafeTx
  account: Address
}

const version = '1.4.1'
const hashOf = (account: Address, tx: SafeTx): Hex =>
  safeTxHash({ chainId: '1', address: account, version }, tx)

/** A transaction of a Safe that has up to four other Safes do something, inside each other. */
function aCase(draw: Random): Case {
  const accounts = [safe, ...Array.from({ length: 1 + draw.upTo(2) }, () => draw.address())]
  const approved = new Map<Hex, SafeTx>()
  const account = accounts.at(-1) as Address
  const [parts, risk] = draw.pick(calls)(draw, account)
  const innermost = plainTx({ to: account, nonce: 3n, ...parts })
  let tx = innermost
  for (const inner of accounts.slice(1).toReversed()) {
    const call: BatchCall = {
      to: inner,
      value: 0n,
      data: told(draw, inner, tx, approved),
      operation: 0,
    }
    tx =
      draw.upTo(2) === 0
        ? plainTx({ ...call, nonce: 3n })
        : plainTx({
            to: multiSend,
            operation: 1,
            data: encodeMultiSend([
              { to: draw.address(), value: 1n, data: '0x', operation: 0 },
              call,
            ]),
            nonce: 3n,
          })
  }
  return { tx, approved, risk, innermost, account }
}

/** The three ways to have another account do something. A module can't pay a refund. */
function told(draw: Random, account: Address, tx: SafeTx, approved: Map<Hex, SafeTx>): Hex {
  const way = tx.gasPrice === 0n ? draw.upTo(4) : draw.upTo(2)
  if (way === 0) return encodeExec(tx, draw.bytes(65))
  if (way === 1) {
    const hash = hashOf(account, tx)
    approved.set(hash, tx)
    return encodeCall(methods.approveHash, [hash])
  }
  return encodeCall(
    way === 2 ? methods.execTransactionFromModule : methods.execTransactionFromModuleReturnData,
    [tx.to, tx.value, tx.data, tx.operation],
  )
}

const review = ({ tx, approved }: Pick<Case, 'tx' | 'approved'>, isSafe = true): Promise<Decoded> =>
  resolveInner(decodeTransaction(tx, safe), safe, {
    find: async (_, hash) => approved.get(hash),
    versionOf: async () => (isSafe ? version : undefined),
  })

/** Decoded addresses have a checksum; those of a transaction's own fields may not. */
const asText = (value: Effect | { id: string; of: Address }): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'bigint' ? `${one}n` : one,
  ).toLowerCase()

describe('an action of another account', () => {
  it('is decoded with its risks at any depth, in batches, executions, and approvals', async () => {
    const draw = random()
    console.log(`SEED=${draw.seed}`)
    for (let round = 0; round < rounds(1_000); round++) {
      const one = aCase(draw)
      const alone = decodeTransaction(one.innermost, one.account)
      const { effect, risks } = await review(one)
      const innermost = allEffects(effect).filter((part) => asText(part) === asText(alone.effect))
      expect(innermost, asText(effect)).not.toEqual([])
      for (const { id } of alone.risks)
        expect(risks.map((risk) => asText({ id: risk.id, of: risk.of ?? '0x' }))).toContain(
          asText({ id, of: one.account }),
        )
      expect(alone.risks.map(({ id }) => id)).toEqual(one.risk ? [one.risk] : [])
      expect(isFullyKnown(effect)).toBe(isFullyKnown(alone.effect))
      // A summary that only names the call of another Safe is true, but isn't all there is.
      const summary = { kind: 'call', to: one.tx.to, raw: 0n } as const
      expect(one.tx.operation === 1 || matchesEffect(summary, effect, safe)).toBe(true)
    }
  })

  it('is a critical risk, and not fully known, if what is approved isn’t found', async () => {
    const draw = random()
    const hash = draw.bytes(32)
    const tx = plainTx({
      to: draw.address(),
      data: encodeCall(methods.approveHash, [hash]),
      nonce: 1n,
    })
    const { effect, risks } = await review({ tx, approved: new Map() })
    expect(risks).toEqual([{ id: 'unknownInner', at: [], of: tx.to }])
    expect(isFullyKnown(effect)).toBe(false)
  })

  it('is a critical risk if its executor isn’t a Safe', async () => {
    const to = random().address()
    const inner = plainTx({ to: safe, value: 1n, nonce: 0n })
    const tx = plainTx({ to, data: encodeExec(inner, '0x'), nonce: 1n })
    const { risks } = await review({ tx, approved: new Map() }, false)
    expect(risks).toEqual([{ id: 'unknownInner', at: [], of: to }])
  })

  it('may fail on its own where the contract doesn’t revert', () => {
    const inner = plainTx({ to: token, value: 1n, nonce: 0n })
    const mayFail = (data: Hex) => {
      const { effect } = decodeTransaction(plainTx({ to: token, data, nonce: 1n }), safe)
      return effect.kind === 'execute' && effect.inner.mayFail
    }
    expect(mayFail(encodeExec(inner, '0x'))).toBe(false)
    expect(mayFail(encodeExec({ ...inner, safeTxGas: 1n }, '0x'))).toBe(true)
    expect(mayFail(encodeExec({ ...inner, gasPrice: 1n }, '0x'))).toBe(true)
    const fromModule = encodeCall(methods.execTransactionFromModule, [token, 1n, '0x', 0])
    expect(mayFail(fromModule)).toBe(true)
  })

  it('may fail on its own in a Safe before 1.3.0', async () => {
    const inner = plainTx({ to: token, value: 1n, nonce: 0n })
    const tx = plainTx({ to: token, data: encodeExec(inner, '0x'), nonce: 1n })
    const mayFail = async (of: string) => {
      const { effect } = await resolveInner(decodeTransaction(tx, safe), safe, {
        find: async () => undefined,
        versionOf: async () => of,
      })
      return effect.kind === 'execute' && effect.inner.mayFail
    }
    expect(await mayFail('1.2.0')).toBe(true)
    expect(await mayFail('1.3.0')).toBe(false)
  })

  it('is unknown where a Safe’s version doesn’t have the setting', async () => {
    const data = encodeCall(methods.setGuard, [token])
    const reviewed = (of: string) =>
      resolveInner(decodeTransaction(plainTx({ to: safe, data, nonce: 1n }), safe), safe, {
        find: async () => undefined,
        versionOf: async () => of,
      })
    expect((await reviewed('1.3.0')).effect.kind).toBe('settings')
    const { effect, risks } = await reviewed('1.2.0')
    expect(effect).toEqual({ kind: 'call', to: safe, raw: 0n, selector: '0xe19a9dd9' })
    expect(risks).toContainEqual({ id: 'unknownSelfCall', at: [] })
    expect(isFullyKnown(effect)).toBe(false)
  })

  it('doesn’t multiply: approvals of approvals are followed up to a limit', async () => {
    const draw = random()
    const [first, second] = [draw.address(), draw.address()]
    const many = (call: BatchCall): SafeTx =>
      plainTx({
        to: multiSend,
        operation: 1,
        data: encodeMultiSend(Array.from({ length: 60 }, () => call)),
        nonce: 0n,
      })
    const approvalOf = (account: Address, tx: SafeTx): BatchCall => ({
      to: account,
      value: 0n,
      data: encodeCall(methods.approveHash, [hashOf(account, tx)]),
      operation: 0,
    })
    const pays = many({ to: draw.address(), value: 1n, data: '0x', operation: 0 })
    const inner = many(approvalOf(second, pays))
    const approved = new Map([
      [hashOf(second, pays), pays],
      [hashOf(first, inner), inner],
    ])
    let lookups = 0
    const { effect, risks } = await resolveInner(
      decodeTransaction(many(approvalOf(first, inner)), safe),
      safe,
      {
        find: async (_, hash) => {
          lookups++
          return approved.get(hash)
        },
        versionOf: async () => version,
      },
    )
    expect(lookups).toBeLessThanOrEqual(20)
    expect(allEffects(effect).length).toBeLessThan(2_500)
    expect(risks).toContainEqual(expect.objectContaining({ id: 'unknownInner' }))
    expect(isFullyKnown(effect)).toBe(false)
  })

  it('is a danger when it is nested deeper than it is followed', () => {
    const draw = random()
    let tx = plainTx({ to: token, operation: 1, data: '0x12345678', nonce: 0n })
    for (let depth = 0; depth < 6; depth++)
      tx = plainTx({ to: draw.address(), data: encodeExec(tx, '0x'), nonce: 0n })
    const { effect, risks } = decodeTransaction(tx, safe)
    expect(risks).toContainEqual(expect.objectContaining({ id: 'undecodable' }))
    expect(isFullyKnown(effect)).toBe(false)
  })
})
