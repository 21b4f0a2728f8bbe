import { expect, it } from 'vitest'
import { no, yes } from '#base'
import {
  executeActions,
  type ExecuteActionsInput,
} from '../../../../../src/screens/transactions/execute/executeActions.ts'
import { transactionText } from '../../../../../src/screens/common/signing/text.ts'
import { englishText } from '../../../../../stories/englishText.ts'
import { mainnet } from '../../../../../stories/screens/transactions/review/transactions.ts'

const text = englishText(transactionText)
const txHash = `0x${'5e'.repeat(32)}` as const
const nothing = () => {}
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
  ['is done', { state: { step: 'done' } }, ['Close']],
  [
    'switches the network first',
    { allowed: no('wrongChain'), onSwitchChain: nothing },
    ['Cancel', 'Switch to Ethereum'],
  ],
])('%s', (_, parts, expected) => {
  expect(labels(parts)).toEqual(expected)
})

it('says why it can not be sent where the wallet can not switch', () => {
  const send = { label: 'Execute', disabledReason: 'Your wallet is on another network' }
  const actions = executeActions({ ...input, send, allowed: no('wrongChain') }, text)
  expect(actions.at(-1)).toMatchObject(send)
})
