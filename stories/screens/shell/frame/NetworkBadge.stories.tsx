import type { Meta, StoryObj } from '@storybook/react-vite'
import { toChainSummary } from '#queries'
import { aChain } from '../../../../mocks/fixtures/index.ts'
import { NetworkBadge } from '../../../../src/screens/shell/frame/NetworkBadge.tsx'
import { mainnet } from '../../transactions/review/transactions.ts'

const meta: Meta<typeof NetworkBadge> = {
  title: 'Screens/Shell/Network badge',
  component: NetworkBadge,
  args: { chain: mainnet },
}
export default meta
type Story = StoryObj<typeof NetworkBadge>

export const Main: Story = {}
export const Test: Story = { args: { chain: toChainSummary(aChain('17000', '')) } }
