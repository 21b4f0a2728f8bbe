import { describe, expect, test } from 'vitest'
import type { Check, Proof } from '#safe'
import { proofStrip } from '../../../../src/screens/transaction/proofStrip.ts'
import { transactionText } from '../../../../src/screens/transaction/text.ts'
import type { Proven } from '../../../../src/screens/transaction/useProof.ts'
import { makeText } from '../../../../src/ui/text/useText.ts'

const text = makeText(transactionText, { locale: 'en', direction: 'ltr', timeZone: 'UTC', pseudo: undefined, translations: {} })
const check = (id: Check['id'], status: Check['status'], over: Partial<Check> = {}): Check => ({ id, status, needed: true, ...over })
const hashes = { safeTxHash: '0x01', domainHash: '0x02', messageHash: '0x03' } as const

function strip(status: Proof['status'], checks: readonly Check[], over: Partial<Proven> = {}, options?: { record: boolean }) {
  const proof: Proof = { status, checks, confirmations: [], hashes, fingerprint: ['apple', 'river'] }
  const safe = { chainId: '1', address: '0x00', owners: [], threshold: 1, nonce: 0n, version: '1.4.1' } as const
  return proofStrip(text, { proof, snapshot: null, failed: null, retry: undefined, safe, risks: [], ...over }, options)
}

describe('the proof strip', () => {
  test('says that it is still comparing', () => {
    const proven: Proven = { proof: 'checking', snapshot: null, failed: null, retry: undefined, safe: null, risks: [] }
    expect(proofStrip(text, proven)).toEqual({ status: 'checking', words: 'Comparing with the chain…' })
  })

  test('says that all holds, with the hashes and words to compare', () => {
    expect(strip('verified', [check('hash', 'ok')])).toEqual({
      status: 'verified',
      words: "The hash is ours, every signature is an owner's, and the chain agrees.",
      checks: [{ id: 'hash', words: 'Our hash equals the claimed one', status: 'passed' }],
      hashes: [
        { label: 'Safe transaction hash', value: '0x01' },
        { label: 'Domain hash', value: '0x02' },
        { label: 'Message hash', value: '0x03' },
      ],
      fingerprint: ['apple', 'river'],
    })
  })

  test('counts what does not hold, and shows both sides', () => {
    const said = strip('differs', [
      check('hash', 'differs', { shown: '0xaa', actual: '0xbb' }),
      check('owners', 'differs'),
      check('guard', 'differs', { needed: false }),
    ])
    expect(said.words).toBe('2 checks do not hold. Do not sign this.')
    expect(said.checks?.map(({ status, detail }) => [status, detail])).toEqual([
      ['failed', 'shown 0xaa, found 0xbb'],
      ['failed', undefined],
      ['failed', undefined],
    ])
  })

  test('counts what could not be checked', () => {
    expect(strip('unverifiable', [check('owners', 'unknown'), check('handler', 'unknown', { needed: false })]).words).toBe(
      'One thing could not be checked, so it cannot be signed here.',
    )
  })

  test('names the node first when that is what failed', () => {
    expect(strip('unverifiable', [check('owners', 'unknown')], { failed: 'chain', safe: null }).words).toMatch(/node could not be asked/)
  })

  test('does not go on comparing when the safe could not be asked', () => {
    const proven: Proven = { proof: 'checking', snapshot: null, failed: 'safe', retry: () => {}, safe: null, risks: [] }
    expect(proofStrip(text, proven)).toEqual({ status: 'unverifiable', words: text('proof.noSafe') })
  })

  test('names the contract version where it is not known', () => {
    expect(strip('unverifiable', [check('hash', 'unknown')], { safe: null }).words).toMatch(/version is not known/)
  })

  test('shows no hashes where there are none', () => {
    const proof: Proof = { status: 'unverifiable', checks: [], confirmations: [], hashes: null, fingerprint: [] }
    expect(proofStrip(text, { proof, snapshot: null, failed: null, retry: undefined, safe: null, risks: [] }).hashes).toEqual([])
  })
})

describe('the proof strip of what is on the chain already', () => {
  const moved = [check('hash', 'ok'), check('summary', 'ok'), check('owners', 'differs'), check('nonce', 'differs')]

  test('compares what was signed, and not a safe that has moved on', () => {
    const said = strip('differs', moved, {}, { record: true })
    expect(said).toMatchObject({ status: 'verified', words: 'The hash and the signatures match what is shown.' })
    expect(said.checks?.map(({ id }) => id)).toEqual(['hash', 'summary'])
  })

  test('still tells a hash that is not the claimed one', () => {
    expect(strip('differs', [check('hash', 'differs'), ...moved.slice(1)], {}, { record: true })).toMatchObject({
      status: 'differs',
      words: 'One check does not hold. Do not sign this.',
    })
  })

  test('still tells what could not be compared', () => {
    expect(strip('unverifiable', [check('hash', 'unknown'), check('summary', 'ok')], {}, { record: true }).status).toBe('unverifiable')
  })
})
