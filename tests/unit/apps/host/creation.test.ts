import { createCallContracts, toCreation } from '#apps/protocol'
import { SafeAppProvider } from '@safe-global/safe-apps-provider'
import OfficialSdk from '@safe-global/safe-apps-sdk'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { owner, safeInfo } from '../standInHost.ts'
import { aHostWithAnApp, answering, hash, settled, shortly } from './aFrame.ts'

afterEach(() => void vi.unstubAllGlobals())

const code = '0x6080'
const sent = { to: owner, value: '1', data: '0x' }

/** A host on a chain with this CreateCall contract. */
function aHostOn(createCall: string | undefined) {
  const sendTransactions = vi.fn(answering.sendTransactions)
  const rpcCall = vi.fn(async ({ params }: { params: unknown[] }) =>
    params[0] === createCall ? '0x60' : '0x',
  )
  const world = aHostWithAnApp({ handlers: { ...answering, sendTransactions, rpcCall } })
  return { ...world, sendTransactions, rpcCall }
}

describe('a transaction without a recipient', () => {
  it('creates a contract through the CreateCall of the chain', async () => {
    const [, createCall] = createCallContracts
    const { ask, answers, sendTransactions, rpcCall } = aHostOn(createCall)
    const txs = [sent, { data: code }, { to: null, data: '0x61', value: '0x0' }]
    const id = ask('sendTransactions', { txs })
    await settled()
    expect(sendTransactions.mock.calls[0]?.[0]).toEqual({
      txs: [sent, toCreation(createCall, code), toCreation(createCall, '0x61')],
    })
    expect(rpcCall).toHaveBeenCalledTimes(2)
    expect(answers(id).map(shortly)).toEqual([JSON.stringify({ safeTxHash: hash })])
  })

  it('is not supported on a chain without CreateCall, and no dialog opens', async () => {
    const { ask, answers, sendTransactions, host } = aHostOn(undefined)
    const id = ask('sendTransactions', { txs: [{ data: code }] })
    await settled()
    expect(answers(id).map(shortly)).toEqual(['4200 Request failed'])
    expect(sendTransactions).not.toHaveBeenCalled()
    expect(host.snapshot().dialog).toBeUndefined()
  })

  it('needs no node if there is none', async () => {
    const { ask, rpcCall } = aHostOn(undefined)
    ask('sendTransactions', { txs: [sent] })
    await settled()
    expect(rpcCall).not.toHaveBeenCalled()
  })

  it('of the official provider creates a contract too', async () => {
    const [createCall] = createCallContracts
    const { sendTransactions } = aHostOn(createCall)
    const provider = new SafeAppProvider(safeInfo, new OfficialSdk() as never)
    const params = [{ from: safeInfo.safeAddress, data: code }]
    expect(await provider.request({ method: 'eth_sendTransaction', params })).toBe(hash)
    expect(sendTransactions.mock.calls[0]?.[0].txs).toEqual([toCreation(createCall, code)])
  })
})
