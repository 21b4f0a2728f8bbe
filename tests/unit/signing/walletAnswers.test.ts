import { describe, expect, it } from 'vitest'
import {
  approve,
  confirm,
  createPendingStore,
  execute,
  WalletError,
  type WalletPort,
} from '#signing'
import { a, aSignable, b, fakePorts, memory, txHash } from './fakePorts.ts'

const answers = (answer: unknown): WalletPort => {
  const asked = async () => answer as never
  return { signTypedData: asked, signMessage: asked, sendTransaction: asked }
}

/** The message a person sees, and what is kept, after a response. */
async function afterAnswer(answer: unknown, ask: 'execute' | 'approve' | 'sign') {
  const store = createPendingStore({ storage: memory() })
  const ports = { ...fakePorts(), store, wallet: answers(answer) }
  const signable = await aSignable()
  const input = { signable, account: a.address, legacy: false }
  const asked: Promise<unknown> =
    ask === 'sign'
      ? confirm(ports, signable, a.address)
      : ask === 'approve'
        ? approve(ports, input)
        : execute(ports, { ...input, account: b.address, data: '0x12', version: '1.4.1' })
  const error = await asked.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return {
    told:
      error instanceof WalletError
        ? { why: error.why, words: error.message, mayHaveSent: error.mayHaveSent }
        : error,
    kept: store.get().length,
  }
}

const rejected = { told: { why: 'rejected', words: '', mayHaveSent: false }, kept: 0 }

describe.each(['execute', 'approve', 'sign'] as const)('a wallet that is prompted to %s', (ask) => {
  it.each([[null], [undefined], [''], ['0x']])('rejects with %j', async (answer) => {
    expect(await afterAnswer(answer, ask)).toEqual(rejected)
  })

  it.each([
    [{}, '{}'],
    [true, 'true'],
    [0, '0'],
    ['OK', 'OK'],
    ['0xnothing', '0xnothing'],
    [['0x'], '["0x"]'],
    [1n, 'bigint'],
    ['🦊'.repeat(500), `${'🦊'.repeat(120)}…`],
  ])('that returns %s fails immediately, with its message', async (answer, words) => {
    expect(await afterAnswer(answer, ask)).toEqual({
      told: { why: 'failed', words, mayHaveSent: ask !== 'sign' },
      kept: 0,
    })
  })
})

it.each([['0x1234'], [`${txHash}00`], [txHash.slice(0, 64)]])(
  'a hash of another length is rejected: %s',
  async (answer) => {
    expect(await afterAnswer(answer, 'execute')).toMatchObject({
      told: { why: 'failed', mayHaveSent: true },
      kept: 0,
    })
  },
)

it('a hash is kept', async () => {
  expect(await afterAnswer(txHash, 'execute')).toEqual({ told: undefined, kept: 1 })
})
