import type { Meta, StoryObj } from '@storybook/react-vite'
import { TabLink, TabLinks } from '#ui'

const meta: Meta<typeof TabLinks> = {
  title: 'Components/Tab links',
  tags: ['autodocs'],
  component: TabLinks,
  parameters: { boxWidth: 480 },
}
export default meta
type Story = StoryObj<typeof TabLinks>

export const Two: Story = {
  args: {
    label: 'Transactions',
    children: [
      <TabLink key="queue" href="#queue" badge={3} aria-current="page">
        Queue
      </TabLink>,
      <TabLink key="history" href="#history">
        History
      </TabLink>,
    ],
  },
}
