import { SafeAppProvider } from '#apps/provider'
import SafeAppsSDK from '#apps/sdk'
import OfficialSdk from '@safe-global/safe-apps-sdk'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { nodeMethods } from '../../../../src/apps/provider/node.ts'
import { aHost, owner, safeInfo } from '../standInHost.ts'
import { txHash } from './aProvider.ts'

afterEach(() => void vi.unstubAllGlobals())

const mark = { marked: '0x1' }
/** What each method with parameters is called with, up to its last known parameter. */
const known: Record<string, readonly unknown[]> = {
  eth_getBalance: [owner, 'latest'],
  eth_getCode: [owner, 'latest'],
  eth_getTransactionCount: [owner, 'latest'],
  eth_getStorageAt: [owner, '0x0', 'latest'],
  eth_getBlockByNumber: ['latest', false],
  eth_getBlockByHash: [txHash, false],
  eth_call: [{ to: owner }, 'latest'],
  eth_estimateGas: [{ to: owner }, 'latest'],
  eth_getLogs: [{}],
  safe_setSettings: [{ offChainSigning: true }],
}

it('the table has every call of the node but those without parameters', () => {
  expect([...Object.keys(known), 'eth_blockNumber', 'eth_gasPrice'].toSorted()).toEqual(
    Object.keys(nodeMethods).toSorted(),
  )
})

const sdks = { ours: () => new SafeAppsSDK(), official: () => new OfficialSdk() as never }

describe.each(Object.entries(sdks))('with the SDK %s', (_, createSdk) => {
  it.each(Object.keys(known).flatMap((method) => [1, 2].map((more) => [method, more] as const)))(
    '%s sends a parameter %i after those it knows, or fails',
    async (method, more) => {
      const { requests } = aHost(() => '0x1')
      const provider = new SafeAppProvider(safeInfo, createSdk())
      const params = [...(known[method] ?? []), ...Array(more - 1).fill({}), mark]
      const outcome = await provider.request({ method, params }).then(
        () => 'answered',
        (error: { code: number }) => error.code,
      )
      const sent = requests().at(-1)?.params as { params: unknown[] } | undefined
      const last = sent ? sent.params.at(-1) : 'not sent'
      expect([{ answered: mark }, { [-32602]: 'not sent' }]).toContainEqual({ [outcome]: last })
    },
  )
})

it('a call in another state reaches the host unchanged', async () => {
  const { requests } = aHost(() => '0x')
  const provider = new SafeAppProvider(safeInfo, new SafeAppsSDK())
  const override = { [owner]: { code: '0x60' } }
  const call = [{ to: owner }, 'latest', override, { time: '0x1' }]
  for (const method of ['eth_call', 'eth_estimateGas'])
    await provider.request({ method, params: [...call] })
  expect(requests().map(({ params }) => params)).toEqual(
    ['eth_call', 'eth_estimateGas'].map((name) => ({ call: name, params: call })),
  )
})
