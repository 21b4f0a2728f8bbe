import type { Meta, StoryObj } from '@storybook/react-vite'
import { no } from '#base'
import { people } from '../../../mocks/people.ts'
import { ExecuteDialogView } from '../../../src/screens/execute/ExecuteDialogView.tsx'
import { aDetail, allowed, aProof, mainnet } from '../review/transactions.ts'

const nothing = () => {}
const { alice, carol } = people
const txHash = `0x${'5e'.repeat(32)}` as const

const simulations = {
  loading: { status: 'loading' },
  works: { status: 'works', fee: 150_000_000_000_000n, gas: 90_000n },
  innerFails: { status: 'innerFails', fee: 150_000_000_000_000n, gas: 90_000n },
  reverts: { status: 'reverts', code: 'GS013' },
} as const

const meta: Meta<typeof ExecuteDialogView> = {
  title: 'Screens/Transaction/Execute dialog view',
  component: ExecuteDialogView,
  parameters: { layout: 'fullscreen', picture: 'page' },
  argTypes: { simulation: { control: 'select', options: Object.keys(simulations), mapping: simulations } },
  args: {
    detail: aDetail({ signers: [carol, alice] }),
    chain: mainnet,
    proof: aProof('verified'),
    risks: [],
    simulation: simulations.works,
    state: { step: 'review' },
    allowed,
    onSwitchChain: nothing,
    onExecute: nothing,
    onBack: nothing,
    onClose: nothing,
  },
}
export default meta
type Story = StoryObj<typeof ExecuteDialogView>

export const Review: Story = { parameters: { cell: { screen: 'execute', state: 'owner' } } }
export const Simulating: Story = { args: { simulation: simulations.loading }, parameters: { cell: { screen: 'execute', state: 'loading' } } }
export const ReadOnly: Story = { args: { allowed: no('noWallet') }, parameters: { cell: { screen: 'execute', state: 'readOnly' } } }
export const WouldFail: Story = { args: { simulation: simulations.reverts } }
/** It would be mined and use the nonce, but move no funds. */
export const InnerWouldFail: Story = { args: { simulation: simulations.innerFails } }
export const WrongNetwork: Story = { args: { allowed: no('wrongChain') } }
export const UnsupportedVersion: Story = {
  args: { proof: aProof('unverifiable'), allowed: no('unsupportedVersion') },
  parameters: { cell: { screen: 'execute', state: 'unsupportedChain' } },
}
export const Differs: Story = { args: { proof: aProof('differs'), allowed: no('differs') }, parameters: { cell: { screen: 'execute', state: 'differs' } } }
export const InTheWallet: Story = { args: { state: { step: 'wallet' } } }
export const Mining: Story = { args: { state: { step: 'mining', txHash, slow: false } } }
export const Slow: Story = { args: { state: { step: 'mining', txHash, slow: true } } }
export const Refused: Story = { args: { state: { step: 'failed', txHash: null, failure: { at: 'wallet', why: 'rejected' } } } }
export const Reverted: Story = {
  args: { state: { step: 'failed', txHash, failure: { at: 'chain', why: 'reverted' } } },
  parameters: { cell: { screen: 'execute', state: 'failed' } },
}
export const Replaced: Story = { args: { state: { step: 'failed', txHash, failure: { at: 'chain', why: 'replaced' } } } }
export const MayHaveBeenSent: Story = {
  args: { state: { step: 'failed', txHash: null, failure: { at: 'wallet', why: 'timedOut', mayHaveSent: true } } },
}
export const Done: Story = { args: { state: { step: 'done', txHash, inner: 'success' } } }
export const InnerFailed: Story = { args: { state: { step: 'done', txHash, inner: 'failure' } } }
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }
