import type { Meta, StoryObj } from '@storybook/react-vite'
import { List, ListRow, RowLink } from '#ui'

const meta: Meta<typeof RowLink> = {
  title: 'Components/Row link',
  tags: ['autodocs'],
  component: RowLink,
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
type Story = StoryObj<typeof RowLink>

export const InRow: Story = { args: { href: '#', children: 'Main treasury' } }
export const Focused: Story = {
  args: { href: '#', children: 'Main treasury' },
  parameters: { keepFocus: true },
  play: async ({ userEvent }) => userEvent.tab(),
}
