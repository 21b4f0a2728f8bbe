import type { Meta, StoryObj } from '@storybook/react-vite'
import { Key } from '#ui'

const meta: Meta<typeof Key> = {
  title: 'Components/Key',
  tags: ['autodocs'],
  component: Key,
}
export default meta
type Story = StoryObj<typeof Key>

export const Letter: Story = { args: { children: 'J' } }
export const Word: Story = { args: { children: 'Enter' } }
