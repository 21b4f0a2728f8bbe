import type { Meta, StoryObj } from '@storybook/react-vite'
import { Disclosure } from '#ui'

const meta: Meta<typeof Disclosure> = {
  title: 'ui/Disclosure',
  component: Disclosure,
  parameters: { boxWidth: 400 },
}
export default meta
type Story = StoryObj<typeof Disclosure>

export const Closed: Story = { args: { summary: 'Advanced parameters', children: 'Nonce 12' } }
export const Open: Story = { args: { summary: 'Advanced parameters', children: 'Nonce 12', defaultOpen: true } }
