import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { routes } from '#gateway'
import { safeMessageHash, safeMessageTypedData, signedBytes } from '#safe'
import { addOwner, recordMessage } from '../../../mocks/chain/safeStorage.ts'
import type { World } from '../../../mocks/world.ts'
import { safes } from '../../../mocks/chain/genesis/places.ts'
import { aMessageList, aSafeMessage } from '../../../mocks/fixtures/index.ts'
import { mockRoute } from '../../../mocks/mockRoute.ts'
import { people } from '../../../mocks/people.ts'
import { MessageScreen } from '../../../src/screens/messages/message/MessageScreen.tsx'
import { messagesText } from '../../../src/screens/messages/common/text.ts'
import { fixed } from '../../controls.ts'
import { confirmText } from '../../../src/screens/transactions/confirm/text.ts'
import { pressOnceReady } from '../transactions/review/pressOnceReady.ts'
import { englishText } from '../../englishText.ts'

const text = englishText(messagesText)
const one = aSafeMessage()

const meta: Meta<typeof MessageScreen> = {
  title: 'Screens/Messages/Message screen',
  component: MessageScreen,
  // Another hash is another message, which the gateway doesn't know.
  argTypes: { hash: fixed },
  args: { at: { chainId: '1', address: safes.treasury.address }, hash: one.messageHash },
  parameters: {
    layout: 'padded',
    picture: false,
    pictureReason: 'MessageView shows it.',
    world: 'everyday',
    wallet: { person: 'alice' },
    msw: [mockRoute(routes.messages).answers(aMessageList(one))],
  },
}
export default meta
type Story = StoryObj<typeof MessageScreen>

const quorum = (submitted: number) =>
  text('quorum', { submitted: String(submitted), required: '2' })

/** Its hash and Bob's signature are recomputed, and Alice can add hers. */
export const ToSign: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(quorum(1))).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: text('page.sign') }))
    await expect(await screen.findByRole('dialog', { name: text('sign.title') })).toBeVisible()
  },
}
/** A signature by a non-owner, or of a different text, doesn't count. */
export const Forged: Story = {
  parameters: {
    msw: [
      mockRoute(routes.messages).answers(
        aMessageList({
          ...one,
          confirmations: aSafeMessage({ message: 'Frank runs the bank.' }).confirmations,
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('page.invalid'))).toBeVisible()
    await expect(canvas.getByText(quorum(0))).toBeVisible()
  },
}
/** The gateway shows a different text than the one whose hash it names. */
export const OtherText: Story = {
  parameters: {
    msw: [
      mockRoute(routes.messages).answers(
        aMessageList({ ...one, message: 'Mallory keeps the books.' }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('page.otherSafe'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: text('page.sign') })).toBeNull()
  },
}
export const Signed: Story = {
  parameters: {
    msw: [
      mockRoute(routes.messages).answers(
        aMessageList(aSafeMessage({ signers: [people.bob, people.carol] })),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('page.prepared'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: text('page.sign') })).toBeNull()
  },
}
/** One of two signatures exists, and the gateway claims that they're complete. */
export const Incomplete: Story = {
  parameters: {
    msw: [
      mockRoute(routes.messages).answers(
        aMessageList({
          ...one,
          status: 'CONFIRMED',
          confirmationsRequired: 1,
          preparedSignature: one.confirmations[0]!.signature,
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('status.needsYou'))).toBeVisible()
    await expect(canvas.getByText(quorum(1))).toBeVisible()
    await expect(canvas.queryByText(text('page.prepared'))).toBeNull()
    await expect(canvas.getByRole('button', { name: text('page.sign') })).toBeVisible()
  },
}
export const NotFound: Story = {
  parameters: { msw: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('page.none'))).toBeVisible()
  },
}
/** The link doesn't contain a valid hash. */
export const NoHash: Story = {
  args: { hash: 'book' },
  parameters: { msw: [] },
  play: NotFound.play!,
}

/** Of the world: Bob has signed it. */
const books = "We confirm that Frank keeps the Treasury's books."
const ofTreasury = { chainId: '1', address: safes.treasury.address, version: '1.4.1' }
const booksHash = safeMessageHash(ofTreasury, books)

/**
 * Alice owns a Safe that is an owner of this one: she signs as that Safe, with a transaction of it,
 * whose review shows the message.
 */
export const SignedAsAnotherSafe: Story = {
  args: { hash: booksHash },
  parameters: {
    msw: [],
    changeWorld: async (world: World) =>
      addOwner(await world.chain(1), safes.treasury.address, safes.pettyCash.address),
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(document.body)
    const signAs = text('signAs.action', { safe: 'Petty cash' })
    await userEvent.click(await canvas.findByRole('button', { name: signAs }))
    await expect(await dialog.findByText(text('signAs.lead', { safe: 'Petty cash' }))).toBeVisible()
    await pressOnceReady(userEvent, text('signAs.review'))
    const agree = await dialog.findByRole('checkbox')
    await expect(within(await dialog.findByRole('dialog')).getByText(books)).toBeVisible()
    await userEvent.click(agree)
    await pressOnceReady(userEvent, englishText(confirmText)('confirm.sign'))
    await dialog.findByText(englishText(confirmText)('confirm.doneReady', { required: 1 }))
  },
}
/** That Safe has signed on the chain: its signature is added, and the message is complete. */
export const SignedOnChain: Story = {
  args: { hash: booksHash },
  parameters: {
    msw: [],
    changeWorld: async (world: World) => {
      const chain = await world.chain(1)
      await addOwner(chain, safes.treasury.address, safes.pettyCash.address)
      const asked = signedBytes(safeMessageTypedData(ofTreasury, books))
      await recordMessage(chain, safes.pettyCash.address, asked)
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(text('page.recorded'))
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(`^${text('recorded.add')}`) }),
    )
    await expect(await canvas.findByText(quorum(2))).toBeVisible()
    await expect(await canvas.findByText(text('page.prepared'))).toBeVisible()
    await expect(canvas.queryByText(text('recorded.text'))).toBeNull()
  },
}
