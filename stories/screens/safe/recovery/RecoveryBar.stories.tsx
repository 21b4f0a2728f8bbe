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
  args: {
    recoveries: [waiting[0]!],
    sentences: ['Replace owner Carol with Dave', 'Set required signatures to 1'],
    explorerHref: 'https://etherscan.io/tx/0x12',
    onDetails: fn(),
    onDismiss: fn(),
  },
}
export default meta
type Story = StoryObj<typeof RecoveryBar>

/** Names the new owner, the time, and the source; stays until dismissed. */
export const Waiting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(text('title.waiting'))).toBeVisible()
    await expect(canvas.getByText('Replace owner Carol with Dave')).toBeVisible()
    await expect(canvas.getByText('Set required signatures to 1')).toBeVisible()
    await expect(canvas.getByText(/^It can be executed after Nov 21, 2026/)).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: 'Open transaction in the block explorer' }),
    ).toHaveAttribute('href', 'https://etherscan.io/tx/0x12')
    await userEvent.click(canvas.getByRole('button', { name: text('details') }))
    await expect(args.onDetails).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}
export const Loading: Story = { args: { sentences: undefined, explorerHref: undefined } }
/** Its event can't be read, so it may be anything. */
export const Unread: Story = {
  args: { sentences: null, explorerHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('effects.unread'))).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
export const Executable: Story = {
  args: { recoveries: [executable[0]!] },
  play: ({ canvas }) =>
    expect(canvas.getByText(/^Anyone can execute it now, until /)).toBeVisible(),
}
/** It no longer has any effect. */
export const Expired: Story = {
  args: { recoveries: [expired[0]!] },
  play: ({ canvas }) => expect(canvas.getByText(text('title.expired'))).toBeVisible(),
}
export const Several: Story = {
  args: { recoveries: [several[0]!, several[1]!] },
  play: ({ canvas }) =>
    expect(canvas.getByText(new RegExp(text('more', { count: 1 })))).toBeVisible(),
}
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }
