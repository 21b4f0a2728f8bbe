import type { Meta, StoryObj } from '@storybook/react-vite'
import { SignatureState } from '../../../../src/screens/common/rows/SignatureState.tsx'
import { alice, aPast, aPending, bob } from './items.ts'

const meta: Meta<typeof SignatureState> = {
  title: 'Screens/Shared/Signature state',
  component: SignatureState,
  args: { item: aPending({ nonce: 7 }) },
}
export default meta
type Story = StoryObj<typeof SignatureState>

export const Pending: Story = {}
export const NeedsYou: Story = { args: { needsYou: true } }
export const Unsigned: Story = { args: { item: aPending({ nonce: 7, signed: [], required: 3 }) } }
export const Ready: Story = { args: { item: aPending({ nonce: 7, signed: [alice, bob] }) } }
export const Failed: Story = { args: { item: aPast(5, { status: 'FAILED' }) } }
/** Executed by a module, so there is no quorum. */
export const NoQuorum: Story = { args: { item: aPast(5, { multisig: null }) } }
