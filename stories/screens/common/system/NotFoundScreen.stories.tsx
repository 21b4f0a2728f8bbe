import type { Meta, StoryObj } from '@storybook/react-vite'
import { NotFoundScreen } from '../../../../src/screens/shell/notFound/NotFoundScreen.tsx'

const meta: Meta<typeof NotFoundScreen> = {
  title: 'Screens/System/Not found screen',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen', picture: 'page' },
}
export default meta
type Story = StoryObj<typeof NotFoundScreen>

export const Page: Story = {}
export const UnknownNetwork: Story = {
  args: {
    reason: { why: 'unknownChain', prefix: 'gor', names: ['Ethereum (eth)', 'Holesky (hol)'] },
  },
}
export const NotAnAddress: Story = { args: { reason: { why: 'invalid', text: 'eth:0x1234' } } }
export const WrongChecksum: Story = {
  args: { reason: { why: 'badChecksum', text: 'eth:0x5aAeb6053f3E94C9b9A09f33669435E7Ef1BeAed' } },
}
export const NotOfferedHere: Story = { args: { reason: { why: 'notOffered', network: 'Holesky' } } }
