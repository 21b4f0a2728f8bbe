import { Methods, toAnswer, toErrorAnswer } from '#apps/protocol'
import { expect, it } from 'vitest'
import {
  conformanceRules,
  type HostConnection,
  runConformance,
} from '../../../../src/apps/conformance/index.ts'
import { safeInfo } from '../standInHost.ts'
import { chain } from '../host/aFrame.ts'

const origin = 'https://wallet.test'
const methods: ReadonlySet<unknown> = new Set([...Object.values(Methods), 'getCurrentTheme'])
const silence = Symbol('silence')

interface Request {
  id: string
  method: string
  params: unknown
  env: { sdkVersion: string }
}

/**
 * A stand-in with the rules of the existing hosts, as they were measured: unknown methods are
 * dropped, neither IDs nor parameters are checked, errors have no codes, any call reaches the node,
 * and a second request of the user replaces the first.
 */
function aFieldHost(): HostConnection {
  let listener: Parameters<HostConnection['listen']>[0] = () => {}
  let dialog = 0
  const send = (data: unknown) => listener({ data, origin })
  const rejected = async () => {
    const own = ++dialog
    await new Promise((resolve) => setTimeout(resolve))
    if (own !== dialog) return silence
    throw new Error('Transaction was rejected')
  }
  const handlers: Record<string, (params: never) => unknown> = {
    getSafeInfo: () => ({ ...safeInfo, network: 'MAINNET' }),
    getChainInfo: () => chain,
    getEnvironmentInfo: () => ({ origin }),
    getCurrentTheme: () => ({ darkMode: false }),
    getSafeBalances: () => ({ fiatTotal: '0', items: [] }),
    getTxBySafeTxHash: () => ({ txId: 'x' }),
    getOffChainSignature: () => silence,
    rpcCall: ({ call, params }: { call: string; params: { offChainSigning?: unknown }[] }) =>
      call === 'safe_setSettings'
        ? { offChainSigning: Boolean(params[0]?.offChainSigning) }
        : '0x1',
    sendTransactions: rejected,
    signMessage: rejected,
    signTypedMessage: rejected,
    wallet_getPermissions: () => [],
    wallet_requestPermissions: async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      throw new Error('Permissions were rejected')
    },
    requestAddressBook: () => [],
  }
  async function receive(data: Request | null | undefined): Promise<void> {
    const { id, method, params, env } = data ?? ({} as Partial<Request>)
    if (!methods.has(method) || env === undefined || env === null) return
    try {
      const result = await handlers[method as string]?.(params as never)
      if (result !== silence) send(toAnswer(id as string, result))
    } catch (error) {
      const { message } = error as Error
      send(toErrorAnswer(id as string, message.endsWith(' rejected') ? message : 'Request failed'))
    }
  }
  return {
    post: (message) => void receive(structuredClone(message) as Request),
    listen(next) {
      listener = next
      return () => {}
    },
  }
}

it('lists how existing hosts differ', async () => {
  const failed: string[] = []
  const others: string[] = []
  // Each rule in its own host: one's faults don't affect the next.
  const whole = ['stillAlive', 'oneOrigin', 'oneAnswer']
  for (const rule of conformanceRules.filter(({ id }) => !whole.includes(id))) {
    const { results } = await runConformance({
      connection: aFieldHost(),
      rules: [rule],
      kinds: ['quiet', 'asksUser', 'heavy'],
      timeout: 30,
      userTimeout: 60,
      silence: 5,
      now: () => 0,
    })
    for (const { id, status } of results)
      if (status !== 'passed') (status === 'failed' ? failed : others).push(id)
  }
  expect(failed).toEqual([
    'envelope',
    'errorCodes',
    'badIds',
    'unknownMethods',
    'inheritedMethods',
    'badMethods',
    'noVersion',
    'repeatedId',
    'overlapping',
    'badCurrencies',
    'badTransactionHashes',
    'badMessageHashes',
    'unknownHashes',
    'otherNodeCalls',
    'badNodeCalls',
    'settings',
    'badTransactions',
    'badMessages',
    'badTypedData',
    'ownSafe',
    'badPermissions',
    'sendTransactions',
    'signMessage',
    'signTypedMessage',
    'dialogQueue',
    'rejectionLimit',
    'nodeQuota',
  ])
  expect(others).toEqual(['otherWindow', 'events'])
})
