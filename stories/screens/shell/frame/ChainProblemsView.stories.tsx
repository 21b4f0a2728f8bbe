import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChainProblemsView } from '../../../../src/screens/shell/frame/notices/ChainProblemsView.tsx'

const meta: Meta<typeof ChainProblemsView> = {
  title: 'Screens/Shell/Chain problems view',
  component: ChainProblemsView,
  parameters: { boxWidth: 640 },
}
export default meta
type Story = StoryObj<typeof ChainProblemsView>

export const NoExplorer: Story = {
  args: { problems: [{ problem: 'noExplorer', chainId: '1', name: 'Ethereum' }] },
}
export const Several: Story = {
  args: {
    problems: [
      { problem: 'noExplorer', chainId: '1', name: 'Ethereum' },
      { problem: 'noPrefix', chainId: '17000', name: 'Holesky' },
      { problem: 'twice', chainId: '1', name: 'Another Ethereum' },
      { problem: 'leftOut', chainId: '0x5', name: undefined },
      { problem: 'leftOut', chainId: undefined, name: undefined },
    ],
  },
}
