import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { base } from '../../../../mocks/chain/genesis/places.ts'
import { fixed } from '../../../controls.ts'
import { people } from '../../../../mocks/people.ts'
import { ChangesView } from '../../../../src/screens/transactions/execute/changes/ChangesView.tsx'
import { aBatchReview, mainnet } from '../review/transactions.ts'
import { ChangeRows } from '../../../../src/screens/transactions/execute/changes/ChangeRows.tsx'
import { Changes } from '../../../../src/screens/transactions/execute/changes/Changes.tsx'

const { dave } = people
const { usdc, dai } = base.tokens
const usdCoin = { token: usdc, name: 'USD Coin', symbol: 'USDC', decimals: 6, balance: null }
const unlimited = 2n ** 256n - 1n

const meta: Meta<typeof ChangesView> = {
  title: 'Screens/Transaction/Changes view',
  component: ChangesView,
  argTypes: { changes: fixed },
  args: {
    chain: mainnet,
    effect: aBatchReview().effect,
    changes: {
      status: 'changes',
      tokens: [usdCoin],
      changes: {
        balances: [
          { kind: 'native', raw: -300_000_000_000_000_000n },
          { kind: 'erc20', token: usdc, raw: -2_050_000_000n },
        ],
        allowances: [],
        settings: [],
      },
    },
  },
  parameters: { picture: false, pictureReason: 'ExecuteDialogView shows it.' },
}
export default meta
type Story = StoryObj<typeof ChangesView>

/** Before its words, so that the words of all rows are aligned. */
const everyRowHasItsMark = async (rows: readonly HTMLElement[]) => {
  for (const { firstElementChild } of rows)
    await expect(firstElementChild).toHaveAttribute('aria-hidden', 'true')
}
/** What a batch sends. */
export const Balances: Story = {}
/** Items of collections, and a token whose decimals are unknown. */
export const Items: Story = {
  play: async ({ canvas }) => everyRowHasItsMark(canvas.getAllByRole('listitem')),
  args: {
    changes: {
      status: 'changes',
      tokens: [],
      changes: {
        balances: [
          { kind: 'erc721', token: base.collectible, id: 7n, raw: -1n },
          { kind: 'erc1155', token: base.collectible, id: 4n, raw: 3n },
          { kind: 'erc20', token: dai, raw: unlimited },
        ],
        allowances: [],
        settings: [],
      },
    },
  },
}
/** What others may take afterward: some, everything, one item; and an allowance that is revoked. */
export const Allowances: Story = {
  play: async ({ canvas }) => everyRowHasItsMark(canvas.getAllByRole('listitem')),
  args: {
    changes: {
      status: 'changes',
      tokens: [usdCoin],
      changes: {
        balances: [],
        allowances: [
          { kind: 'erc20', token: usdc, spender: dave.address, raw: 5_000_000n },
          { kind: 'erc20', token: dai, spender: dave.address, raw: unlimited },
          { kind: 'item', token: base.collectible, spender: dave.address, id: 7n },
          { kind: 'all', token: base.collectible, spender: dave.address, approved: true },
          { kind: 'all', token: base.collectible, spender: dave.address, approved: false },
        ],
        settings: [],
      },
    },
  },
}
/** As tall as the changes of the batch are likely to be. */
export const Loading: Story = { args: { changes: { status: 'loading' } } }
/** The node takes longer than signing waits for it. */
export const Late: Story = { args: { changes: { status: 'late' } } }
export const Nothing: Story = {
  args: {
    changes: {
      status: 'changes',
      tokens: [],
      changes: { balances: [], allowances: [], settings: [] },
    },
  },
}
export const Fails: Story = { args: { changes: { status: 'fails' } } }
/** The node doesn't offer `eth_simulateV1`. */
export const NodeCannot: Story = { args: { changes: { status: 'unsupported' } } }
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }

/** Only the rows. */
export const Rows: Story = {
  render: ({ chain }) => (
    <ChangeRows
      changes={{
        balances: [{ kind: 'native', raw: -300_000_000_000_000_000n }],
        allowances: [{ kind: 'erc20', token: usdc, spender: dave.address, raw: 5_000_000n }],
        settings: [],
      }}
      tokens={[usdCoin]}
      chain={chain}
    />
  ),
}
/** In dialogs it is loaded when it is first needed. */
export const LoadedLater: Story = { render: (args) => <Changes {...args} /> }
