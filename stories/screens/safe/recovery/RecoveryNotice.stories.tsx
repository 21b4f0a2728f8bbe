import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import type { SafeRef } from '#base'
import { routes } from '#gateway'
import { RecoveryNotice } from '../../../../src/screens/safe/recovery/RecoveryNotice.tsx'
import { recoveryText } from '../../../../src/screens/transactions/skippedQueue/text.ts'
import { transactionText } from '../../../../src/screens/common/signing/text.ts'
import { sendButtonText } from '../../../../src/screens/transactions/send/buttonText.ts'
import { aSafe } from '../../../../mocks/fixtures/index.ts'
import { mockRoute } from '../../../../mocks/mockRoute.ts'
import { startRecovery } from '../../../../mocks/services/startRecovery.ts'
import { base } from '../../../../mocks/chain/genesis/places.ts'
import type { World } from '../../../../mocks/world.ts'
import { englishText } from '../../../englishText.ts'
import { treasury } from '../../transactions/review/transactions.ts'
import { owners } from '../../common/rows/items.ts'
import { executable, waiting } from './recovery.ts'
import { Recoveries } from '../../../../src/screens/safe/recovery/Recoveries.tsx'
import { SkippedQueue } from '../../../../src/screens/transactions/skippedQueue/details/SkippedQueue.tsx'

const text = englishText(recoveryText)
const reasons = englishText(sendButtonText)
const review = englishText(transactionText)

/** The one of the story's world. */
let delayModule = base.module
/** The gateway may name any module: the Safe's own are read from the chain. */
const meta: Meta<typeof RecoveryNotice> = {
  title: 'Screens/Recovery/Recovery notice',
  component: RecoveryNotice,
  parameters: {
    picture: false,
    pictureReason: 'A notice, which has pictures of its own.',
    layout: 'fullscreen',
    world: 'everyday',
    wallet: { person: 'alice' },
    changeWorld: async (world: World) => {
      delayModule = (await startRecovery(await world.chain(1), treasury.address)).module
    },
  },
  args: { at: treasury, modules: [base.module] },
}
export default meta
type Story = StoryObj<typeof RecoveryNotice>

/** From the notice to the review: what it would do, and what cancels it. */
export const Started: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(text('title.waiting'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: text('details') }))
    await screen.findByText(text('after', { threshold: 1 }))
    await userEvent.click(screen.getByRole('button', { name: text('cancel') }))
    await screen.findByText('Partly verified')
    await expect(
      await screen.findByText(/^Cancels 1 queued transaction of the module/),
    ).toBeVisible()
  },
}
/** The bar shows names and the transaction that queued it, until dismissed. */
export const PutAway: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Replace owner .+ with .+/)).toBeVisible()
    await expect(canvas.getByText('Set required signatures to 1')).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: 'Open transaction in the block explorer' }),
    ).toHaveAttribute('href', expect.stringMatching(/\/tx\/0x[\da-f]{64}$/))
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(canvas.queryByText(text('title.waiting'))).toBeNull()
  },
}
/** Dismissing it while it was pending doesn't hide that it can be executed. */
export const ExecutableAfterPutAway: Story = {
  render: ({ at }) => <Turning at={at} />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(text('title.waiting'))
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(canvas.queryByText(text('title.waiting'))).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }))
    await canvas.findByText(text('title.executable'))
  },
}
/** A gateway that reports too high a nonce doesn't prevent the cancellation. */
export const WrongNonce: Story = {
  parameters: { msw: [mockRoute(routes.safe).answers(aSafe({ nonce: 99 }))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('details') }))
    const cancel = await screen.findByRole('button', { name: text('cancel') })
    await waitFor(() => expect(cancel).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(cancel)
    await screen.findByText('Partly verified')
    await expect(screen.getByText(review('field.nonce')).nextElementSibling).toHaveTextContent(
      /^11\b/,
    )
  },
}
export const ReadOnly: Story = {
  parameters: { wallet: { person: 'dave' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('details') }))
    const cancel = await screen.findByRole('button', { name: text('cancel') })
    await waitFor(() => expect(cancel).toHaveAccessibleDescription(reasons('reason.notOwner')))
  },
}

function Turning({ at }: { at: SafeRef }) {
  const [recoveries, setRecoveries] = useState(waiting)
  return (
    <>
      <Recoveries
        at={at}
        node={undefined}
        safe={{ owners, threshold: 2, modules: [] }}
        recoveries={recoveries}
      />
      <button type="button" onClick={() => setRecoveries(executable)}>
        Later
      </button>
    </>
  )
}

/** Recoveries that were read from the chain, with what can be done about them. */
export const Read: Story = {
  render: ({ at }) => (
    <Recoveries
      at={at}
      node={undefined}
      safe={{ owners, threshold: 2, modules: [] }}
      recoveries={waiting}
    />
  ),
  play: async ({ canvas }) => void (await canvas.findByText(text('title.waiting'))),
}

/** What a transaction cancels, in its review. */
export const Skipped: Story = {
  render: ({ at }) => (
    <SkippedQueue at={at} effect={{ kind: 'skipQueued', module: delayModule, next: 1n }} />
  ),
  play: async ({ canvas }) => void (await canvas.findByText(/^Cancels 1 queued transaction/)),
}
