import type { Meta, StoryObj } from '@storybook/react-vite'
import { List, ListRow, RowButton } from '#ui'

const meta: Meta<typeof RowButton> = {
  title: 'Components/Row button',
  tags: ['autodocs'],
  component: RowButton,
  parameters: { boxWidth: 480 },
  decorators: [
    (Story) => (
      <List label="Safes">
        <ListRow title={Story()} />
      </List>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof RowButton>

export const InRow: Story = { args: { children: 'Main treasury' } }
export const Focused: Story = {
  args: { children: 'Main treasury' },
  parameters: { keepFocus: true },
  play: async ({ userEvent }) => userEvent.tab(),
}
