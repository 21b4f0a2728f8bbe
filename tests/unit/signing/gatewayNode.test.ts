import { describe, expect, test } from 'vitest'
import type { Address } from '#base'
import { erc20Transfer, plainTx, type Summary } from '#safe'
import { prepare, type PrepareInput, prepareMessage } from '#signing'
import { proofStrip } from '../../../src/screens/transactions/review/proofStrip.ts'
import { transactionText } from '../../../src/screens/common/signing/text.ts'
import { englishText } from '../../../stories/englishText.ts'
import { size } from '../../size.ts'
import { random } from '../safe/random.ts'
import { a, aChainPort, at, detail, reported, summary } from './fakePorts.ts'

// A gateway and the node that it names can tell the same lie.

const text = englishText(transactionText)
const dai: Address = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const cases = size === 'nightly' ? 1_000 : 100

/** A node that says of every token what the gateway says of it. */
const lyingNode = (decimals: number, isIndependent: boolean) =>
  aChainPort({
    isIndependent,
    tokens: async (list) =>
      list.map((token) => ({ token, name: 'Dai', symbol: 'DAI', decimals, balance: 0n })),
  })

/** A transfer of DAI as a gateway describes it that claims these decimals. */
function transfer(raw: bigint, to: Address, decimals: number): PrepareInput {
  const shown: Summary = { kind: 'erc20', token: dai, to, raw, decimals }
  const tx = plainTx({ ...erc20Transfer(dai, to, raw), nonce: 7n })
  return {
    detail: { at, tx, decoded: null, multisig: null },
    summary: shown,
    reported,
    isExecuted: false,
  }
}

const statusOf = async (...input: Parameters<typeof prepare>) => {
  const review = await prepare(...input)
  return proofStrip(text, { review, failed: review.unread }).status
}

test('1,000,000 DAI isn’t verified as 1 DAI, even if gateway and node agree', async () => {
  const million = transfer(10n ** 24n, a.address, 24)
  // This is what the gateway's node could do as long as it counted.
  expect(await statusOf(lyingNode(24, true), million)).toBe('verified')
  expect(await statusOf(lyingNode(24, false), million)).toBe('unverifiable')
  expect((await prepare(lyingNode(24, false), million)).signable).toBeNull()
})

test(`nothing is verified or can be signed through a gateway’s node (${cases} lies)`, async () => {
  const draw = random()
  for (let turn = 0; turn < cases; turn++) {
    const decimals = draw.upTo(40)
    const input = draw.pick<() => PrepareInput>([
      () => transfer(draw.uint(), draw.address(), decimals),
      () => ({ detail, summary, reported, isExecuted: false }),
      () => ({ detail, summary, reported, isExecuted: true }),
      () => ({ detail, summary, reported: null, isExecuted: draw.pick([true, false]) }),
    ])()
    for (const chain of [lyingNode(decimals, false), undefined]) {
      const review = await prepare(chain, input)
      const case_ = `SEED=${draw.seed}, case ${turn}`
      const strip = proofStrip(text, { review, failed: review.unread })
      expect(review.verification.status, case_).not.toBe('verified')
      expect(strip.status, case_).not.toBe('verified')
      expect(strip, case_).toMatchObject({ needsEndpoint: true })
      expect(review.signable, case_).toBeNull()
      // Only what is computed from the signed bytes passes.
      const passed = review.verification.checks.filter(({ status }) => status === 'ok')
      const computed = ['hash', 'summary', 'decoding', ...(input.isExecuted ? ['signatures'] : [])]
      expect(
        passed.filter(({ id }) => !computed.includes(id)),
        case_,
      ).toEqual([])
    }
  }
})

describe('through a gateway’s node', () => {
  test('its contradictions still differ', async () => {
    const wrong = { ...reported, threshold: 1 }
    const review = await prepare(aChainPort({ isIndependent: false }), {
      detail,
      summary,
      reported: wrong,
      isExecuted: false,
    })
    expect(review.verification.status).toBe('differs')
    expect(proofStrip(text, { review, failed: review.unread }).status).toBe('differs')
  })

  test('no owner’s signature counts as checked', async () => {
    const input = { detail, summary, reported, isExecuted: false }
    const confirmations = async (isIndependent: boolean) =>
      (await prepare(aChainPort({ isIndependent }), input)).verification.confirmations
    expect(await confirmations(true)).toMatchObject([{ status: 'ok' }])
    expect(await confirmations(false)).toMatchObject([{ status: 'unknown', why: 'gatewayNode' }])
  })

  test('no message can be signed', async () => {
    const message = { at, message: 'Hello', claimedHash: null, reported }
    const through = (isIndependent: boolean) =>
      prepareMessage(aChainPort({ isIndependent }), message)
    expect(await through(true)).toMatchObject({ status: 'verified', unread: null })
    expect(await through(false)).toMatchObject({
      status: 'unverifiable',
      unread: 'gatewayNode',
      signable: null,
    })
  })
})
