import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RecoveryBar } from '../../../../src/screens/safe/recovery/RecoveryBar.tsx'
import { recoveryText } from '../../../../src/screens/transactions/skippedQueue/text.ts'
import { englishText } from '../../../englishText.ts'
import { executable, expired, several, waiting } from './recovery.ts'

const text = englishText(recoveryText)
const meta: Meta<typeof RecoveryBar> = {
  title: 'Screens/Recovery/Recovery bar',
  component: RecoveryBar,
  parameters: {
    picture: false,
    pictureReason: 'A notice, which has pictures of its own.',
    layout: 'fullscreen',
  },
  args: { recoveries: [waiting[0]!], onDetails: fn(), onDismiss: fn() },
}
export default meta
type Story = StoryObj<typeof RecoveryBar>

export const Waiting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(text('title.waiting'))).toBeVisible()
    await expect(canvas.getByText(/^It can be executed after Nov 21, 2026/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: text('details') }))
    await expect(args.onDetails).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: 'Dismiss' })).toBeNull()
  },
}
export const Executable: Story = {
  args: { recoveries: [executable[0]!] },
  play: ({ canvas }) =>
    expect(canvas.getByText(/^Anyone can execute it now, until /)).toBeVisible(),
}
/** It can't do anything any more, so it can be dismissed. */
export const Expired: Story = {
  args: { recoveries: [expired[0]!] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(text('title.expired'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}
export const Several: Story = {
  args: { recoveries: [several[0]!, several[1]!] },
  play: ({ canvas }) =>
    expect(canvas.getByText(new RegExp(text('more', { count: 1 })))).toBeVisible(),
}
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }
