import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Disclosure } from '#ui'

const meta: Meta<typeof Disclosure> = {
  title: 'Components/Disclosure',
  tags: ['autodocs'],
  component: Disclosure,
  parameters: { boxWidth: 400 },
}
export default meta
type Story = StoryObj<typeof Disclosure>

export const Closed: Story = { args: { summary: 'Advanced parameters', children: 'Nonce 12' } }
export const Open: Story = {
  args: { summary: 'Advanced parameters', children: 'Nonce 12', defaultOpen: true },
}
export const OpenedByKeyboard: Story = {
  args: { summary: 'Advanced parameters', children: 'Nonce 12' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('Nonce 12')).toBeVisible()
  },
}
