import { describe, expect, test } from 'vitest'
import type { Address, ChainSnapshot, Hex } from '#base'
import {
  type CheckId,
  domainHash,
  type ReportedSafe,
  type VerificationInput,
  verifyTransaction,
} from '#safe'
import { transferData } from '../../../../../mocks/chain/transferData.ts'
import { differenceText } from '../../../../../src/screens/transactions/review/differenceText.ts'
import { transactionText } from '../../../../../src/screens/common/signing/text.ts'
import { englishText } from '../../../../../stories/englishText.ts'
import { a, b, hash, on, safe, tx } from '../../../safe/vectors.ts'

const text = englishText(transactionText)
const other: Address = '0x2222222222222222222222222222222222222222'
const at = { chainId: '17000', address: safe }
const snapshot: ChainSnapshot = {
  ...at,
  blockNumber: 100n,
  owners: [a.address, b.address],
  threshold: 2,
  nonce: 7n,
  version: '1.4.1',
  singleton: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
  singletonCodeHash: '0x1fe2df852ba3299d6534ef416eefa406e56ced995bca886ab7a553e6d0c5e1c4',
  proxyCodeHash: '0x4c4fbded328c3a670dde13310bb5e7d6564930d5cafcfda40f8df9537cfc9288',
  guard: null,
  moduleGuard: null,
  modules: [],
  modulesComplete: true,
  fallbackHandler: null,
  domainSeparator: domainHash(on('17000')),
  contractOwners: null,
  approvals: null,
}
const reported: ReportedSafe = {
  owners: snapshot.owners,
  threshold: 2,
  nonce: 7,
  version: '1.4.1',
  guard: null,
  modules: [],
  fallbackHandler: null,
}
const honest: VerificationInput = {
  at,
  shown: { tx, summary: { kind: 'native', to: tx.to, raw: tx.value } },
  claimedHash: hash,
  confirmations: [{ signer: a.address, signature: a.signature }],
  reported,
  snapshot,
}
const wrongHash: Hex = `0x${'77'.repeat(32)}`
const paid = { ...tx, to: other, value: 0n, data: transferData(a.address, 25n) }
const chain = (parts: Partial<ChainSnapshot>) => ({ snapshot: { ...snapshot, ...parts } })

interface Lie {
  input: Partial<VerificationInput>
  /** Both values, as displayed. */
  values: readonly string[]
}

/** How each check can fail; empty for those that never do: nothing is compared with them. */
const lies: Readonly<Record<CheckId, readonly Lie[]>> = {
  hash: [{ input: { claimedHash: wrongHash }, values: [wrongHash, hash] }],
  summary: [
    {
      input: { shown: { tx, summary: { kind: 'native', to: other, raw: 3n } } },
      // Its values are the review's sentences.
      values: [text('differs.summaryOther')],
    },
  ],
  decoding: [
    { method: 'approve', value: '25', says: ['approve(address, uint256)', 'transfer(address'] },
    { method: 'transfer', value: '24', says: [`transfer(${a.address}, 24)`, ', 25)'] },
  ].map(({ method, value, says }) => ({
    input: {
      shown: {
        tx: paid,
        summary: { kind: 'erc20', token: other, to: a.address, raw: 25n },
        decoding: {
          method,
          parameters: [
            { name: 'to', type: 'address', value: a.address, calls: [], inner: null },
            { name: 'value', type: 'uint256', value, calls: [], inner: null },
          ],
          accuracy: 'UNKNOWN',
        },
      },
    },
    values: says,
  })),
  decimals: [
    {
      input: {
        shown: {
          tx: paid,
          summary: { kind: 'erc20', token: other, to: a.address, raw: 25n, decimals: 18 },
        },
        tokens: [{ token: other, decimals: 6 }],
      },
      values: ['18', '6'],
    },
  ],
  libraries: [
    {
      input: { libraries: { status: 'differs', shown: '0x01', actual: '0x02' } },
      values: ['0x01', '0x02'],
    },
  ],
  signatures: [
    {
      input: { confirmations: [{ signer: b.address, signature: a.signature }] },
      values: [b.address, 'another account made it'],
    },
    {
      input: { confirmations: [{ signer: other, signature: a.signature }] },
      values: [other, "isn't an owner"],
    },
  ],
  execution: [
    {
      input: { isExecuted: true, execution: { reported: 'success', found: 'reverted' } },
      values: ['success', 'reverted'],
    },
    {
      input: { isExecuted: true, execution: { reported: 'success', found: 'none' } },
      values: ['success', 'not found'],
    },
  ],
  domain: [
    {
      input: chain({ domainSeparator: wrongHash }),
      values: [wrongHash, domainHash(on('17000'))],
    },
  ],
  owners: [
    {
      input: { reported: { ...reported, owners: [a.address, b.address, other] } },
      values: ['3', '2', `Only the gateway lists ${other}.`],
    },
    {
      input: { reported: { ...reported, owners: [a.address, other] } },
      values: [`Only the gateway lists ${other}.`, `Only the chain lists ${b.address}.`],
    },
  ],
  threshold: [{ input: { reported: { ...reported, threshold: 1 } }, values: ['1', '2'] }],
  nonce: [
    { input: { reported: { ...reported, nonce: 5 } }, values: ['5', '7'] },
    {
      input: { shown: { ...honest.shown, tx: { ...tx, nonce: 12n } }, isNonceUsed: true },
      values: ['nonce 12 is used', 'nonce 7 is next'],
    },
  ],
  version: [{ input: { reported: { ...reported, version: '1.3.0' } }, values: ['1.3.0', '1.4.1'] }],
  proxy: [],
  implementation: [
    {
      input: chain({ singleton: other, singletonCodeHash: wrongHash }),
      values: [other, 'official Safe contract'],
    },
    {
      input: chain({ singletonCodeHash: wrongHash }),
      values: [wrongHash, String(snapshot.singletonCodeHash)],
    },
    { input: chain({ version: '1.3.0' }), values: ['1.3.0', '1.4.1'] },
  ],
  guard: [{ input: chain({ guard: other }), values: ['says none', other] }],
  moduleGuard: [],
  modules: [
    { input: chain({ modules: [other] }), values: ['0', '1', `Only the chain lists ${other}.`] },
  ],
  handler: [
    { input: { reported: { ...reported, fallbackHandler: other } }, values: [other, 'says none'] },
  ],
}

describe('a failed check is a sentence with both values', () => {
  test.each(Object.entries(lies).flatMap(([id, all]) => all.map((lie) => [id, lie] as const)))(
    '%s',
    async (id, { input, values }) => {
      const { checks, confirmations } = await verifyTransaction({ ...honest, ...input })
      const check = checks.find((one) => one.id === id)
      expect(check?.status).toBe('differs')
      const words = check && differenceText(text, check, { signatures: confirmations })
      for (const value of values) expect(words).toContain(value)
      // Nothing is left out, and nothing is the text of a missing value.
      expect(words).not.toMatch(/undefined|null|\{|\}|“”|: \./)
    },
  )
})

test("a summary uses the review's sentences, if these differ", () => {
  const check = { id: 'summary', status: 'differs', needed: true } as const
  const summary = { shown: 'Send 2.5 ETH to dave.eth', actual: 'Send 25 ETH to 0x2222…2222' }
  expect(differenceText(text, check, { summary })).toBe(
    'The gateway says “Send 2.5 ETH to dave.eth”. ' +
      'The transaction data says “Send 25 ETH to 0x2222…2222”.',
  )
})

test('of a draft, nothing is what a gateway says', () => {
  const summary = { shown: 'Send 2.5 ETH to Dave', actual: 'Send 25 ETH to Erin' }
  for (const id of ['summary', 'decoding'] as const)
    expect(
      differenceText(
        text,
        { id, status: 'differs', needed: true, ...summary },
        { summary, isDraft: true },
      ),
    ).toBe('The draft shows “Send 2.5 ETH to Dave”. Its data says “Send 25 ETH to Erin”.')
})

test('many wrong signatures are counted after the first ones', () => {
  const signatures = Array.from({ length: 5 }, (_, at) => ({
    signer: `0x${`${at}`.repeat(40)}` as const,
    kind: 'eoa' as const,
    status: 'differs' as const,
    why: 'otherSigner' as const,
  }))
  const words = differenceText(
    text,
    { id: 'signatures', status: 'differs', needed: true },
    { signatures },
  )
  expect(words).toContain(signatures[2]?.signer)
  expect(words).not.toContain(signatures[3]?.signer)
  expect(words).toContain(text('signatures.more', { count: 2 }))
})
