import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeyHints } from '#ui'

const meta: Meta<typeof KeyHints> = {
  title: 'Components/Key hints',
  tags: ['autodocs'],
  component: KeyHints,
  parameters: { boxWidth: 360 },
}
export default meta
type Story = StoryObj<typeof KeyHints>

export const Some: Story = {
  args: {
    hints: [
      { keys: ['J'], does: 'Next row' },
      { keys: ['K'], does: 'Row before' },
      { keys: ['Enter'], does: 'Open' },
      { keys: ['⌘', 'K'], does: 'Go anywhere' },
    ],
  },
}
