import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, loading, ready } from '#base'
import { TotalLabel } from '../../../../src/screens/common/money/TotalLabel.tsx'
import { positions } from '../../safe/assets/positions.ts'

const meta: Meta<typeof TotalLabel> = {
  title: 'Screens/Shared/Total label',
  component: TotalLabel,
  args: { positions: ready(positions), currency: 'usd' },
  parameters: { picture: false, pictureReason: 'Home and Assets show it above their total.' },
}
export default meta
type Story = StoryObj<typeof TotalLabel>

export const WithPositions: Story = {}
/** The gateway doesn't have positions on this chain. */
export const TokensOnly: Story = { args: { positions: undefined } }
export const Loading: Story = { args: { positions: loading } }
export const Failed: Story = { args: { positions: failed({ kind: 'timeout' }) } }
