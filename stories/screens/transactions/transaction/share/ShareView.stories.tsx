import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { encodeSharedLink } from '#safe'
import { ShareView } from '../../../../../src/screens/transactions/transaction/share/ShareView.tsx'
import { sharedTransactionText } from '../../../../../src/screens/transactions/transaction/shared/text.ts'
import { englishText } from '../../../../englishText.ts'
import { aShared } from '../shared/aShared.ts'

const text = englishText(sharedTransactionText)
const shared = aShared()
const link =
  'https://coffer.example/transactions/tx' +
  `?safe=eth:${shared.at.address}#${encodeSharedLink(shared)}`

const meta: Meta<typeof ShareView> = {
  title: 'Screens/Shared transaction/Share view',
  component: ShareView,
  args: { link, signatures: 1, onSave: fn(), onClose: fn() },
  parameters: { layout: 'fullscreen', picture: 'page' },
}
export default meta
type Story = StoryObj<typeof ShareView>

export const Signed: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('img', { name: text('share.code') })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: text('share.file') }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}
export const Unsigned: Story = {
  args: { signatures: 0 },
  parameters: { picture: false, pictureReason: 'Signed shows the parts.' },
}
export const TooLongForACode: Story = {
  args: { link: link + 'A'.repeat(3_000) },
  parameters: { picture: false, pictureReason: 'Signed shows the parts.' },
  play: async () => {
    await screen.findByText(text('share.tooLong'))
  },
}
export const RightToLeft: Story = {
  globals: { locale: 'pseudo-rtl' },
  parameters: { picture: false, pictureReason: 'LongWords shows the widest texts.' },
}
export const LongWords: Story = {
  globals: { locale: 'pseudo-long' },
  parameters: { pictureIn: 'light', pictureReason: 'Other stories show it in the dark.' },
}
export const Queue: Story = {
  args: { signatures: undefined, transactions: 12 },
  parameters: { picture: false, pictureReason: 'Signed shows the parts.' },
  play: async () => {
    await screen.findByText(text('share.queueText', { count: 12 }))
  },
}
