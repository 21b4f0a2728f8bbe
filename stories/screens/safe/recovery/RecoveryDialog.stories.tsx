import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { RecoveryDialog } from '../../../../src/screens/safe/recovery/RecoveryDialog.tsx'
import { recoveryText } from '../../../../src/screens/transactions/skippedQueue/text.ts'
import { mockRpc } from '../../../../mocks/mockRoute.ts'
import { englishText } from '../../../englishText.ts'
import { treasury } from '../../transactions/review/transactions.ts'
import { mainnet, owners } from '../../common/rows/items.ts'
import { waiting } from './recovery.ts'

const text = englishText(recoveryText)

const meta: Meta<typeof RecoveryDialog> = {
  title: 'Screens/Recovery/Recovery dialog',
  component: RecoveryDialog,
  parameters: {
    picture: false,
    pictureReason: 'Its parts have pictures of their own.',
    world: 'everyday',
  },
  args: {
    at: treasury,
    chain: mainnet,
    safe: { owners, threshold: 2, modules: waiting.map(({ module }) => module) },
    recoveries: waiting,
    disabledReason: undefined,
    onCancel: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof RecoveryDialog>

/** The node has no event with the content. */
export const NoEvent: Story = {
  play: async () => void (await screen.findByText(text('effects.unread'))),
}
/** It can be canceled anyway. */
export const NodeFails: Story = {
  parameters: { msw: [mockRpc('eth_getBlockByNumber').fails()] },
  play: async () => {
    await expect(await screen.findByRole('button', { name: text('effects.retry') })).toBeVisible()
    await expect(screen.getByRole('button', { name: text('cancel') })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
