import { signMessage } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import type { Address, Hex } from '#base'
import { GatewayHttpError } from '#gateway'
import { deviceRequestLife, type SignedDeviceRequest, SubmitError, WalletError } from '#signing'
import {
  isAsking,
  isDone,
  jobsOf,
  type JobState,
  keptSignature,
} from '../../../../../src/screens/settings/notifications/turnOn/jobs.ts'
import { registerChain } from '../../../../../src/screens/settings/notifications/turnOn/registerChain.ts'
import { a, b } from '../../../signing/fakePorts.ts'

const start = 1_750_000_000_000
const request = {
  chainId: '1',
  safes: [b.address],
  uuid: '123e4567-e89b-42d3-a456-426614174000',
  token: 'token',
}

interface Fakes {
  /** Milliseconds that the wallet takes. */
  takes?: number
  sign?: () => Promise<Hex>
  register?: () => Promise<void>
  kept?: SignedDeviceRequest | undefined
  at?: number
}

async function run({ takes = 0, sign, register, kept, at = start }: Fakes = {}) {
  let now = at
  const states: JobState[] = []
  const sent: SignedDeviceRequest[] = []
  let asked = 0
  const ports = {
    now: () => now,
    wallet: {
      signMessage: async (_: Address, raw: Hex) => {
        asked++
        now += takes
        return sign ? sign() : signMessage({ message: { raw }, privateKey: a.key })
      },
    },
    register: async (signed: SignedDeviceRequest) => {
      sent.push(signed)
      await register?.()
    },
  }
  const outcome = await registerChain(ports, request, a.address, kept, (state) =>
    states.push(state),
  )
  return { outcome, steps: states.map(({ step }) => step), last: states.at(-1), sent, asked }
}

const keptOf = ({ last }: Awaited<ReturnType<typeof run>>) =>
  last?.step === 'failed' ? last.signed : undefined
const down = () => Promise.reject(new SubmitError('unreachable', 'CGW error - 503'))

describe('the registration of one network', () => {
  it('is signed and sent', async () => {
    const { outcome, steps, sent } = await run()
    expect([outcome, steps]).toEqual(['done', ['signing', 'sending', 'done']])
    expect(sent).toMatchObject([{ ...request, timestamp: start / 1000 }])
  })

  it('is not sent if the wallet rejects', async () => {
    const { outcome, sent, last } = await run({
      sign: () => Promise.reject(new WalletError('rejected', 'no')),
    })
    expect([outcome, sent]).toEqual(['failed', []])
    expect(last).toMatchObject({ failure: { at: 'signing', why: 'rejected' } })
  })

  it('keeps a signature that didn’t arrive, and sends it again without prompting', async () => {
    const first = await run({ register: down })
    expect(first.last).toMatchObject({ failure: { at: 'sending', why: 'unreachable' } })
    const second = await run({ kept: keptOf(first), at: start + 60_000 })
    expect([second.outcome, second.asked, second.steps]).toEqual(['done', 0, ['sending', 'done']])
    expect(second.sent).toEqual(first.sent)
  })

  it('has no signature by any account but the connected one', async () => {
    const { last } = await run({ register: down })
    if (!last) throw new Error('The job has to end.')
    const job = { chainId: '1', safes: [], state: last }
    expect(keptSignature(job, a.address)).toBeDefined()
    expect(keptSignature(job, b.address)).toBeUndefined()
  })

  it('is signed again once the kept signature is too old', async () => {
    const first = await run({ register: down })
    const second = await run({ kept: keptOf(first), at: start + deviceRequestLife * 1000 })
    expect([second.outcome, second.asked]).toEqual(['done', 1])
    expect(second.sent[0]?.timestamp).toBe(start / 1000 + deviceRequestLife)
  })

  it('is not sent if the wallet took longer than gateways accept', async () => {
    const { outcome, sent, last } = await run({ takes: deviceRequestLife * 1000 })
    expect([outcome, sent]).toEqual(['failed', []])
    expect(last).toMatchObject({ failure: { at: 'signature', why: 'expired' } })
  })

  it('drops a signature that the gateway rejected, because it would reject it again', async () => {
    const declined = await run({
      register: () => Promise.reject(new SubmitError('declined', 'The signature is expired!')),
    })
    expect(declined.last).toEqual({
      step: 'failed',
      failure: { at: 'sending', why: 'declined', detail: 'The signature is expired!' },
    })
  })

  it('says that a gateway has no such call', async () => {
    const text = JSON.stringify({
      message: 'Cannot POST /v1/register/notifications',
      error: 'Not Found',
      statusCode: 404,
    })
    const cause = new GatewayHttpError('/v1/register/notifications', {
      status: 404,
      statusText: 'Not Found',
      text,
    })
    const { last } = await run({
      register: () => Promise.reject(new SubmitError('declined', cause.message, { cause })),
    })
    expect(last).toEqual({ step: 'failed', failure: { at: 'sending', why: 'notOffered' } })
  })
})

describe('the jobs', () => {
  it('are one for each network, in the order of the Safes', () => {
    const jobs = jobsOf([
      { chainId: '17000', address: a.address },
      { chainId: '1', address: a.address },
      { chainId: '17000', address: b.address },
    ])
    expect(jobs.map(({ chainId, safes }) => [chainId, safes])).toEqual([
      ['17000', [a.address, b.address]],
      ['1', [a.address]],
    ])
    expect([
      jobs.some(isDone),
      jobs.some(isAsking),
      jobs.map((job) => keptSignature(job, a.address)),
    ]).toEqual([false, false, [undefined, undefined]])
  })
})
