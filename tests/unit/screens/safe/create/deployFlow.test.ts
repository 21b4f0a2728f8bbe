import { describe, expect, test } from 'vitest'
import { creationContracts, type NewSafe } from '#safe'
import type { CreationPlan, PendingCreation } from '#signing'
import { people } from '../../../../../mocks/people.ts'
import {
  deployState,
  mayDeploy,
  type ShownCreationSimulation,
  type ShownPlan,
} from '../../../../../src/screens/safe/create/deploy/deployFlow.ts'
import {
  sendingFlow,
  sendingStart,
  type SendingState,
} from '../../../../../src/screens/transactions/execute/executeFlow.ts'

const { alice, dave } = people
const txHash = `0x${'ab'.repeat(32)}` as const
const safe: NewSafe = {
  chainId: '1',
  version: '1.4.1',
  owners: [alice.address],
  threshold: 1,
  saltNonce: 0n,
}
const contracts = creationContracts('1.4.1', '1')[0]!
const plan: CreationPlan = {
  address: dave.address,
  to: contracts[0].address,
  data: '0x',
  setup: '0x',
  safe,
  contracts,
  at: { chainId: '1', address: dave.address },
}
const sent = (state: PendingCreation['state']): PendingCreation => ({
  at: plan.at,
  name: '',
  ...safe,
  by: alice.address,
  txHash,
  since: 0,
  state,
})
const rejected = { at: 'wallet', why: 'rejected' } as const

describe('who pays', () => {
  test('a request to the relayer is no request to the wallet', () => {
    expect(deployState({ step: 'wallet' }, undefined, 'relay')).toEqual({ step: 'relaying' })
  })

  test("the wallet's network doesn't matter to the relayer", () => {
    const wallet = { status: 'connected', account: alice.address, chainId: 10 } as const
    const works: ShownCreationSimulation = { status: 'works', gas: 1n, fee: 1n }
    const ready: ShownPlan = { status: 'ready', plan }
    expect(mayDeploy(ready, works, wallet, 'wallet')).toEqual({
      allowed: false,
      reason: 'wrongChain',
    })
    expect(mayDeploy(ready, works, wallet, 'relay')).toEqual({ allowed: true })
  })
})

describe('the dialog', () => {
  test.each([
    ['asks the wallet', sendingStart, { type: 'execute' }, { step: 'wallet' }],
    ['asks it once', { step: 'wallet' }, { type: 'execute' }, { step: 'wallet' }],
    ['has sent it', { step: 'wallet' }, { type: 'sent' }, { step: 'review' }],
    [
      'is declined',
      { step: 'wallet' },
      { type: 'failed', failure: rejected },
      { step: 'failed', failure: rejected },
    ],
    ['goes back', { step: 'failed', failure: rejected }, { type: 'back' }, { step: 'review' }],
  ] as const)('%s', (_, state, event, next) => {
    expect(sendingFlow(state as SendingState, event)).toEqual(next)
  })

  test.each([
    ['nothing was sent', sendingStart, undefined, { step: 'review' }],
    ['the wallet is open', { step: 'wallet' }, sent({ status: 'replaced' }), { step: 'wallet' }],
    [
      'the wallet declined',
      { step: 'failed', failure: rejected },
      undefined,
      { step: 'failed', failure: rejected },
    ],
    [
      'it is on its way',
      sendingStart,
      sent({ status: 'processing' }),
      { step: 'mining', txHash, slow: false },
    ],
    [
      'it takes long',
      sendingStart,
      sent({ status: 'processing', slow: true, nonce: 2 }),
      { step: 'mining', txHash, slow: true },
    ],
    [
      'it was created',
      sendingStart,
      sent({ status: 'created', differs: [] }),
      { step: 'done', txHash, differs: [], byOther: false },
    ],
    [
      'somebody else was first',
      sendingStart,
      sent({ status: 'created', differs: ['owners'], byOther: true }),
      { step: 'done', txHash, differs: ['owners'], byOther: true },
    ],
    [
      'it reverted',
      sendingStart,
      sent({ status: 'reverted', detail: 'no' }),
      { step: 'notCreated', txHash, failure: { status: 'reverted', detail: 'no' } },
    ],
    [
      'something else was mined',
      sendingStart,
      sent({ status: 'missing' }),
      { step: 'notCreated', txHash, failure: { status: 'missing' } },
    ],
    [
      'it was replaced',
      sendingStart,
      sent({ status: 'replaced' }),
      { step: 'notCreated', txHash, failure: { status: 'replaced' } },
    ],
    [
      'it was dropped',
      sendingStart,
      sent({ status: 'dropped' }),
      { step: 'notCreated', txHash, failure: { status: 'dropped' } },
    ],
  ] as const)('shows that %s', (_, local, stored, state) => {
    expect(deployState(local, stored)).toEqual(state)
  })
})

describe('a creation may be sent', () => {
  const ready: ShownPlan = { status: 'ready', plan }
  const works: ShownCreationSimulation = { status: 'works', gas: 1n, fee: 1n }
  const connected = { status: 'connected', account: alice.address, chainId: 1 } as const
  const nobody = { status: 'disconnected' } as const

  test.each([
    ['checked, simulated, with a wallet on its network', ready, works, connected, undefined],
    ['without a wallet', ready, works, nobody, 'noWallet'],
    [
      'with a wallet that reconnects',
      ready,
      works,
      { ...connected, status: 'reconnecting' },
      'noWallet',
    ],
    ['on another network', ready, works, { ...connected, chainId: 17000 }, 'wrongChain'],
    [
      'while the contracts are being read',
      { status: 'checking' },
      { status: 'loading' },
      connected,
      'checking',
    ],
    ['while it is being simulated', ready, { status: 'loading' }, connected, 'checking'],
    [
      'without an answer of the node',
      { status: 'unread' },
      { status: 'loading' },
      connected,
      'unread',
    ],
    ['without a simulation', ready, { status: 'unknown' }, connected, 'unread'],
    ['without a node', { status: 'noNode' }, { status: 'loading' }, nobody, 'noNode'],
    [
      'with another contract',
      { status: 'blocked', contract: contracts[0], why: 'otherCode', actual: '0x' },
      { status: 'loading' },
      nobody,
      'blocked',
    ],
    [
      'where something is already',
      { status: 'exists', plan, found: null },
      { status: 'loading' },
      connected,
      'exists',
    ],
    ['if it would revert', ready, { status: 'reverts' }, nobody, 'reverts'],
    [
      'if it would be elsewhere',
      ready,
      { status: 'otherAddress', actual: null },
      connected,
      'otherAddress',
    ],
  ] as const)('%s: %s', (_, shown, simulation, wallet, reason) => {
    expect(mayDeploy(shown, simulation, wallet)).toEqual(
      reason === undefined ? { allowed: true } : { allowed: false, reason },
    )
  })
})
