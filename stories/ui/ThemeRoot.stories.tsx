import type { Meta, StoryObj } from '@storybook/react-vite'
import { Amount, Button, QuorumRing, StatusBadge, ThemeRoot } from '#ui'

const children = (
  <div style={{ display: 'flex', alignItems: 'center', gap: 16, padding: 24, background: 'var(--coffer-page)' }}>
    <QuorumRing signed={2} required={3} size={40} />
    <Amount value={2_500_000_000_000_000_000n} symbol="ETH" size="l" />
    <StatusBadge status="ready" />
    <Button>Details</Button>
    <Button variant="primary">Execute</Button>
  </div>
)

const meta: Meta<typeof ThemeRoot> = {
  title: 'ui/ThemeRoot',
  component: ThemeRoot,
}
export default meta
type Story = StoryObj<typeof ThemeRoot>

export const Light: Story = { args: { theme: 'light', children } }
export const Dark: Story = { args: { theme: 'dark', children } }
export const HighContrast: Story = { args: { theme: 'contrast', children } }
export const StrangersBrand: Story = { args: { theme: 'harbour', children } }
