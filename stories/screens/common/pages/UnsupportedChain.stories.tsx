import type { Meta, StoryObj } from '@storybook/react-vite'
import { UnsupportedChain } from '../../../../src/screens/common/pages/UnsupportedChain.tsx'

const meta: Meta<typeof UnsupportedChain> = {
  title: 'Screens/Shared/Unsupported chain',
  component: UnsupportedChain,
  args: { chainId: '137' },
  parameters: { boxWidth: 720 },
}
export default meta
type Story = StoryObj<typeof UnsupportedChain>

export const Polygon: Story = {}
