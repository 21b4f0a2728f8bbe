import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { routes } from '#gateway'
import { aTransactionDetails } from '../../../../mocks/fixtures/index.ts'
import { mockRoute } from '../../../../mocks/mockRoute.ts'
import { people } from '../../../../mocks/people.ts'
import { ExecuteManyDialog } from '../../../../src/screens/transactions/execute/executeMany/ExecuteManyDialog.tsx'
import { executeText } from '../../../../src/screens/transactions/execute/text.ts'
import { transactionText } from '../../../../src/screens/common/signing/text.ts'
import { typedAddressText } from '../../../../src/screens/common/typedAddress/text.ts'
import { englishText } from '../../../englishText.ts'
import { lateHistory } from '../review/lateHistory.ts'
import { pendingId, treasury } from '../review/transactions.ts'

const text = englishText(executeText)
const words = englishText(transactionText)
const typed = englishText(typedAddressText)
const { alice, carol } = people
const ready = mockRoute(routes.details).answers(aTransactionDetails({ signers: [carol, alice] }))

const meta: Meta<typeof ExecuteManyDialog> = {
  title: 'Flows/Execute several transactions',
  component: ExecuteManyDialog,
  args: { at: treasury, ids: [pendingId], onClose: () => {} },
  parameters: {
    picture: false,
    pictureReason: 'ExecuteManyView shows it.',
    layout: 'fullscreen',
    world: 'everyday',
    wallet: { person: 'dave' },
    msw: [ready],
  },
}
export default meta
type Story = StoryObj<typeof ExecuteManyDialog>

type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent']
const execute = async (userEvent: UserEvent) => {
  await screen.findByText(/^0\.000\d+$/)
  const button = await screen.findByRole('button', { name: text('many.send', { count: 1 }) })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  await userEvent.click(button)
}

/** By an account that owns nothing, through the official library. */
export const Executed: Story = {
  play: async ({ userEvent }) => {
    await execute(userEvent)
    await screen.findByText(text('many.doneText'))
  },
}
/** The review is back, with nothing lost. */
export const Rejected: Story = {
  parameters: { wallet: { person: 'dave', behavior: 'rejects' } },
  play: async ({ userEvent }) => {
    await execute(userEvent)
    await screen.findByText(words('fail.rejectedSend'))
    await userEvent.click(screen.getByRole('button', { name: words('back') }))
    await expect(
      await screen.findByRole('button', { name: text('many.send', { count: 1 }) }),
    ).not.toHaveAttribute('aria-disabled')
  },
}
/** The dialog can be closed while the wallet doesn't respond. */
export const Hangs: Story = {
  args: { onClose: fn() },
  parameters: { wallet: { person: 'dave', behavior: 'hangs' } },
  play: async ({ args, userEvent }) => {
    await execute(userEvent)
    await screen.findByText(text('execute.walletText'))
    await userEvent.click(screen.getByRole('button', { name: words('cancel') }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
/** A signature is missing: nothing can be sent. */
export const Incomplete: Story = {
  parameters: { msw: [] },
  play: async () => {
    await screen.findByText('Verified')
    await expect(
      await screen.findByRole('button', { name: text('many.send', { count: 1 }) }),
    ).toHaveAccessibleDescription(words('reason.notEnoughSignatures'))
  },
}
/** Without the chain nothing is verified, and nothing is sent. */
export const NodeOfAnotherChain: Story = {
  parameters: { serviceBehavior: 'otherChain' },
  play: async () => {
    await screen.findByText(words('proof.otherChain'))
    await expect(
      screen.getByRole('button', { name: text('many.send', { count: 1 }) }),
    ).toHaveAttribute('aria-disabled', 'true')
  },
}
const late = lateHistory()
/** The accounts that the Safe has paid are known last. */
export const LateLookAlike: Story = {
  parameters: { wallet: { person: 'alice' }, msw: [ready, late.handler] },
  beforeEach: late.hold,
  play: async () => {
    await screen.findByText('Verified')
    await expect(screen.queryByText(typed('lookAlike.title'))).toBeNull()
    late.release()
    await screen.findByText(typed('lookAlike.reported'))
  },
}
