import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { failed, loading, ready } from '#base'
import { RecoveryDialogView } from '../../../../src/screens/safe/recovery/RecoveryDialogView.tsx'
import { recoveryText } from '../../../../src/screens/transactions/skippedQueue/text.ts'
import { transactionText } from '../../../../src/screens/common/signing/text.ts'
import { englishText } from '../../../englishText.ts'
import { treasury as at } from '../../transactions/review/transactions.ts'
import { dave, mainnet, owners } from '../../common/rows/items.ts'
import {
  addsDave,
  aModule,
  aQueued,
  executable,
  expired,
  recoveriesIn,
  sendsEther,
  several,
  takesOver,
  waiting,
} from './recovery.ts'
import { QueuedEffects } from '../../../../src/screens/transactions/skippedQueue/details/QueuedEffects.tsx'

const text = englishText(recoveryText)
const words = englishText(transactionText)
const doing = (recoveries: typeof waiting, call = takesOver) =>
  recoveries.map((one) => ({ ...one, call: ready(call), lookAlikes: [] }))
const button = (name: string) => screen.findByRole('button', { name })

const meta: Meta<typeof RecoveryDialogView> = {
  title: 'Screens/Recovery/Recovery dialog view',
  component: RecoveryDialogView,
  parameters: { picture: false, pictureReason: 'Its parts have pictures of their own.' },
  args: {
    at,
    chain: mainnet,
    safe: { owners, threshold: 2 },
    recoveries: doing(waiting),
    disabledReason: undefined,
    onCancel: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof RecoveryDialogView>

/** It would give the Safe to Dave: each change, and who owns it afterward. */
export const Waiting: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(text('after', { threshold: 1 }))).toBeVisible()
    await expect(screen.getByText(text('who.owners', { threshold: 2 }))).toBeVisible()
    await userEvent.click(await button(text('cancel')))
    await expect(args.onCancel).toHaveBeenCalledWith(waiting[0]!.module)
  },
}
export const Executable: Story = {
  args: { recoveries: doing(executable, addsDave) },
  play: async () => void (await screen.findByText(text('after', { threshold: 2 }))),
}
/** It only blocks others, so it is removed, not canceled. */
export const Expired: Story = {
  args: { recoveries: doing(expired) },
  play: async () => void (await button(text('cancel.expired'))),
}
/** One transaction cancels all of them. */
export const Several: Story = {
  args: { recoveries: doing(several) },
  play: async () => void (await screen.findByText(text('cancel.all', { count: 2 }))),
}
/** Each module has its own queue, and its own button. */
export const SeveralModules: Story = {
  args: {
    recoveries: [
      ...doing(waiting),
      ...doing(recoveriesIn(aModule([aQueued()], { address: dave }))),
    ],
  },
  play: async () =>
    void expect(await screen.findAllByRole('button', { name: text('cancel') })).toHaveLength(2),
}
export const Loading: Story = {
  args: { recoveries: waiting.map((one) => ({ ...one, call: loading, lookAlikes: [] })) },
}
/** The node has no event with the content of its hash. */
export const Unreadable: Story = {
  args: { recoveries: waiting.map((one) => ({ ...one, call: ready(null), lookAlikes: [] })) },
  play: async () => void (await screen.findByText(text('effects.unread'))),
}
export const Failed: Story = {
  args: {
    recoveries: waiting.map((one) => ({
      ...one,
      call: failed({ kind: 'broken' }, fn()),
      lookAlikes: [],
    })),
  },
  play: async () => void (await button(text('effects.retry'))),
}
/** The module's target isn't this Safe, so its effects can't be read. */
export const OtherTarget: Story = {
  args: { recoveries: doing(recoveriesIn(aModule([aQueued()], { target: dave }))) },
  play: async () => void (await screen.findByText(text('effects.unread'))),
}
/** The queued transaction isn't a recovery. */
export const OtherThanOwners: Story = {
  args: { recoveries: doing(waiting, sendsEther) },
  play: async () => void (await screen.findByText(text('effects.other'))),
}
/** Code that isn't official would run as the Safe. */
export const AnyCode: Story = {
  args: { recoveries: doing(waiting, { ...sendsEther, operation: 1, data: '0x12345678' }) },
  play: async () => void (await screen.findByText(words('risk.untrustedDelegatecall'))),
}
export const UnpublishedModule: Story = {
  args: { recoveries: doing(recoveriesIn(aModule([aQueued()], { isPublished: false }))) },
  play: async () => void (await screen.findByText(text('module.unpublished'))),
}
/** The owners of the Safe can't cancel. */
export const OwnedByOther: Story = {
  args: { recoveries: doing(recoveriesIn(aModule([aQueued()], { owner: dave }))) },
  play: async () => {
    await expect(await screen.findByText(text('who.other'))).toBeVisible()
    await expect(screen.queryByRole('button', { name: text('cancel') })).toBeNull()
  },
}
/** A visitor sees who can cancel, and why they can't. */
export const ReadOnly: Story = {
  args: { disabledReason: 'Only owners and their delegates can propose transactions' },
  play: async ({ args, userEvent }) => {
    const cancel = await button(text('cancel'))
    await expect(cancel).toHaveAccessibleDescription(
      'Only owners and their delegates can propose transactions',
    )
    await userEvent.click(cancel)
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }

/** What it would do, and to whom the Safe belongs afterward. */
export const Effects: Story = {
  render: ({ chain }) => (
    <QueuedEffects
      at={at}
      chain={chain}
      safe={{ owners, threshold: 2 }}
      target={at.address}
      call={ready(takesOver)}
    />
  ),
}
