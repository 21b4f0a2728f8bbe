import { SafeAppProvider } from '#apps/provider'
import SafeAppsSDK from '#apps/sdk'
import { afterEach, expect, it, vi } from 'vitest'
import { randomValue, seededRandom, seedOfRun } from '../randomValues.ts'
import { aHost, owner, safeAddress, safeInfo } from '../standInHost.ts'
import { safeTxHash } from './aProvider.ts'

afterEach(() => void vi.unstubAllGlobals())

const tx = { to: owner, value: '0x1', data: '0x12' }
const note = {
  domain: { chainId: 1 },
  types: { Note: [{ name: 'text', type: 'string' }] },
  message: { text: 'x' },
}

/** Parameters that each method takes. */
const methods: Record<string, unknown[]> = {
  eth_accounts: [],
  eth_requestAccounts: [],
  eth_chainId: [],
  net_version: [],
  personal_sign: ['Hello', safeAddress],
  eth_sign: [safeAddress, '0x1234'],
  eth_signTypedData: [safeAddress, note],
  eth_signTypedData_v4: [safeAddress, JSON.stringify(note)],
  eth_sendTransaction: [tx],
  eth_blockNumber: [],
  eth_getBalance: [owner, 'latest'],
  eth_getCode: [owner, 'latest'],
  eth_getTransactionCount: [owner, 'latest'],
  eth_getStorageAt: [owner, '0x0', 'latest'],
  eth_getBlockByNumber: ['0x1', true],
  eth_getBlockByHash: [safeTxHash, true],
  eth_getTransactionByHash: [safeTxHash],
  eth_getTransactionReceipt: [safeTxHash],
  eth_estimateGas: [tx],
  eth_call: [tx, 'latest'],
  eth_getLogs: [{ address: owner }],
  eth_gasPrice: [],
  wallet_getPermissions: [],
  wallet_requestPermissions: [{ requestAddressBook: {} }],
  wallet_switchEthereumChain: [{ chainId: '0x1' }],
  wallet_watchAsset: [{}],
  wallet_sendCalls: [{ version: '2.0.0', chainId: '0x1', from: safeAddress, calls: [tx] }],
  wallet_getCallsStatus: [safeTxHash],
  wallet_getCapabilities: [safeAddress],
  wallet_showCallsStatus: [safeTxHash],
  safe_setSettings: [{ offChainSigning: true }],
}

/** The result of a request: `fine`, or what is wrong with its error. */
const outcomeOf = (request: Promise<unknown>) =>
  request.then(
    () => 'fine',
    (error: unknown) => {
      const { name, message, code } = error as { name?: unknown; message?: unknown; code?: unknown }
      const isRight =
        name === 'ProviderRpcError' &&
        Number.isInteger(code) &&
        typeof message === 'string' &&
        message !== ''
      return isRight ? 'fine' : `${String(name)} ${String(code)}: ${String(message)}`
    },
  )

it.each(Object.entries(methods))(
  '%s takes any parameters and any response of the host: it ends, and its errors have codes',
  async (method, params) => {
    const random = seededRandom(seedOfRun)
    aHost(() => (random() < 0.5 ? null : randomValue(random)))
    const provider = new SafeAppProvider(safeInfo, new SafeAppsSDK())
    for (let at = 0; at < 200; at++) {
      const given = params.map((one) => (random() < 0.4 ? randomValue(random) : one))
      const asked =
        random() < 0.2
          ? (randomValue(random) as unknown[])
          : given.slice(0, random() < 0.9 ? given.length : 0)
      expect(
        await outcomeOf(provider.request({ method, params: asked })),
        `SEED=${seedOfRun}, request ${at}`,
      ).toBe('fine')
    }
  },
)
