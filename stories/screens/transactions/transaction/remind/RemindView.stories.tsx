import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { remindText } from '../../../../../src/screens/transactions/transaction/remind/text.ts'
import { RemindView } from '../../../../../src/screens/transactions/transaction/remind/RemindView.tsx'
import {
  type Reminder,
  reminderOf,
} from '../../../../../src/screens/transactions/transaction/remind/reminder.ts'
import { englishText } from '../../../../englishText.ts'
import { pendingId, treasury } from '../../review/transactions.ts'

const text = englishText(remindText)
const link = `https://coffer.example/transactions/tx?safe=eth:${treasury.address}&id=${pendingId}`
const parts: Reminder = {
  name: 'Bob',
  safe: `Treasury (eth:${treasury.address})`,
  nonce: '11',
  link,
}

const meta: Meta<typeof RemindView> = {
  title: 'Screens/Transaction/Remind view',
  component: RemindView,
  args: { name: 'Bob', message: reminderOf(text, parts), link, onClose: fn() },
  parameters: { layout: 'fullscreen', picture: 'page' },
}
export default meta
type Story = StoryObj<typeof RemindView>

/** The browser has a share menu. */
export const CanShare: Story = {
  args: { onShare: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: text('share') }))
    await expect(args.onShare).toHaveBeenCalledOnce()
  },
}
export const CopyOnly: Story = {
  parameters: { picture: false, pictureReason: 'LongValues shows it.' },
}
export const ShareFailed: Story = {
  args: { onShare: fn(), hasFailed: true },
  parameters: { picture: false, pictureReason: 'A Notice below the buttons.' },
  play: async () => {
    await expect(await screen.findByText(text('shareFailed'))).toBeVisible()
  },
}
/** Without names in the user's contacts. */
export const Unnamed: Story = {
  args: {
    name: '0xAd11…DC79',
    message: reminderOf(text, {
      ...parts,
      name: undefined,
      safe: `eth:${treasury.address}`,
    }),
  },
  parameters: { picture: false, pictureReason: 'CanShare shows the parts.' },
}
/** Signed in the meantime. */
export const Over: Story = {
  args: { message: undefined },
  parameters: { picture: false, pictureReason: 'A Notice in a dialog.' },
  play: async () => {
    await expect(await screen.findByText(text('over'))).toBeVisible()
  },
}
export const LongValues: Story = {
  args: {
    name: 'Bob from the finance te…',
    message: reminderOf(text, {
      ...parts,
      name: 'Bob from the finance team of the subsidiary in Liechtenstein',
      safe: `${'Treasury-of-the-whole-company-'.repeat(2)}at-all (eth:${treasury.address})`,
    }),
  },
}
export const RightToLeft: Story = {
  globals: { locale: 'pseudo-rtl' },
  parameters: { picture: false, pictureReason: 'LongValues shows the widest texts.' },
}
export const LongWords: Story = {
  globals: { locale: 'pseudo-long' },
  args: { onShare: fn() },
  parameters: { pictureIn: 'light', pictureReason: 'Other stories show it in the dark.' },
}
