import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { routes } from '#gateway'
import { safes } from '../../../../../mocks/chain/genesis/places.ts'
import { mockRoute } from '../../../../../mocks/mockRoute.ts'
import { ShareQueueDialog } from '../../../../../src/screens/transactions/transaction/share/ShareQueueDialog.tsx'
import { sharedTransactionText } from '../../../../../src/screens/transactions/transaction/shared/text.ts'
import { englishText } from '../../../../englishText.ts'
import { aDetail } from '../../review/transactions.ts'

const text = englishText(sharedTransactionText)

const meta: Meta<typeof ShareQueueDialog> = {
  title: 'Flows/Share a queue',
  component: ShareQueueDialog,
  args: {
    at: { chainId: '1', address: safes.treasury.address },
    ids: [aDetail().id],
    onClose: () => {},
  },
  parameters: {
    picture: false,
    pictureReason: 'ShareView shows it.',
    layout: 'fullscreen',
    world: 'everyday',
  },
}
export default meta
type Story = StoryObj<typeof ShareQueueDialog>

export const Loading: Story = {
  parameters: { msw: [mockRoute(routes.details).hangs()] },
  play: async () => void (await screen.findByRole('dialog', { name: text('share.queue') })),
}
export const Failed: Story = {
  parameters: { msw: [mockRoute(routes.details).fails(503)] },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
