import type { Meta, StoryObj } from '@storybook/react-vite'
import { LiveRegion } from '#ui'

const meta: Meta<typeof LiveRegion> = {
  title: 'Components/Live region',
  tags: ['autodocs'],
  component: LiveRegion,
}
export default meta
type Story = StoryObj<typeof LiveRegion>

export const Polite: Story = {
  args: { spoken: { text: 'Copied address', turn: 1 } },
  render: (args) => (
    <p>
      Heard, not seen
      <LiveRegion {...args} />
    </p>
  ),
}
export const Assertive: Story = {
  args: { spoken: { text: 'You rejected the request', turn: 1 }, urgency: 'assertive' },
  render: (args) => (
    <p>
      Heard, not seen
      <LiveRegion {...args} />
    </p>
  ),
}
