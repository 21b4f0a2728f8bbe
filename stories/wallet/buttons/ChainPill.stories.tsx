import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ChainPill } from '../../../src/wallet/buttons/ChainPill.tsx'
import styles from '../../../src/wallet/buttons/ConnectedButtonsView.module.css'
import { diamond } from '../network/fixtures.ts'

const both = <Value,>(value: Value) => ({ small: value, large: value })
const gnosis = { id: 100, name: 'Gnosis' }

/** The network part of the connected buttons. */
const meta: Meta<typeof ChainPill> = {
  title: 'Wallet/Buttons/Chain pill',
  tags: ['autodocs'],
  component: ChainPill,
  // The parent decides what to show at each width.
  decorators: [
    (Story) => (
      <span className={styles.buttons}>
        <Story />
      </span>
    ),
  ],
  parameters: { picture: false, pictureReason: 'ConnectedButtonsView shows it in each form.' },
  args: { network: { ...gnosis, icon: diamond }, status: both('full'), onOpen: fn() },
}
export default meta
type Story = StoryObj<typeof ChainPill>

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Network: Gnosis' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await expect(canvas.getByText('Gnosis')).toBeVisible()
  },
}
export const IconOnly: Story = {
  args: { status: both('icon') },
  play: async ({ canvas }) => await expect(canvas.getByText('Gnosis')).not.toBeVisible(),
}
/** Without an icon, the name is shown instead. */
export const MissingIcon: Story = {
  args: { network: { id: 987_654, name: 'Somewhere' }, status: both('icon') },
  play: async ({ canvas }) => await expect(canvas.getByText('Somewhere')).toBeVisible(),
}
/** The kit has a mark for known networks. */
export const WithMark: Story = {
  args: { network: gnosis, status: both('icon') },
  play: async ({ canvas }) => await expect(canvas.getByText('Gnosis')).not.toBeVisible(),
}
export const None: Story = {
  args: { status: both('none') },
  play: async ({ canvas }) => await expect(canvas.queryByRole('button')).toBeNull(),
}
export const Inactive: Story = {
  args: { onOpen: undefined },
  play: async ({ canvas }) =>
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true'),
}
