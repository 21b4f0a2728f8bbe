import type { Meta, StoryObj } from '@storybook/react-vite'
import { BatchSummaryView } from '../../../src/screens/review/BatchSummaryView.tsx'
import { EffectList } from '../../../src/screens/review/EffectList.tsx'
import { aBatchReview, mainnet } from './transactions.ts'

const { effect, tokens = [] } = aBatchReview()
const effects = effect?.kind === 'batch' ? effect.effects : []

const meta: Meta<typeof BatchSummaryView> = {
  title: 'Screens/Transaction/Batch summary view',
  component: BatchSummaryView,
  parameters: { boxWidth: 420 },
  args: { effects, tokens, chain: mainnet },
}
export default meta
type Story = StoryObj<typeof BatchSummaryView>

export const ThreePayments: Story = {}
/** Until the token contracts have responded, no amounts are shown. */
export const TokensUnknown: Story = { args: { tokens: [] } }
export const Differs: Story = { args: { differs: true } }
/** Every action in full, as in the dialogs. */
export const InFull: Story = { render: ({ effects: all, tokens: known, chain }) => <EffectList effects={all} tokens={known} chain={chain} /> }
/** A nested batch, a settings change, and an unknown call. */
export const Nested: Story = {
  render: ({ tokens: known, chain }) => (
    <EffectList
      effects={[
        { kind: 'batch', to: '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526', effects },
        { kind: 'settings', change: { type: 'changeThreshold', threshold: 1 } },
        { kind: 'call', to: '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526', raw: 0n, selector: '0x12345678' },
      ]}
      tokens={known}
      chain={chain}
    />
  ),
}
