import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from '#ui'

const meta: Meta<typeof VisuallyHidden> = {
  title: 'Components/Visually hidden',
  tags: ['autodocs'],
  component: VisuallyHidden,
}
export default meta
type Story = StoryObj<typeof VisuallyHidden>

export const NextToText: Story = {
  args: { children: 'Read out only' },
  render: (args) => (
    <p>
      Seen <VisuallyHidden {...args} />
    </p>
  ),
}
