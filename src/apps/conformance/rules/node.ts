import { codes } from '#apps/protocol'
import { codeOf, describe, isSuccess } from '../describe.ts'
import { failed, notOffered, passed, type Rule } from '../rule.ts'
import { askAll, type Case, rejects, verdict } from './rejects.ts'
import { zeroHash } from './reads.ts'

const zero = `0x${'0'.repeat(40)}`
const nodeCase = (call: unknown, params: unknown = []): Case => [
  `${String(call)} ${JSON.stringify(params) ?? ''}`,
  { call, params },
]

const calls: readonly Case[] = [
  nodeCase('eth_gasPrice'),
  nodeCase('eth_call', [{ to: zero, data: '0x' }, 'latest']),
  nodeCase('eth_getBalance', [zero, 'latest']),
  nodeCase('eth_getCode', [zero, 'latest']),
  nodeCase('eth_getStorageAt', [zero, '0x0', 'latest']),
  nodeCase('eth_getTransactionCount', [zero, 'latest']),
  nodeCase('eth_estimateGas', [{ to: zero }]),
  nodeCase('eth_getLogs', [{ fromBlock: 'latest', toBlock: 'latest', address: zero }]),
  nodeCase('eth_getBlockByNumber', ['latest', false]),
  nodeCase('eth_getBlockByHash', [zeroHash, false]),
  nodeCase('eth_getTransactionByHash', [zeroHash]),
  nodeCase('eth_getTransactionReceipt', [zeroHash]),
]

const nodeCalls: Rule = {
  id: 'nodeCalls',
  title: 'The twelve node calls return a result, or -32603 if the node fails',
  kind: 'quiet',
  async try(probe) {
    const answers = await askAll(probe, 'rpcCall', calls)
    if (answers.every(({ answer }) => codeOf(answer) === codes.internal))
      return notOffered('The node fails every call')
    return verdict(answers, (answer) => isSuccess(answer) || codeOf(answer) === codes.internal)
  },
}

const otherNodeCalls = rejects({
  id: 'otherNodeCalls',
  title: 'No other method reaches the node',
  method: 'rpcCall',
  code: codes.unsupportedMethod,
  cases: [
    'eth_sendTransaction',
    'eth_sendRawTransaction',
    'eth_sign',
    'eth_signTransaction',
    'eth_accounts',
    'personal_sign',
    'personal_unlockAccount',
    'admin_peers',
    'debug_traceCall',
    'txpool_content',
    'eth_subscribe',
    'evm_mine',
    'toString',
    '',
  ].map((call) => nodeCase(call)),
})

const badNodeCalls = rejects({
  id: 'badNodeCalls',
  title: 'Node calls with invalid parameters are rejected with -32602',
  method: 'rpcCall',
  code: codes.invalidParams,
  cases: [
    ['no parameters', undefined],
    ['a string', 'eth_gasPrice'],
    nodeCase(7),
    nodeCase('eth_getBalance'),
    nodeCase('eth_getBalance', ['x', 'latest']),
    nodeCase('eth_getBalance', [zero, 'yesterday']),
    nodeCase('eth_getBalance', [zero, 'latest', 'more']),
    nodeCase('eth_getBalance', 'x'),
    nodeCase('eth_call', [{ to: zero, data: '0x1' }]),
    nodeCase('eth_call', [{ to: zero, stateOverride: {} }]),
    nodeCase('eth_getBlockByNumber', ['latest', 'yes']),
    nodeCase('eth_getTransactionByHash', ['0x12']),
    nodeCase('eth_getLogs', [{ topics: 'x' }]),
    nodeCase('eth_estimateGas', [null]),
  ],
})

const settings: Rule = {
  id: 'settings',
  title: 'safe_setSettings accepts only true or false, and returns the setting',
  kind: 'quiet',
  async try(probe) {
    const set = (offChainSigning: unknown) =>
      probe.ask('rpcCall', { call: 'safe_setSettings', params: [{ offChainSigning }] })
    const [off, text, on] = [await set(false), await set('false'), await set(true)]
    if (codeOf(off) === codes.unsupportedMethod) return notOffered(describe(off))
    const seen = [off, text, on].map(describe).join('; ')
    const values = [off, on].map(
      (answer) =>
        isSuccess(answer) &&
        (answer.fields.data as { offChainSigning?: unknown } | null)?.offChainSigning,
    )
    return values[0] === false && values[1] === true && codeOf(text) === codes.invalidParams
      ? passed(seen)
      : failed(seen)
  },
}

const most = 3_000
const batch = 100

const nodeQuota: Rule = {
  id: 'nodeQuota',
  title: "An app's node calls per minute are limited; further calls fail with -32002",
  kind: 'heavy',
  async try(probe) {
    for (let count = 0; count < most; count += batch) {
      const answers = await askAll(
        probe,
        'rpcCall',
        Array.from({ length: batch }, () => nodeCase('eth_gasPrice')),
      )
      const at = answers.findIndex(({ answer }) => codeOf(answer) === codes.pending)
      if (at >= 0) return passed(`After ${count + at} calls`)
      const [silent] = answers.filter(({ answer }) => !answer)
      if (silent) return failed(`After ${count} calls: no response`)
    }
    return failed(`${most} calls in a row were passed on`)
  },
}

export const nodeRules: readonly Rule[] = [nodeCalls, otherNodeCalls, badNodeCalls, settings]
export const heavyRules: readonly Rule[] = [nodeQuota]
