import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from '#ui'

const meta: Meta<typeof TextArea> = {
  title: 'Components/Text area',
  tags: ['autodocs'],
  component: TextArea,
  parameters: { boxWidth: 400 },
}
export default meta
type Story = StoryObj<typeof TextArea>

export const Filled: Story = {
  args: { 'aria-label': 'Message', defaultValue: 'I agree to the terms of the working group.' },
}
export const Mono: Story = {
  args: {
    'aria-label': 'Data',
    mono: true,
    defaultValue: '0xa9059cbb0000000000000000000000005aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
  },
}
