import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { accents, Amount, Button, QuorumRing, StatusBadge, ThemeRoot } from '#ui'
import { fixed } from '../controls.ts'

const children = (
  <div
    style={{
      display: 'flex',
      alignItems: 'center',
      gap: 16,
      padding: 24,
      background: 'var(--coffer-page)',
    }}
  >
    <QuorumRing signed={2} required={3} size={40} />
    <Amount value={2_500_000_000_000_000_000n} symbol="ETH" size="l" />
    <StatusBadge status="ready" />
    <Button>Details</Button>
    <Button variant="primary">Execute</Button>
  </div>
)

const meta: Meta<typeof ThemeRoot> = {
  title: 'Foundations/Theme root',
  tags: ['autodocs'],
  component: ThemeRoot,
  // An invalid id throws, as intended.
  argTypes: { id: fixed },
}
export default meta
type Story = StoryObj<typeof ThemeRoot>

export const Light: Story = { args: { theme: 'light', children } }
export const Dark: Story = { args: { theme: 'dark', children } }
export const HighContrast: Story = { args: { theme: 'contrast', children } }
export const CustomBrand: Story = { args: { theme: 'harbor', children } }
export const Midnight: Story = { args: { theme: 'midnight', children } }
export const DarkHighContrast: Story = { args: { theme: 'contrast-dark', children } }
export const Accents: Story = {
  render: () => (
    <>
      {accents.map((accent) => (
        <ThemeRoot key={accent} accent={accent}>
          {children}
        </ThemeRoot>
      ))}
    </>
  ),
}
export const Corners: Story = {
  render: () => (
    <>
      {(['large', 'medium', 'small', 'none'] as const).map((radius) => (
        <ThemeRoot key={radius} radius={radius}>
          {children}
        </ThemeRoot>
      ))}
    </>
  ),
}
/** Uses the child's own element; the inner root inherits what it does not set. */
export const AsChild: Story = {
  args: {
    theme: 'dark',
    accent: 'purple',
    id: 'shop',
    asChild: true,
    children: <section>{children}</section>,
  },
  parameters: { picture: false, pictureReason: 'It looks like any other dark root.' },
  play: async ({ canvas, canvasElement }) => {
    const section = canvasElement.querySelector('section')
    await expect(section).toHaveAttribute('data-coffer', 'shop')
    await expect(section).toHaveAttribute('data-theme', 'dark')
    await expect(section).toHaveAttribute('data-accent', 'purple')
    await expect(
      getComputedStyle(canvas.getByRole('button', { name: 'Execute' })).colorScheme,
    ).toBe('dark')
  },
}
