import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#base'
import { MessageDetails } from '../../../src/screens/messages/message/MessageDetails.tsx'
import { MessageSigners } from '../../../src/screens/messages/message/MessageSigners.tsx'
import {
  MessageView,
  type MessageViewProps,
} from '../../../src/screens/messages/message/MessageView.tsx'
import { alice, bob, carol, mainnet } from '../common/rows/items.ts'
import { aMessage, mail, permit, signed, signIn, transaction } from './items.ts'

const { hash } = aMessage()
const treasury = '0xDaDFdC95B8dcce922B962D3E21B213E69FAd615b'
const ok = (signer: typeof alice) => ({ signer, kind: 'eoa', status: 'ok' }) as const
/** The checks, based on the owners with proven signatures. */
const checked = (signed: number): Extract<MessageViewProps['review'], object> => ({
  status: 'verified',
  unread: null,
  hash,
  signatures: [ok(bob), ok(carol)].slice(0, signed),
  quorum: { signed, required: 2 },
  accepts: signed < 2 ? null : true,
})
const review = checked(1)
/** Nothing is proven without a node. */
const unproven = {
  status: 'unverifiable',
  quorum: null,
  accepts: null,
  signatures: [{ signer: bob, kind: 'eoa', status: 'unknown' }],
} as const

const meta: Meta<typeof MessageView> = {
  title: 'Screens/Messages/Message view',
  component: MessageView,
  parameters: {
    picture: false,
    pictureReason: 'Owner shows the same parts.',
    layout: 'fullscreen',
  },
  decorators: [
    (Story) => (
      <main style={{ padding: 16, maxWidth: 1120, margin: '0 auto' }}>
        <Story />
      </main>
    ),
  ],
  args: {
    message: ready(aMessage()),
    lookAlikes: [],
    owners: [alice, bob, carol],
    chain: mainnet,
    signer: treasury,
    review,
    onRetryReview: fn(),
    listHref: '#messages',
    link:
      'https://coffer.demo.test/transactions/msg' +
      `?safe=eth:0xDaDFdC95B8dcce922B962D3E21B213E69FAd615b&messageHash=${hash}`,
    onSign: fn(),
  },
}
export default meta
type Story = StoryObj<typeof MessageView>

export const Owner: Story = {
  parameters: { picture: 'page', boxWidth: 1120, cell: { screen: 'message', state: 'owner' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('1 of 2 signatures')).toBeVisible()
    await expect(canvas.getAllByText("hasn't signed")).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign' }))
    await expect(args.onSign).toHaveBeenCalledOnce()
  },
}
export const Visitor: Story = {
  args: { onSign: undefined },
  parameters: { cell: { screen: 'message', state: 'readOnly' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Sign' })).toBeNull()
  },
}
/** The signature of all owners can be copied. */
export const Signed: Story = {
  args: {
    message: ready(signed),
    review: checked(2),
    onSign: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Safe signature')).toBeVisible()
    await expect(canvas.queryByText("hasn't signed")).toBeNull()
  },
}
/** Enough owners have signed, but the contract rejects the signature. */
export const Declined: Story = {
  args: { message: ready(signed), review: { ...checked(2), accepts: false }, onSign: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The Safe doesn't accept this signature")).toBeVisible()
    await expect(canvas.queryByText('Safe signature')).toBeNull()
  },
}
/** Only the gateway reports that it's signed. */
export const Claimed: Story = {
  args: {
    message: ready(signed),
    review: { ...checked(2), ...unproven, unread: 'unreachable' },
    onSign: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Signed, not verified')).toBeVisible()
    await expect(canvas.queryByText('Safe signature')).toBeNull()
  },
}
/** Data that lets someone spend tokens shows a warning. */
export const Permit: Story = {
  args: {
    message: ready(
      aMessage({
        content: {
          kind: 'typed',
          data: { ...permit, message: { ...permit.message, owner: treasury } },
        },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/someone can spend tokens/)).toBeVisible()
    await expect(canvas.getByText(/can move them without a transaction/)).toBeVisible()
    // Directly below the page's own heading.
    await expect(
      canvas.getByRole('heading', { name: /^Lets .* take up to/, level: 2 }),
    ).toBeVisible()
  },
}
/** The heading names the data type and its app; the table is below it. */
export const Data: Story = {
  args: { message: ready(aMessage({ content: { kind: 'typed', data: mail } })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Mail for Ether Mail' })).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'to' })).toBeVisible()
    await expect(canvas.queryByText(/"isUrgent"/)).toBeNull()
  },
}
/** A message that an app claims to have requested can't be a sign-in to another site. */
export const SignInElsewhere: Story = {
  args: {
    message: ready(
      aMessage({
        content: { kind: 'text', text: signIn('bank.demo.test') },
        app: { name: 'Ballot', url: 'https://ballot.demo.test' },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/could sign in to bank.demo.test/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Sign' })).toBeNull()
    await expect(canvas.queryByText('Verified')).toBeNull()
  },
}
/** A transaction of another Safe, which this message would confirm without a decoded review. */
export const Transaction: Story = {
  args: { message: ready(aMessage({ content: { kind: 'typed', data: transaction } })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This is a Safe transaction, not a message/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Sign' })).toBeNull()
  },
}
/** A sign-in that no app requested. */
export const PastedSignIn: Story = {
  args: { message: ready(aMessage({ content: { kind: 'text', text: signIn('bank.demo.test') } })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This signs your Safe in to bank.demo.test')).toBeVisible()
  },
}
/** A proposer can claim the site that the text signs in to. */
export const ClaimedSignIn: Story = {
  args: {
    message: ready(
      aMessage({
        content: { kind: 'text', text: signIn('bank.demo.test') },
        app: { name: 'Bank', url: 'https://bank.demo.test' },
      }),
    ),
  },
  play: PastedSignIn.play!,
}
/** A signature that isn't the owner's doesn't count. */
export const InvalidSignature: Story = {
  args: {
    review: {
      ...checked(0),
      signatures: [{ signer: bob, kind: 'eoa', status: 'differs', why: 'otherSigner' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 of 2 signatures')).toBeVisible()
    await expect(canvas.getByText(/isn't the owner's signature/)).toBeVisible()
  },
}
/**
 * The gateway reports that it's signed, but a signature is invalid, or an owner is listed twice.
 */
export const SignedWrongly: Story = {
  args: {
    message: ready(signed),
    review: {
      ...review,
      signatures: [ok(bob), { signer: carol, kind: 'eoa', status: 'differs', why: 'otherSigner' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Needs signatures')).toBeVisible()
    await expect(canvas.getByText('1 of 2 signatures')).toBeVisible()
    await expect(canvas.queryByText('Safe signature')).toBeNull()
  },
}
export const ListedTwice: Story = {
  args: {
    message: ready({
      ...signed,
      confirmations: [signed.confirmations[0]!, signed.confirmations[0]!],
    }),
    review: { ...review, signatures: [ok(bob), ok(bob)] },
  },
  play: SignedWrongly.play!,
}
/** The gateway's hash doesn't match the content it shows. */
export const Differs: Story = {
  args: {
    review: { ...review, status: 'differs', hash: `0x${'77'.repeat(32)}` },
  },
  parameters: { cell: { screen: 'message', state: 'differs' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This message belongs to another Safe')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Sign' })).toBeNull()
  },
}
export const Checking: Story = { args: { review: 'checking' } }
export const Unverifiable: Story = {
  args: { review: { ...review, ...unproven } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await expect(args.onRetryReview).toHaveBeenCalledOnce()
  },
}
/** Retrying with the gateway's node doesn't help, so the user can choose another endpoint. */
export const GatewayNode: Story = {
  args: {
    review: { ...review, ...unproven, unread: 'gatewayNode' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Choose an endpoint' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Check again' })).toBeNull()
  },
}
export const Loading: Story = {
  args: { message: loading },
  parameters: { cell: { screen: 'message', state: 'loading' } },
}
export const Failed: Story = {
  args: { message: failed({ kind: 'unreachable' }, fn()) },
  parameters: { cell: { screen: 'message', state: 'failed' } },
}
export const Stale: Story = {
  args: { message: ready(aMessage(), { freshness: 'stale', retry: fn() }) },
  parameters: { cell: { screen: 'message', state: 'stale' } },
}
export const NotFound: Story = {
  args: { message: 'none', link: undefined, onSign: undefined },
  argTypes: { message: { control: false } },
  parameters: { cell: { screen: 'message', state: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Message not found')).toBeVisible()
  },
}
export const VeryLong: Story = {
  args: {
    message: ready(
      aMessage({
        content: {
          kind: 'text',
          text: `${'Unbreakable'.repeat(60)}\n${'words and words '.repeat(200)}`,
        },
      }),
    ),
  },
  parameters: { boxWidth: 360, cell: { screen: 'message', state: 'veryLong' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
  },
}
export const RightToLeft: Story = {
  globals: { locale: 'pseudo-rtl' },
  parameters: { cell: { screen: 'message', state: 'rightToLeft' } },
}
/** Who has signed, and who hasn't. */
export const Signers: Story = {
  render: () => (
    <MessageSigners
      message={aMessage()}
      owners={[alice, bob, carol]}
      chain={mainnet}
      checks={review.signatures}
      isOpen
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("hasn't signed")).toHaveLength(2)
  },
}
/** Who proposed it, and the signature of the Safe. */
export const Details: Story = {
  render: () => <MessageDetails message={signed} chain={mainnet} prepared={signed.prepared} />,
}
