import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { safeMessageTypedData, signedBytes, typedDataHash } from '#safe'
import { people } from '../../../mocks/people.ts'
import { safes } from '../../../mocks/chain/genesis/places.ts'
import { messagesText } from '../../../src/screens/messages/common/text.ts'
import { RecordedNotices } from '../../../src/screens/messages/message/RecordedNotices.tsx'
import { SignAsDialog } from '../../../src/screens/messages/message/signAs/SignAsDialog.tsx'
import { SignAsView } from '../../../src/screens/messages/message/signAs/SignAsView.tsx'
import { englishText } from '../../englishText.ts'
import { pressOnceReady } from '../transactions/review/pressOnceReady.ts'
import { mainnet, tokens } from '../transactions/review/transactions.ts'
import { permit } from './items.ts'

const text = englishText(messagesText)

const meta: Meta<typeof SignAsView> = {
  title: 'Screens/Messages/Sign as a Safe',
  component: SignAsView,
  parameters: { picture: false, pictureReason: 'The first story shows the same parts.' },
  args: {
    signer: safes.treasury.address,
    owner: 'Petty cash',
    message: 'We agree to the terms of the bank.',
    claimed: undefined,
    lookAlikes: [],
    tokens,
    chain: mainnet,
    transaction: 'ready',
    onRetry: fn(),
    onReview: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof SignAsView>

const pressReview: Story['play'] = async ({ args, userEvent }) => {
  const review = await screen.findByRole('button', { name: text('signAs.review') })
  await waitFor(() => expect(review).not.toHaveAttribute('aria-disabled'))
  await userEvent.click(review)
  await expect(args.onReview).toHaveBeenCalledOnce()
}

export const Message: Story = { parameters: { picture: 'page' }, play: pressReview }
/** A dangerous message needs agreement first. */
export const Permit: Story = {
  args: { message: permit },
  play: async (context) => {
    const { args, userEvent } = context
    await userEvent.click(await screen.findByRole('button', { name: text('signAs.review') }))
    await expect(args.onReview).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('checkbox'))
    await pressReview?.(context)
  },
}
export const Preparing: Story = { args: { transaction: 'preparing' }, tags: ['part'] }
export const Unreachable: Story = {
  args: { transaction: { kind: 'unreachable' } },
  tags: ['part'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /try again|retry/i }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
/** Another owner has proposed it. */
export const Proposed: Story = {
  args: { proposedHref: '#transaction' },
  tags: ['part'],
  play: async () => {
    await expect(screen.getByRole('link', { name: text('signAs.open') })).toBeVisible()
    await expect(screen.queryByRole('button', { name: text('signAs.review') })).toBeNull()
  },
}
export const NoLibrary: Story = {
  args: { transaction: 'noLibrary' },
  tags: ['part'],
  play: async () => {
    await screen.findByText(text('signAs.noLibrary', { safe: 'Petty cash' }))
    await expect(screen.queryByRole('button', { name: text('signAs.review') })).toBeNull()
  },
}

/** Owners that are Safes and have signed on the chain: their signatures can be added. */
export const Recorded: StoryObj = {
  tags: ['part'],
  render: () => (
    <RecordedNotices
      chain={mainnet}
      recorded={[
        { owner: safes.pettyCash.address, state: undefined, onAdd: fn() },
        { owner: safes.vault.address, state: { status: 'submitting' }, onAdd: fn() },
        {
          owner: people.dave.address,
          state: { status: 'unsubmitted', why: 'unreachable' },
          onAdd: fn(),
        },
      ]}
    />
  ),
}

const at = { chainId: '1', address: safes.treasury.address }
const books = 'The books are in order.'
const typedData = safeMessageTypedData({ ...at, version: '1.4.1' }, books)

/** In the world, with the transaction of the Safe that is an owner. */
export const InTheWorld: StoryObj = {
  parameters: { world: 'everyday', wallet: { person: 'alice' } },
  render: () => (
    <SignAsDialog
      owner={{
        address: safes.pettyCash.address,
        name: 'Petty cash',
        signs: signedBytes(typedData),
        signable: {
          kind: 'message',
          at,
          message: books,
          typedData,
          hash: typedDataHash(typedData),
          owners: [],
          proposal: null,
        },
      }}
      appUrl={null}
      onClose={fn()}
    />
  ),
  play: async ({ userEvent }) => {
    await pressOnceReady(userEvent, text('signAs.review'))
    await expect(await screen.findByText(books)).toBeVisible()
    await screen.findByRole('checkbox')
  },
}
