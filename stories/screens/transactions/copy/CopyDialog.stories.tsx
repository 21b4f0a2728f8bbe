import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { CopyDialog } from '../../../../src/screens/transactions/copy/dialog/CopyDialog.tsx'
import { copyText } from '../../../../src/screens/transactions/copy/dialog/text.ts'
import { englishText } from '../../../englishText.ts'
import { treasury } from '../review/transactions.ts'

const text = englishText(copyText)
/** The batch of three payments in the Treasury's history. */
const batch = '0x5694cba7ef86c5fb8b6707cf065fd29a22f1ed8ad38ffb142a73a90e21f56cd8'

const meta: Meta<typeof CopyDialog> = {
  title: 'Flows/Copy a transaction',
  component: CopyDialog,
  args: { at: treasury, id: batch, onClose: fn() },
  parameters: {
    picture: false,
    pictureReason: 'CopyView shows it.',
    layout: 'fullscreen',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
}
export default meta
type Story = StoryObj<typeof CopyDialog>

export const Copied: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: text('add', { count: 3 }) }))
    await screen.findByText(text('added', { count: 3 }))
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
