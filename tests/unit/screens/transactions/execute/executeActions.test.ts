import { expect, it } from 'vitest'
import { no, yes } from '#base'
import {
  executeActions,
  type ExecuteActionsInput,
} from '../../../../../src/screens/transactions/execute/executeActions.ts'
import type { ShownFailure } from '#screens/common/signing'
import { transactionText } from '../../../../../src/screens/common/signing/text.ts'
import { people } from '../../../../../mocks/people.ts'
import { englishText } from '../../../../../stories/englishText.ts'
import { mainnet } from '../../../../../stories/screens/transactions/review/transactions.ts'

const text = englishText(transactionText)
const txHash = `0x${'5e'.repeat(32)}` as const
const nothing = () => {}
const account = people.alice.address
const lost = { at: 'wallet', why: 'timedOut', mayHaveSent: true } as const
const input: ExecuteActionsInput = {
  chain: mainnet,
  state: { step: 'review' },
  allowed: yes,
  send: { label: 'Execute', disabledReason: undefined },
  onExecute: nothing,
  onBack: nothing,
  onClose: nothing,
}
const labels = (parts: Partial<ExecuteActionsInput>) =>
  executeActions({ ...input, ...parts }, text).map(({ label }) => label)

it.each<[string, Partial<ExecuteActionsInput>, readonly string[]]>([
  ['sends', {}, ['Cancel', 'Execute']],
  ['is canceled while the wallet is asked', { state: { step: 'wallet' } }, ['Cancel']],
  ['is left while the relayer is asked', { state: { step: 'relaying' } }, ['Close']],
  [
    'is found in the explorer once it is sent',
    { state: { step: 'mining', txHash } },
    ['Open in the block explorer', 'Close'],
  ],
  ['has no link before its hash is known', { state: { step: 'mining', txHash: null } }, ['Close']],
  ['goes back after a failure', { state: { step: 'failed', txHash: null } }, ['Close', 'Back']],
  [
    'can be sent anyway',
    { state: { step: 'failed' }, anyway: { label: 'Relay', onPress: nothing } },
    ['Close', 'Back', 'Relay'],
  ],
  [
    'is looked for in the explorer if it may have been sent',
    { state: { step: 'failed', txHash, failure: { at: 'chain', why: 'dropped' } } },
    ['Close', 'Back', 'Open in the block explorer'],
  ],
  [
    'is looked for in the account if the wallet lost it',
    { state: { step: 'failed', txHash: null, failure: lost }, account },
    ['Close', 'Back', 'Check account activity'],
  ],
  [
    'is looked for in the history if a relayer may have sent it',
    {
      state: { step: 'failed', txHash: null, failure: { at: 'relay', why: 'unreachable' } },
      account,
      history: '/transactions/history',
    },
    ['Close', 'Back', 'Check the history'],
  ],
  [
    'is left rather than sent again without an explorer',
    { state: { step: 'failed', failure: lost }, account, chain: undefined },
    ['Back', 'Close'],
  ],
  ['is done', { state: { step: 'done' } }, ['Close']],
  [
    'switches the network first',
    { allowed: no('wrongChain'), onSwitchChain: nothing },
    ['Cancel', 'Switch to Ethereum'],
  ],
])('%s', (_, parts, expected) => {
  expect(labels(parts)).toEqual(expected)
})

it('says why it can’t be sent if the wallet can’t switch', () => {
  const send = { label: 'Execute', disabledReason: 'Your wallet is on another network' }
  const actions = executeActions({ ...input, send, allowed: no('wrongChain') }, text)
  expect(actions.at(-1)).toMatchObject(send)
})

it('never suggests to send again what may have been sent', () => {
  const failures: readonly ShownFailure[] = [
    lost,
    { at: 'chain', why: 'unreported' },
    { at: 'chain', why: 'replaced' },
    { at: 'chain', why: 'dropped' },
    { at: 'relay', why: 'unreachable' },
    { at: 'relay', why: 'replaced' },
    { at: 'relay', why: 'dropped' },
  ]
  for (const failure of failures)
    for (const hash of [txHash, null])
      for (const known of [mainnet, undefined]) {
        const state = { step: 'failed', txHash: hash, failure } as const
        const actions = executeActions({ ...input, chain: known, state, account }, text)
        const primary = actions.filter(({ variant }) => variant === 'primary')
        expect(primary).toEqual([actions.at(-1)])
        expect(primary.map(({ label }) => label)).not.toContain('Back')
      }
})

it.each<ShownFailure>([
  { at: 'wallet', why: 'timedOut' },
  { at: 'chain', why: 'reverted' },
  { at: 'relay', why: 'failing' },
  { at: 'relay', why: 'notRelayed' },
  { at: 'submitting', why: 'unreachable' },
])('goes back to try again if nothing can have been sent: $at $why', (failure) => {
  const state = { step: 'failed', txHash: null, failure } as const
  const last = executeActions({ ...input, state, account }, text).at(-1)
  expect(last).toMatchObject({ label: 'Back', variant: 'primary' })
})
