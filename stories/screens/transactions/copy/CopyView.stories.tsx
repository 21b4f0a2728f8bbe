import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { failed, loading, ready } from '#base'
import { erc20Transfer, nativeTransfer } from '#safe'
import { CopyView } from '../../../../src/screens/transactions/copy/dialog/CopyView.tsx'
import { copyText } from '../../../../src/screens/transactions/copy/dialog/text.ts'
import { readCall } from '../../../../src/screens/transactions/draft/index.ts'
import { englishText } from '../../../englishText.ts'
import { bob, dave } from '../../common/rows/items.ts'
import { treasury } from '../review/transactions.ts'
import { chains } from '../../safe/mySafes/rows.ts'
import { assets } from '../send/sending.ts'

const text = englishText(copyText)
const usdc = assets.find(({ symbol }) => symbol === 'USDC')
const [mainnet] = chains
if (!mainnet || usdc?.type !== 'erc20') throw new Error('The world has Ethereum and USDC.')
const tokens = [{ token: usdc.token, name: 'USD Coin', symbol: 'USDC', decimals: 6, balance: null }]
const read = [
  nativeTransfer(dave, 25n * 10n ** 17n),
  erc20Transfer(usdc.token, bob, 1_250_500_000n),
].map((call) => readCall(call, { safe: treasury.address, tokens, held: assets }))

const meta: Meta<typeof CopyView> = {
  title: 'Screens/Copy transaction/Copy view',
  component: CopyView,
  parameters: { picture: false, pictureReason: 'Payments shows all parts.', layout: 'fullscreen' },
  args: {
    chain: mainnet,
    actions: ready(read),
    tokens,
    lookAlikes: [],
    onAdd: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof CopyView>

export const Payments: Story = {
  parameters: { picture: 'page' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: text('add', { count: 2 }) }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}
/** It runs another contract's code as the Safe, or nobody signed it. */
export const NotPossible: Story = { args: { actions: ready(undefined) } }
export const Loading: Story = { args: { actions: loading } }
export const Failed: Story = { args: { actions: failed({ kind: 'unreachable' }, fn()) } }
