import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { safes } from '../../../../mocks/chain/genesis/places.ts'
import { SwitcherList } from '../../../../src/screens/shell/frame/switcher/SwitcherList.tsx'

const meta: Meta<typeof SwitcherList> = {
  title: 'Screens/Shell/Switcher list',
  component: SwitcherList,
  parameters: { boxWidth: 400, world: 'everyday', wallet: { person: 'alice' } },
  args: {
    safes: [
      { chainId: '1', address: safes.operations.address },
      { chainId: '1', address: safes.vault.address },
      { chainId: '17000', address: safes.testFund.address },
    ],
    onLeave: () => {},
  },
}
export default meta
type Story = StoryObj<typeof SwitcherList>

/** Value, network, what is pending, and what needs Alice. */
export const OfAlice: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/pending$/)).length).toBe(3)
    await expect((await canvas.findAllByText(/to sign$/)).length).toBeGreaterThan(0)
  },
}
