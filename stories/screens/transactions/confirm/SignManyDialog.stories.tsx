import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse } from 'msw'
import { expect, screen } from 'storybook/test'
import { routes } from '#gateway'
import { mswMethod, mswPath } from '../../../../mocks/browser.ts'
import { confirmText } from '../../../../src/screens/transactions/confirm/text.ts'
import { SignManyDialog } from '../../../../src/screens/transactions/confirm/signMany/SignManyDialog.tsx'
import { transactionText } from '../../../../src/screens/common/signing/text.ts'
import { typedAddressText } from '../../../../src/screens/common/typedAddress/text.ts'
import { englishText } from '../../../englishText.ts'
import { lateHistory } from '../review/lateHistory.ts'
import { pendingId, treasury } from '../review/transactions.ts'
import { pressOnceReady } from '../review/pressOnceReady.ts'

const text = englishText(confirmText)
const words = englishText(transactionText)
const typed = englishText(typedAddressText)

const meta: Meta<typeof SignManyDialog> = {
  title: 'Flows/Sign several transactions',
  component: SignManyDialog,
  args: { at: treasury, ids: [pendingId], onClose: () => {} },
  parameters: {
    picture: false,
    pictureReason: 'SignManyView shows it.',
    layout: 'fullscreen',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
}
export default meta
type Story = StoryObj<typeof SignManyDialog>

type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent']
const sign = async (userEvent: UserEvent) => {
  await screen.findByText('Verified')
  await pressOnceReady(userEvent, text('many.sign', { count: 1 }))
}

export const Signed: Story = {
  play: async ({ userEvent }) => {
    await sign(userEvent)
    await screen.findByText(text('many.done', { count: 1 }))
  },
}
export const Rejected: Story = {
  parameters: { wallet: { person: 'alice', behavior: 'rejects' } },
  play: async ({ userEvent }) => {
    await sign(userEvent)
    await screen.findByText(words('fail.rejected'))
    await expect(
      screen.getByRole('button', { name: text('many.sign', { count: 1 }) }),
    ).not.toHaveAttribute('aria-disabled')
  },
}
/** Without the chain nothing is verified, and nothing can be signed. */
export const NodeOfAnotherChain: Story = {
  parameters: { serviceBehavior: 'otherChain' },
  play: async () => {
    await screen.findByText(words('proof.otherChain'))
    await expect(
      screen.getByRole('button', { name: text('many.sign', { count: 0 }) }),
    ).toHaveAttribute('aria-disabled', 'true')
  },
}
/** What only one of two nodes confirms is signed alone, after a decision. */
export const OneNodeOfTwo: Story = {
  parameters: { secondNode: 'silent' },
  play: async () => {
    await screen.findByText(words('proof.oneNode'))
    await screen.findByText(text('many.left', { reason: text('many.alone') }))
    const button = await screen.findByRole('button', { name: text('many.sign', { count: 0 }) })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}
const outage = { isOver: false }
const downUntilOver = mswMethod(routes.confirm)(`*${mswPath(routes.confirm)}`, () =>
  outage.isOver ? undefined : HttpResponse.json({ code: 503, message: 'Down' }, { status: 503 }),
)
/** The gateway is down after the signature: it is saved. */
export const SignatureKept: Story = {
  parameters: { msw: [downUntilOver] },
  beforeEach: () => {
    outage.isOver = false
  },
  play: async ({ userEvent }) => {
    await sign(userEvent)
    await screen.findByText(text('many.unsubmitted'))
    // What was kept is submitted, without another signature.
    outage.isOver = true
    await userEvent.click(screen.getByRole('button', { name: text('confirm.submitAgain') }))
    await screen.findByRole('heading', { name: text('confirm.done') })
    await expect(screen.queryByRole('button', { name: text('confirm.submitAgain') })).toBeNull()
  },
}
const late = lateHistory()
/** The accounts that the Safe has paid are known last. */
export const LateLookAlike: Story = {
  parameters: { msw: [late.handler] },
  beforeEach: late.hold,
  play: async () => {
    await screen.findByText('Verified')
    // Nothing else is reported late.
    await screen.findByText(text('simulation.works'))
    await expect(screen.queryByText(typed('lookAlike.title'))).toBeNull()
    late.release()
    await screen.findByText(typed('lookAlike.reported'))
  },
}
