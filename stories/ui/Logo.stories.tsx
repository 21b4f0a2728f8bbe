import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo } from '#ui'

const meta: Meta<typeof Logo> = {
  title: 'Foundations/Logo',
  tags: ['autodocs'],
  component: Logo,
}
export default meta
type Story = StoryObj<typeof Logo>

export const Mark: Story = { args: { size: 48 } }
export const WithName: Story = { args: { name: 'Coffer' } }
