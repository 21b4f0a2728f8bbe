import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { failed, loading, ready } from '#base'
import { SkippedQueueView } from '../../../../../src/screens/transactions/skippedQueue/details/SkippedQueueView.tsx'
import { recoveryText } from '../../../../../src/screens/transactions/skippedQueue/text.ts'
import { englishText } from '../../../../englishText.ts'
import { treasury as at } from '../../review/transactions.ts'
import { bob, dave, mainnet } from '../../../common/rows/items.ts'
import { aModule, aQueued } from '../../../safe/recovery/recovery.ts'

const text = englishText(recoveryText)
const module = aModule([aQueued(), aQueued({ number: 1n })])

const meta: Meta<typeof SkippedQueueView> = {
  title: 'Screens/Recovery/Skipped queue view',
  component: SkippedQueueView,
  parameters: { picture: false, pictureReason: 'A sentence of the review.' },
  args: {
    at,
    chain: mainnet,
    module: module.address,
    next: 2n,
    found: ready({ modules: [module] }),
  },
}
export default meta
type Story = StoryObj<typeof SkippedQueueView>

export const Cancels: Story = {
  play: ({ canvas }) => expect(canvas.getByText(/^Cancels 2 queued transactions/)).toBeVisible(),
}
/** Others have skipped it, or the number is beyond the queue. */
export const Nothing: Story = {
  args: { next: 3n },
  play: ({ canvas }) => expect(canvas.getByText(text('skip.none'))).toBeVisible(),
}
export const OtherContract: Story = {
  args: { module: dave },
  play: ({ canvas }) => expect(canvas.getByText(text('skip.module'))).toBeVisible(),
}
export const Loading: Story = { args: { found: loading } }
export const Failed: Story = {
  args: { found: failed({ kind: 'unreachable' }) },
  play: ({ canvas }) => expect(canvas.getByText(text('skip.failed'))).toBeVisible(),
}
/** Only its owner can have it skip its queue. */
export const OtherOwner: Story = {
  args: { found: ready({ modules: [{ ...module, owner: bob }] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('who.other'), { exact: false })).toBeVisible()
    await expect(canvas.queryByText(/^Cancels/)).toBeNull()
  },
}
export const UnpublishedModule: Story = {
  args: { found: ready({ modules: [{ ...module, isPublished: false }] }) },
  play: ({ canvas }) => expect(canvas.getByText(text('module.unpublished'))).toBeVisible(),
}
