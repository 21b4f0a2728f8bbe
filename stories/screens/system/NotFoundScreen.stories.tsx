import type { Meta, StoryObj } from '@storybook/react-vite'
import { NotFoundScreen } from '../../../src/screens/system/NotFoundScreen.tsx'

const meta: Meta<typeof NotFoundScreen> = {
  title: 'Screens/System/Not found screen',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen', picture: 'page' },
}
export default meta
type Story = StoryObj<typeof NotFoundScreen>

export const Page: Story = {}
export const UnknownNetwork: Story = { args: { reason: { why: 'unknownChain', prefix: 'gor', names: ['Ethereum (eth)', 'Holesky (hol)'] } } }
export const NotAnAddress: Story = { args: { reason: { why: 'invalid', text: 'eth:0x1234' } } }
export const NotOfferedHere: Story = { args: { reason: { why: 'notOffered', network: 'Holesky' } } }
