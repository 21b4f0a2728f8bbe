import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'
import { CopyButton } from '#ui'

const meta: Meta<typeof CopyButton> = {
  title: 'Components/Copy button',
  tags: ['autodocs'],
  component: CopyButton,
}
export default meta
type Story = StoryObj<typeof CopyButton>

export const Icon: Story = {
  args: { value: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', what: 'address' },
}
export const WithLabel: Story = {
  args: { value: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', what: 'address', words: true },
}

export const Copied: Story = {
  args: { value: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', what: 'address' },
  parameters: {
    picture: false,
    pictureReason: 'It is over after 1.5 seconds, which a slow camera misses.',
  },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }))
    await expect(write).toHaveBeenCalledWith('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045')
    await expect(await canvas.findByRole('button', { name: 'Copied address' })).toBeVisible()
    await expect(await canvas.findByText('Copied address')).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy address' })).toBeVisible())
  },
}
export const Failed: Story = {
  args: { value: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', what: 'address' },
  parameters: {
    picture: false,
    pictureReason: 'It is over after 1.5 seconds, which a slow camera misses.',
  },
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('Write permission denied.', 'NotAllowedError'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }))
    await expect(
      await canvas.findByRole('button', { name: 'Your browser blocked copying address' }),
    ).toBeVisible()
  },
}
