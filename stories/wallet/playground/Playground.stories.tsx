import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Playground } from './Playground.tsx'
import { playgroundControls } from './playgroundControls.ts'

/** Every prop of `WalletProvider` and `ConnectButton` as a control, and the code to copy. */
const meta: Meta<typeof Playground> = {
  title: 'Wallet/Playground',
  component: Playground,
  argTypes: playgroundControls,
  args: { config: 'Ethereum and Holesky' },
  parameters: { picture: 'page' },
}
export default meta
type Story = StoryObj<typeof Playground>

export const AsInstalled: Story = {}

export const WithSettings: Story = {
  args: {
    config: 'Ethereum only',
    'provider-coolMode': 'true',
    'provider-onConnect': 'to the console',
    'picker-size': 'compact',
    'picker-groups': 'three wallets',
    'account-balanceToken': 'USDC',
    'button-label': 'Come in',
    'button-accountStatus': 'avatar',
  },
  parameters: { picture: false, pictureReason: 'The page is that of the other story.' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Code of this app' })).toHaveTextContent(
      "label={'Come in'}",
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Come in' }))
    const dialog = await screen.findByRole('dialog', { name: 'Connect a wallet' })
    await expect(dialog).toHaveTextContent('Our choice')
  },
}
