import { describe, expect, test } from 'vitest'
import type { Address } from '#base'
import type { CounterpartyAnalysis } from '#gateway'
import { counterpartiesQuery, hasCounterparties, toHints } from '#queries'
import { encodeAddOwner } from '#safe'
import { planCreation } from '#signing'
import { safes } from '../../../../mocks/chain/genesis/places.ts'
import { people } from '../../../../mocks/people.ts'
import { creationPort } from '../../../../src/screens/core/ports/creationPort.ts'
import { aClient } from '../../chain/setup.ts'
import { wallet } from '../../mocks/chain/setup.ts'
import { aStage } from '../../mocks/gateway/journey.ts'
import { observeQuery } from '../observeQuery.ts'
import { aGatewayThatRejects } from '../recordedGateway.ts'

const { dave } = people
const at = { chainId: '1', address: safes.treasury.address }
const draft = { to: dave.address, value: 1n, data: '0x', operation: 0 } as const

const finding = (parts: Record<string, unknown> = {}) => ({
  severity: 'INFO',
  type: 'NEW_THING',
  title: 'A title',
  description: 'A text.',
  ...parts,
})
const analysis = (...list: unknown[]): CounterpartyAnalysis => ({
  recipient: { [dave.address]: { isSafe: false, RECIPIENT_INTERACTION: list } },
  contract: {},
})
const first = (parts: Record<string, unknown>) => toHints(analysis(finding(parts)))[0]

describe('what a gateway finds about the addresses in a transaction', () => {
  test('has the worst first, and nothing twice', () => {
    const deadlock = { [at.address]: { DEADLOCK: [finding({ severity: 'CRITICAL' })] } }
    const list = [finding(), finding({ severity: 'WARN', title: 'Other' }), finding()]
    expect(
      toHints({ ...analysis(...list), deadlock }).map(({ severity, title }) => [severity, title]),
    ).toEqual([
      ['danger', 'A title'],
      ['warning', 'Other'],
      ['info', 'A title'],
    ])
  })

  test.each([
    'RECURRING_RECIPIENT',
    'NOT_VERIFIED',
    'UNEXPECTED_DELEGATECALL',
    'UNOFFICIAL_FALLBACK_HANDLER',
    'DEADLOCK_DETECTED',
  ])('has words here for %s', (type) => {
    expect(first({ type })).toMatchObject({ kind: type, address: dave.address })
  })

  test.each(['OK', 'INFO', 'SAFE', '', 3, null, undefined])(
    'shows severity %o as nothing more than information',
    (severity) => {
      expect(first({ severity })?.severity).toBe('info')
    },
  )

  test('shows another type in the gateway’s words, as one short line each', () => {
    const hint = first({
      type: '__proto__',
      title: `Paid\u202e ${'x'.repeat(500)}`,
      description: `One\n\ntwo\u200b ${'y'.repeat(5000)}`,
    })
    expect(hint?.kind).toBe('other')
    for (const [line, longest] of [
      [hint?.title ?? '', 80],
      [hint?.text ?? '', 300],
    ] as const) {
      // A character that isn't visible is named, which takes a few more.
      expect(line.length).toBeLessThan(longest + 20)
      expect(line).not.toMatch(/[\u202e\u200b\n]/)
      expect(line.endsWith('…')).toBe(true)
    }
  })

  test.each<[string, CounterpartyAnalysis]>([
    ['an analysis that failed', analysis(finding({ type: 'FAILED' }))],
    ['what is no finding', analysis(null, 'text', 7, [finding()])],
    ['a finding without a word', analysis(finding({ title: '', description: ' ' }))],
    ['a group that is no list', { recipient: { [dave.address]: { A: finding() } }, contract: {} }],
    ['what is about no address', { recipient: { dave: { A: [finding()] } }, contract: {} }],
    ['groups without an address', { recipient: {}, contract: {}, deadlock: { DEADLOCK: [1] } }],
  ])('leaves out %s', (_, wire) => {
    expect(toHints(wire)).toEqual([])
  })

  test('is cut after a dozen, from the end', () => {
    const many = Array.from({ length: 40 }, (_, index) => finding({ title: `Number ${index}` }))
    const hints = toHints(analysis(...many, finding({ severity: 'CRITICAL', title: 'Worst' })))
    expect(hints).toHaveLength(12)
    expect(hints[0]?.title).toBe('Worst')
  })

  test('is nothing on a gateway without the call', async () => {
    const { gateway } = aStage({ gatewayVersion: '2025-01' })
    expect(await observeQuery(counterpartiesQuery(gateway, at, draft))).toEqual([])
  })

  test('is a failure if the gateway fails', async () => {
    const gateway = aGatewayThatRejects(503, { code: 503, message: 'Service unavailable' })
    const query = { ...counterpartiesQuery(gateway, at, draft), retry: false }
    await expect(observeQuery(query)).rejects.toThrow('Service unavailable')
  })

  test('is requested only on chains whose gateway offers it', () => {
    const chain = { chainId: '1', name: 'Ethereum', features: ['RISK_MITIGATION'] }
    expect(hasCounterparties(chain as never)).toBe(true)
    expect(hasCounterparties({ ...chain, features: ['POSITIONS'] } as never)).toBe(false)
    expect(hasCounterparties(undefined)).toBe(false)
  })
})

describe('the mocked gateway finds', () => {
  const ask = async (body: Partial<typeof draft> | Record<string, unknown>) => {
    const { gateway } = aStage()
    const hints = await observeQuery(
      counterpartiesQuery(gateway, at, { ...draft, ...body } as typeof draft),
    )
    return hints.map(({ kind, severity }) => [kind, severity])
  }

  test('a recipient that is new', async () => {
    expect(await ask({ to: `0x${'12'.repeat(20)}` })).toEqual([['NEW_RECIPIENT', 'info']])
  })

  test('a recipient that was paid before', async () => {
    expect(await ask({})).toEqual([['RECURRING_RECIPIENT', 'info']])
  })

  test('an owner that the Safe owns itself', async () => {
    const { world, gateway } = aStage()
    const chain = await world.chain('1')
    const review = await planCreation(creationPort(aClient(chain).client), {
      chainId: '1',
      version: '1.4.1',
      owners: [at.address],
      threshold: 1,
      saltNonce: 7n,
    })
    if (review.status !== 'ready') throw new Error(review.status)
    const { address, to, data } = review.plan
    await wallet(chain, dave).sendTransaction({ to, data })
    const foundFor = async (owner: Address) => {
      const call = { ...draft, to: at.address, value: 0n, data: encodeAddOwner(owner, 2) }
      const hints = await observeQuery(counterpartiesQuery(gateway, at, call))
      return hints.map(({ kind, severity }) => [kind, severity])
    }
    expect(await foundFor(address)).toEqual([['DEADLOCK_DETECTED', 'danger']])
    expect(await foundFor(dave.address)).toEqual([])
  })

  test('an unknown contract, and a delegatecall to it', async () => {
    const to = `0x${'12'.repeat(20)}`
    expect(await ask({ to, data: '0x12345678' })).toEqual([['NOT_VERIFIED', 'info']])
    expect(await ask({ to, data: '0x12345678', operation: 1 })).toEqual([
      ['UNEXPECTED_DELEGATECALL', 'warning'],
      ['NOT_VERIFIED', 'info'],
    ])
  })

  test('a fallback handler that is none of the official ones', async () => {
    const data = `0xf08a0323${'12'.repeat(20).padStart(64, '0')}`
    expect(await ask({ to: at.address, data })).toEqual([
      ['UNOFFICIAL_FALLBACK_HANDLER', 'warning'],
    ])
  })
})
