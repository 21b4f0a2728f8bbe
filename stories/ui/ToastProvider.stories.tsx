import type { Meta, StoryObj } from '@storybook/react-vite'
import { ToastProvider } from '#ui'

const meta: Meta<typeof ToastProvider> = {
  title: 'ui/ToastProvider',
  component: ToastProvider,
  parameters: { picture: 'page' },
}
export default meta
type Story = StoryObj<typeof ToastProvider>

export const Two: Story = { args: { children: 'The page', initial: [{ title: 'bob has signed', text: 'It can be executed now.', stays: true }, { tone: 'done', title: 'Executed', text: '2.5 ETH went to treasury.eth.', stays: true }] } }
