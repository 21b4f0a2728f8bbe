import type { Meta, StoryObj } from '@storybook/react-vite'
import { safes } from '../../../../mocks/chain/genesis/places.ts'
import { SafeSwitcherView } from '../../../../src/screens/shell/frame/SafeSwitcherView.tsx'
import { mainnet, treasury } from '../../transactions/review/transactions.ts'

const on = (address: `0x${string}`) => ({ chainId: '1', address })

const meta: Meta<typeof SafeSwitcherView> = {
  title: 'Screens/Shell/Safe switcher view',
  component: SafeSwitcherView,
  parameters: { boxWidth: 248 },
  args: {
    chains: [mainnet],
    current: treasury,
    quorum: { threshold: 2, owners: 3 },
    safes: [treasury, on(safes.operations.address), on(safes.vault.address)],
  },
}
export default meta
type Story = StoryObj<typeof SafeSwitcherView>

export const Closed: Story = {}
export const Loading: Story = { args: { quorum: undefined } }
export const NoneChosen: Story = { args: { current: undefined, quorum: undefined } }
export const Open: Story = {
  parameters: { picture: 'page' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
  },
}
export const OpenWithNoOther: Story = { ...Open, args: { safes: [treasury] } }
