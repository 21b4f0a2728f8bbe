import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { routes } from '#gateway'
import { safes } from '../../../mocks/chain/genesis/places.ts'
import { aMessageList, aSafeMessage } from '../../../mocks/fixtures/index.ts'
import { mockRoute } from '../../../mocks/mockRoute.ts'
import { people } from '../../../mocks/people.ts'
import { SignMessageDialog } from '../../../src/screens/messages/sign/dialog/SignMessageDialog.tsx'
import { messagesText } from '../../../src/screens/messages/common/text.ts'
import { transactionText } from '../../../src/screens/common/signing/text.ts'
import { englishText } from '../../englishText.ts'

const text = englishText(messagesText)
const common = englishText(transactionText)
const signButton = () => screen.getByRole('button', { name: text('sign') })

const meta: Meta<typeof SignMessageDialog> = {
  title: 'Screens/Messages/Sign message dialog',
  component: SignMessageDialog,
  args: {
    at: { chainId: '1', address: safes.treasury.address },
    message: 'Frank keeps the books.',
    app: null,
    hrefOf: (hash) => `#${hash}`,
    onSigned: fn(),
    onClose: fn(),
  },
  parameters: {
    picture: false,
    pictureReason: 'SignMessageView shows it.',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
}
export default meta
type Story = StoryObj<typeof SignMessageDialog>

const enabled = async () => {
  const button = await screen.findByRole('button', { name: text('sign') })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  return button
}

/** The first signature proposes it, and the link to its page can be sent to the others. */
export const First: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await enabled())
    await expect(await screen.findByText(text('waitingOwn'))).toBeVisible()
    await expect(screen.getByRole('link', { name: text('show') })).toHaveAttribute(
      'href',
      `#${aSafeMessage().messageHash}`,
    )
    await userEvent.click(screen.getAllByRole('button', { name: text('close') }).at(-1)!)
    await expect(args.onSigned).toHaveBeenCalledOnce()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
/** Only one of two nodes responds: nothing is green, and signing takes a decision. */
export const OneNodeOfTwo: Story = {
  parameters: { secondNode: 'silent' },
  play: async ({ userEvent }) => {
    await screen.findByText(common('proof.oneNode'))
    await expect(signButton()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('checkbox', { name: common('risk.agree') }))
    await waitFor(() => expect(signButton()).not.toHaveAttribute('aria-disabled'))
  },
}
/** They disagree: it can't be signed. */
export const NodesDisagree: Story = {
  parameters: { secondNode: 'lies' },
  play: async () => {
    await screen.findByText(common('proof.nodesDisagree'))
    await expect(signButton()).toHaveAttribute('aria-disabled', 'true')
  },
}
/** Bob and Alice have signed, which is enough. */
export const AllSigned: Story = {
  parameters: {
    msw: [
      mockRoute(routes.messages).answers(
        aMessageList(aSafeMessage({ signers: [people.bob, people.alice] })),
      ),
    ],
  },
  play: async () => {
    await expect(await screen.findByText(text('doneOwn'))).toBeVisible()
    await expect(screen.queryByRole('button', { name: text('sign') })).toBeNull()
  },
}
/** The wallet rejects: nothing counts as signed. */
export const Declined: Story = {
  parameters: { wallet: { person: 'alice', behavior: 'rejects' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await enabled())
    await userEvent.click(await screen.findByRole('button', { name: text('back') }))
    await enabled()
    await expect(args.onSigned).not.toHaveBeenCalled()
  },
}
/**
 * The gateway lists another message under its hash, as signed: it is neither shown as done, nor can
 * it be signed.
 */
export const OtherListed: Story = {
  parameters: {
    msw: [
      mockRoute(routes.messages).answers(
        aMessageList(
          aSafeMessage({ message: 'Frank runs the bank.', signers: [people.bob, people.alice] }),
        ),
      ),
    ],
  },
  play: async () => {
    await screen.findByText(text('verified'))
    await expect(screen.getByRole('button', { name: text('sign') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(screen.queryByText(text('doneOwn'))).toBeNull()
  },
}
