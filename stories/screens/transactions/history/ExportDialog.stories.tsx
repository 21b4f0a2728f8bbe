import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import type { History } from '#domain'
import { safes } from '../../../../mocks/chain/genesis/places.ts'
import { ExportDialog } from '../../../../src/screens/transactions/history/csv/ExportDialog.tsx'
import { exportText } from '../../../../src/screens/transactions/history/csv/text.ts'
import { englishText } from '../../../englishText.ts'
import { aPast, creation, mainnet, sendDollars } from '../../common/rows/items.ts'

const text = englishText(exportText)
const items = [
  aPast(60, { action: sendDollars, txHash: null }),
  aPast(90, { action: creation, txHash: null }),
]
const data: History = { days: [{ day: items[0]?.at ?? 0, items }], hasMore: false }

const meta: Meta<typeof ExportDialog> = {
  title: 'Screens/History/Export dialog',
  component: ExportDialog,
  parameters: {
    picture: false,
    pictureReason: 'ExportView shows each step.',
    layout: 'fullscreen',
    world: 'everyday',
  },
  args: {
    at: { chainId: '1', address: safes.treasury.address },
    chain: mainnet,
    listing: {
      pages: {
        data,
        hasNextPage: false,
        isError: false,
        fetchNextPage: () => Promise.reject(new Error('There is no other page.')),
      },
      listed: (all) => all,
      labelsOf: () => [],
    },
    isFiltered: false,
    onClose: () => {},
  },
}
export default meta
type Story = StoryObj<typeof ExportDialog>

/** The Safe's creation moved nothing, so that a service's file lacks it. */
export const ForKoinly: Story = {
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(screen.getByLabelText(text('format')), 'koinly')
    await userEvent.click(screen.getByRole('button', { name: text('save') }))
    await expect(await screen.findByText(text('done', { count: 1 }))).toBeVisible()
    await expect(screen.getByText(text('left.nothing', { count: 1 }))).toBeVisible()
  },
}
