import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { people } from '../../../mocks/people.ts'
import { ChangesView } from '../../../src/screens/execute/changes/ChangesView.tsx'
import { changesText } from '../../../src/screens/execute/changes/text.ts'
import { englishText } from '../../englishText.ts'
import { chains } from '../mySafes/rows.ts'

const text = englishText(changesText)
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const tokens = [{ token: usdc, symbol: 'USDC', decimals: 6 }] as const

const meta: Meta<typeof ChangesView> = {
  title: 'Screens/Transaction/Changes view',
  component: ChangesView,
  args: { chain: chains[0], effect: { kind: 'native', to: people.dave.address, raw: 1n } },
  parameters: { picture: false, pictureReason: 'ExecuteDialogView shows it.' },
}
export default meta
type Story = StoryObj<typeof ChangesView>

/** What is received and sent, and what somebody else may take afterwards. */
export const BalancesAndAllowances: Story = {
  args: {
    changes: {
      status: 'changes',
      tokens: tokens as never,
      changes: {
        balances: [
          { kind: 'native', raw: -2_500_000_000_000_000_000n },
          { kind: 'erc20', token: usdc, raw: 8_000_000_000n },
        ],
        allowances: [{ kind: 'erc20', token: usdc, spender: people.frank.address, raw: 2n ** 256n - 1n }],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2\.5/)).toBeVisible()
    await expect(canvas.getByText(/8,000/)).toBeVisible()
  },
}
export const Nothing: Story = {
  args: { changes: { status: 'changes', tokens: [], changes: { balances: [], allowances: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('none'))).toBeVisible()
  },
}
export const Loading: Story = { args: { changes: { status: 'loading' } } }
export const Unsupported: Story = { args: { changes: { status: 'unsupported' } } }
