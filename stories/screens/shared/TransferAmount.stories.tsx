import type { Meta, StoryObj } from '@storybook/react-vite'
import { TransferAmount } from '../../../src/screens/shared/TransferAmount.tsx'
import { dave, daveParty, mainnet, receiveDollars, receiveFake, sendDollars, sendEther, sendNft } from './items.ts'

const meta: Meta<typeof TransferAmount> = { title: 'Screens/Shared/Transfer amount', component: TransferAmount, args: { action: sendEther, chain: mainnet } }
export default meta
type Story = StoryObj<typeof TransferAmount>

export const Out: Story = {}
export const In: Story = { args: { action: receiveDollars } }
export const EveryDigit: Story = { args: { action: sendDollars, full: true } }
/** Failed: no funds moved. */
export const Muted: Story = { args: { muted: true } }
export const Nft: Story = { args: { action: sendNft } }
/** An imitation is not coloured as incoming money. */
export const Imitation: Story = { args: { action: receiveFake } }
export const Unlisted: Story = {
  args: {
    action: {
      kind: 'send',
      to: daveParty,
      what: { type: 'erc20', raw: 5n * 10n ** 18n, token: dave, symbol: 'AVERYLONGSYMBOL', decimals: null, trusted: false, imitation: false },
    },
  },
}
export const UnknownChain: Story = { args: { chain: undefined } }
