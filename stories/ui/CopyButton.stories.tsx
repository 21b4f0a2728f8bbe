import type { Meta, StoryObj } from '@storybook/react-vite'
import { CopyButton } from '#ui'

const meta: Meta<typeof CopyButton> = {
  title: 'ui/CopyButton',
  component: CopyButton,
}
export default meta
type Story = StoryObj<typeof CopyButton>

export const Icon: Story = { args: { value: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', what: 'address' } }
export const Words: Story = { args: { value: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', what: 'address', words: true } }
