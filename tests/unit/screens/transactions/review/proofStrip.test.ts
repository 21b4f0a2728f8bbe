import { describe, expect, test } from 'vitest'
import type { Check, Verification } from '#safe'
import { proofStrip } from '../../../../../src/screens/transactions/review/proofStrip.ts'
import { transactionText } from '../../../../../src/screens/common/signing/text.ts'
import type { VerificationResult } from '../../../../../src/screens/transactions/review/useVerification.ts'
import { englishText } from '../../../../../stories/englishText.ts'
import { rounds } from '../../../../size.ts'
import { seededRandom, seedOfRun } from '../../../apps/randomValues.ts'

const text = englishText(transactionText)
const check = (id: Check['id'], status: Check['status'], over: Partial<Check> = {}): Check => ({
  id,
  status,
  needed: true,
  ...over,
})
const hashes = { safeTxHash: '0x01', domainHash: '0x02', messageHash: '0x03' } as const

const safe = {
  chainId: '1',
  address: '0x00',
  owners: [],
  threshold: 1,
  nonce: 0n,
  version: '1.4.1',
} as const

interface Over extends Partial<Pick<VerificationResult, 'failed'>> {
  version?: string | null
  isFullyKnown?: boolean
}

function strip(
  status: Verification['status'],
  checks: readonly Check[],
  { version = '1.4.1', isFullyKnown = true, ...over }: Over = {},
  options?: { record: boolean; draft?: boolean; shared?: boolean },
) {
  const verification: Verification = {
    status,
    checks,
    confirmations: [],
    hashes,
    fingerprint: ['apple', 'river'],
  }
  const review = {
    verification,
    effect: { kind: 'reject' },
    risks: [],
    isFullyKnown,
    tokens: [],
    snapshot: null,
    unread: null,
    safe: { ...safe, version },
    signable: null,
  } as const
  return proofStrip(text, { review, failed: null, ...over }, options)
}

describe('the proof strip', () => {
  test('says where official code is at an unknown address, and never without its checks', () => {
    const elsewhere = check('implementation', 'ok', { why: 'elsewhere', actual: '0x12' })
    const shown = strip('verified', [elsewhere])
    expect(shown.words).toBe(`${text('proof.verified')} ${text('proof.elsewhere')}`)
    expect(shown.checks?.[0]?.detail).toBe(text('proof.why.elsewhere', { actual: '0x12' }))
    const failed = strip('differs', [elsewhere, check('owners', 'differs')])
    expect(failed.words).not.toContain(text('proof.elsewhere'))
  })

  test('says that it is still comparing', () => {
    expect(proofStrip(text, { review: 'checking', failed: null })).toEqual({
      status: 'checking',
      words: text('proof.checking'),
    })
  })

  test('says that a method’s name isn’t checked, and doesn’t count it as a setting', () => {
    const selector = { needed: false, why: 'selector' } as const
    const { words, checks } = strip('verified', [
      check('hash', 'ok'),
      check('summary', 'unknown', selector),
      check('decoding', 'unknown', selector),
    ])
    expect(words).toBe(text('proof.verified'))
    expect(checks?.slice(1)).toEqual(
      (['summary', 'decoding'] as const).map((id) => ({
        id,
        words: text(`proof.check.${id}`),
        status: 'unknown',
        detail: text('proof.why.selector'),
      })),
    )
  })

  test('says that every check passed, with the hashes and words to compare', () => {
    expect(strip('verified', [check('hash', 'ok')])).toEqual({
      status: 'verified',
      words: text('proof.verified'),
      checks: [{ id: 'hash', words: text('proof.check.hash'), status: 'passed' }],
      hashes: [
        { label: text('hash.safeTx'), value: '0x01' },
        { label: text('hash.domain'), value: '0x02' },
        { label: text('hash.message'), value: '0x03' },
      ],
      fingerprint: ['apple', 'river'],
    })
  })

  test('is green only if every check next to it has passed and all effects are known', () => {
    const random = seededRandom(seedOfRun)
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
    const ids = ['hash', 'decoding', 'execution', 'modules', 'domain', 'nonce', 'owners'] as const
    const seen = new Set<string>()
    for (let round = 0; round < rounds(500); round++) {
      const checks = ids
        .filter(() => random() < 0.6)
        .map((id) => check(id, pick(['ok', 'ok', 'ok', 'unknown', 'differs']), { needed: false }))
      const kind = pick([undefined, { record: true }, { record: false, draft: true }])
      const isFullyKnown = random() < 0.7
      const over = { isFullyKnown }
      const { status, words, checks: beside } = strip('verified', checks, over, kind)
      const open = checks.filter((one) => one.status !== 'ok').length
      const why = `seed ${seedOfRun}, round ${round}: ${words}`
      expect(status, why).toBe(open === 0 && isFullyKnown ? 'verified' : 'partial')
      expect(words.includes(text('proof.effectsUnknown')), why).toBe(!isFullyKnown)
      expect(words.includes('unresolved'), why).toBe(open > 0)
      expect(
        beside?.some((one) => one.status !== 'passed' && status === 'verified'),
        why,
      ).toBe(false)
      seen.add(status)
    }
    expect([...seen].toSorted()).toEqual(['partial', 'verified'])
  })

  test('says what was read on-chain alone, where no gateway has responded', () => {
    const { words, checks } = strip('verified', [
      check('hash', 'ok'),
      check('threshold', 'ok', { why: 'noGateway', actual: '2', needed: false }),
    ])
    expect(words).toBe(text('proof.verifiedChain'))
    expect(checks?.[1]).toEqual({
      id: 'threshold',
      words: text('proof.check.threshold'),
      status: 'passed',
      detail: text('proof.why.noGateway', { actual: '2' }),
    })
  })

  test('names a module or a module guard that the gateway doesn’t report', () => {
    const { checks } = strip('verified', [
      check('modules', 'unknown', { shown: 'unknown', actual: '0xcc', needed: false }),
      check('modules', 'unknown', { shown: 'unknown', actual: 'none', needed: false }),
      check('moduleGuard', 'unknown', { actual: '0xdd', needed: false }),
    ])
    expect(checks?.map(({ detail }) => detail)).toEqual([
      text('proof.onChain', { actual: '0xcc' }),
      undefined,
      text('proof.onChain', { actual: '0xdd' }),
    ])
  })

  test('says whether the nonce of a record was used', () => {
    const said = strip(
      'differs',
      [check('nonce', 'differs', { shown: '10', actual: '11' })],
      {},
      { record: true },
    )
    expect(said.checks).toEqual([
      {
        id: 'nonce',
        words: text('differs.nonceUsed', { shown: '10', actual: '11' }),
        status: 'failed',
      },
    ])
  })

  test('counts failed checks, and says what each of them found', () => {
    const said = strip('differs', [
      check('hash', 'differs', { shown: '0xaa', actual: '0xbb' }),
      check('threshold', 'differs', { shown: '1', actual: '2' }),
      check('guard', 'differs', { shown: 'none', actual: '0xcc', needed: false }),
    ])
    expect(said.words).toBe('2 checks failed.')
    expect(said.checks?.map(({ status, words, detail }) => [status, words, detail])).toEqual([
      ['failed', text('differs.hash', { shown: '0xaa', actual: '0xbb' }), undefined],
      ['failed', 'Required signatures: the gateway says 1. The chain says 2.', undefined],
      ['failed', 'Transaction guard: the gateway says none. The chain says 0xcc.', undefined],
    ])
  })

  test('shows no machine-readable values in the row of a summary', () => {
    const over = { shown: 'kind native, raw 1', actual: 'kind native, raw 2' }
    expect(strip('differs', [check('summary', 'differs', over)]).checks).toEqual([
      { id: 'summary', status: 'failed', words: text('differs.summaryOther') },
    ])
  })

  test.each([
    undefined,
    { record: true },
    { record: false, draft: true },
    { record: false, shared: true },
  ])('never claims what a failed check refutes: %o', (kind) => {
    const ids = Object.keys(transactionText.english).flatMap((key) => {
      const id = /^proof\.check\.([a-z]\w*)$/.exec(key)?.[1]
      return id && !/(?:Draft|Shared|Record)$/.test(id) ? (id as Check['id']) : []
    })
    expect(ids.length).toBeGreaterThan(15)
    const claims = new Set(ids.map((id) => text(`proof.check.${id}`)))
    for (const id of ids.filter((one) => one !== 'signatures')) {
      const over = { shown: 'kind native, raw 1', actual: 'kind native, raw 2', needed: false }
      const [row] = strip('verified', [check(id, 'differs', over)], {}, kind).checks ?? []
      expect(row?.status, id).toBe('failed')
      expect(claims.has(row?.words ?? ''), row?.words).toBe(false)
    }
  })

  test('says nothing about a gateway to which a draft isn’t known', () => {
    const draft = { record: false, draft: true }
    const checks = (['hash', 'summary', 'decoding'] as const).map((id) => check(id, 'ok'))
    const said = strip('verified', checks, {}, draft).checks ?? []
    expect(said.map(({ words }) => words)).toEqual([
      'Hash calculated from these details',
      'Summary matches the transaction data',
      'Decoding matches the transaction data',
    ])
    const failed = strip('differs', [check('decoding', 'differs', { shown: 'a()' })], {}, draft)
    expect(failed.checks?.map(({ words }) => words)).toEqual([
      'The draft shows “a()”. Its data says “none”.',
    ])
  })

  test('counts what could not be checked', () => {
    expect(
      strip('unverifiable', [
        check('owners', 'unknown'),
        check('handler', 'unknown', { needed: false }),
      ]).words,
    ).toBe(text('proof.unverifiable', { count: 1 }))
  })

  test.each(['unreachable', 'noState', 'noNode', 'otherChain', 'notASafe'] as const)(
    'names why the chain was not read, before anything else: %s',
    (failed) => {
      expect(
        strip('unverifiable', [check('owners', 'unknown')], { failed, version: null }).words,
      ).toBe(text(`proof.${failed}`))
      expect(proofStrip(text, { review: 'checking', failed })).toEqual({
        status: 'unverifiable',
        words: text(`proof.${failed}`),
        ...(failed === 'noNode' && { needsEndpoint: true }),
      })
    },
  )

  test("of data from only the gateway's node isn't green, and offers another endpoint", () => {
    const said = strip(
      'unverifiable',
      [check('hash', 'ok'), check('owners', 'unknown', { why: 'gatewayNode' })],
      { failed: 'gatewayNode' },
    )
    expect(said).toMatchObject({
      status: 'unverifiable',
      words: text('proof.gatewayNode'),
      needsEndpoint: true,
    })
    expect(said.checks).toContainEqual(
      expect.objectContaining({
        id: 'owners',
        status: 'unknown',
        detail: text('proof.why.gatewayNode'),
      }),
    )
  })

  test('says that the Safe runs other code, and which, whatever else differs', () => {
    const said = strip('differs', [
      check('proxy', 'unknown', { why: 'unknownProxy' }),
      check('implementation', 'differs', { why: 'unofficial', actual: '0xbad' }),
      check('owners', 'differs'),
    ])
    expect(said).toMatchObject({
      status: 'differs',
      defaultOpen: true,
      words: text('proof.unofficial'),
    })
    expect(said.checks?.[1]).toMatchObject({
      status: 'failed',
      words: text('proof.why.unofficial', { actual: '0xbad' }),
    })
    const replaced = strip('differs', [
      check('implementation', 'differs', { why: 'otherCode', shown: '0x01', actual: '0x02' }),
    ])
    expect(replaced).toMatchObject({
      words: text('proof.unofficial'),
      checks: [{ detail: text('proof.why.otherCode') }],
    })
  })

  test('says that the code at the Safe’s address is unknown', () => {
    const said = strip('unverifiable', [
      check('proxy', 'unknown', { why: 'unknownProxy' }),
      check('implementation', 'unknown'),
    ])
    expect(said).toMatchObject({
      words: text('proof.unknownProxy'),
      checks: [{ status: 'unknown', detail: text('proof.why.unknownProxy') }, {}],
    })
  })

  test('stops comparing when the Safe could not be read', () => {
    expect(proofStrip(text, { review: 'checking', failed: 'safe' })).toEqual({
      status: 'unverifiable',
      words: text('proof.noSafe'),
    })
  })

  test('names the contract version where it is not known', () => {
    expect(strip('unverifiable', [check('hash', 'unknown')], { version: null }).words).toBe(
      text('proof.noVersion'),
    )
  })
})

describe('the proof strip of what was executed', () => {
  const record = { record: true }

  test('claims only what was checked', () => {
    const said = strip('verified', [check('hash', 'ok'), check('signatures', 'ok')], {}, record)
    expect(said).toMatchObject({ status: 'verified', words: text('proof.verifiedRecord') })
    // Its signers may no longer be owners.
    expect(said.checks?.at(-1)?.words).toBe(text('proof.check.signaturesRecord'))
  })

  test('reports a signature that is not its signer’s', () => {
    expect(
      strip('differs', [check('hash', 'ok'), check('signatures', 'differs')], {}, record),
    ).toMatchObject({
      status: 'differs',
      words: text('proof.differsRecord', { count: 1 }),
    })
  })

  test('reports what could not be compared', () => {
    expect(strip('unverifiable', [check('hash', 'unknown')], {}, record).words).toBe(
      text('proof.unverifiableRecord', { count: 1 }),
    )
  })
})
