import type { Meta, StoryObj } from '@storybook/react-vite'
import { Shell } from '../../../../src/screens/shell/frame/Shell.tsx'
import { treasury } from '../../transactions/review/transactions.ts'

const meta: Meta<typeof Shell> = {
  title: 'Screens/Shell/Shell',
  component: Shell,
  parameters: {
    layout: 'fullscreen',
    picture: 'page',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
  args: { at: treasury, current: 'home', children: <h1>Home</h1> },
}
export default meta
type Story = StoryObj<typeof Shell>

export const Connected: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/2 of 3 sign/)
    await canvas.findByText('alice.eth')
    await canvas.findByTitle('8 pending')
  },
}
export const OtherNetwork: Story = {
  parameters: { wallet: { person: 'alice', chainId: 17_000 } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Switch to Ethereum' })
    await canvas.findByTitle('8 pending')
  },
}
