import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ErrorDetail } from '#ui'

const meta: Meta<typeof ErrorDetail> = {
  title: 'Components/Error detail',
  tags: ['autodocs'],
  component: ErrorDetail,
  parameters: { boxWidth: 400 },
  args: { label: 'Details', detail: 'execution reverted: GS013' },
}
export default meta
type Story = StoryObj<typeof ErrorDetail>

export const Closed: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.detail)).not.toBeVisible()
  },
}
export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(args.label))
    await expect(canvas.getByText(args.detail)).toBeVisible()
  },
}
/** Characters that would change the order of the text are spelled out. */
export const Hostile: Story = {
  args: { detail: `HTTP request failed. ${'0x4e487b71'.repeat(30)} \u202egnitrever` },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(args.label))
    await expect(canvas.getByText(/U\+202E/)).toBeVisible()
  },
}
