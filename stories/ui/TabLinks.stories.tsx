import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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

/** The current tab is in view, wherever it is. */
export const NotAllFit: Story = {
  args: {
    label: 'Settings',
    children: ['General', 'Account', 'Notifications', 'Networks', 'Data'].map((name) => (
      <TabLink
        key={name}
        href={`#${name}`}
        {...(name === 'Data' && { 'aria-current': 'page' as const })}
      >
        {name}
      </TabLink>
    )),
  },
  parameters: { boxWidth: 320, picture: false, pictureReason: 'Two shows the same parts.' },
  play: async ({ canvas }) => {
    const tabs = canvas.getByRole('navigation').getBoundingClientRect()
    const current = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect()
    await expect(current.right).toBeLessThanOrEqual(Math.ceil(tabs.right))
    await expect(current.left).toBeGreaterThanOrEqual(Math.floor(tabs.left))
  },
}
