import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { ShareDialog } from '../../../../../src/screens/transactions/transaction/share/ShareDialog.tsx'
import { sharedTransactionText } from '../../../../../src/screens/transactions/transaction/shared/text.ts'
import { englishText } from '../../../../englishText.ts'
import { aDetail } from '../../review/transactions.ts'

const text = englishText(sharedTransactionText)

const meta: Meta<typeof ShareDialog> = {
  title: 'Flows/Share a transaction',
  component: ShareDialog,
  args: { detail: aDetail(), onClose: () => {} },
  parameters: {
    picture: false,
    pictureReason: 'ShareView shows it.',
    layout: 'fullscreen',
    world: 'everyday',
  },
}
export default meta
type Story = StoryObj<typeof ShareDialog>

/** With the signature that the gateway lists. */
export const Signed: Story = {
  play: async () => {
    await expect(await screen.findByText(text('share.text', { count: 1 }))).toBeVisible()
    await expect(screen.getByRole('button', { name: text('share.file') })).toBeVisible()
  },
}
/** Without signed fields there is nothing to share. */
export const OfAModule: Story = {
  args: { detail: { ...aDetail(), tx: null } },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
