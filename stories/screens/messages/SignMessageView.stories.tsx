import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { no, yes } from '#base'
import { Origin } from '../../../src/screens/apps/requests/Origin.tsx'
import { PricesContext } from '../../../src/screens/common/money/money.tsx'
import { useArmed } from '../../../src/screens/common/hooks/useArmed.ts'
import { SignMessageView } from '../../../src/screens/messages/sign/SignMessageView.tsx'
import { bob, carol, nameless } from '../common/rows/items.ts'
import { people } from '../../../mocks/people.ts'
import { chains } from '../safe/mySafes/rows.ts'
import { hostileData, mail, permit, transaction } from './items.ts'
import {
  authorization,
  collection,
  cowOrder,
  gift,
  seaportBulk,
  seaportOrder,
  seller,
} from './orders.ts'
import { mainnet, tokens } from '../transactions/review/transactions.ts'
import { transactionText } from '../../../src/screens/common/signing/text.ts'
import { confirmText } from '../../../src/screens/transactions/confirm/text.ts'
import { messagesText } from '../../../src/screens/messages/common/text.ts'
import { PermitItems } from '../../../src/screens/messages/sign/PermitItems.tsx'
import { englishText } from '../../englishText.ts'
import { MessageContent } from '../../../src/screens/messages/sign/MessageContent.tsx'
import {
  DangerNotices,
  MessageNotices,
  RejectionNotices,
} from '../../../src/screens/messages/sign/MessageNotices.tsx'
import { SignedText } from '../../../src/screens/messages/sign/SignedText.tsx'
import { valued, ValuedSentence } from '../../../src/screens/messages/sign/ValuedSentence.tsx'
import { TypedContent } from '../../../src/screens/messages/sign/TypedContent.tsx'
import { fieldsIn, showFields } from '../../../src/screens/messages/sign/typedFields.ts'
import { TypedFields } from '../../../src/screens/messages/sign/TypedFields.tsx'
import { type MessageRisks, ordersOf, paymentIn, permitsOf } from '#safe/message'
import { DataList } from '#ui'
import { AccountItem } from '../../../src/screens/messages/sign/AccountItem.tsx'
import { OrderItems } from '../../../src/screens/messages/sign/OrderItems.tsx'
import { PaymentItems } from '../../../src/screens/messages/sign/PaymentItems.tsx'
import { TokensFiat } from '../../../src/screens/messages/sign/TokensFiat.tsx'

const text = englishText(messagesText)
const common = englishText(transactionText)
const confirm = englishText(confirmText)
const hash = `0x${'5f'.repeat(32)}`
const signIn = (domain: string) =>
  `${domain} wants you to sign in with your Ethereum account:\n` +
  '0xDaDFdC95B8dcce922B962D3E21B213E69FAd615b\n\nShows your ballots.\n\n' +
  'URI: https://ballot.demo.test\nVersion: 1\nChain ID: 1\nNonce: 32891756\n' +
  'Issued At: 2026-11-20T12:00:00Z'
const vote = {
  domain: { name: 'Members’ ballot', version: '1', chainId: 1 },
  types: {
    Vote: [
      { name: 'proposal', type: 'string' },
      { name: 'choice', type: 'uint8' },
    ],
  },
  primaryType: 'Vote',
  message: { proposal: 'Paint the clubhouse', choice: 1 },
}

const meta: Meta<typeof SignMessageView> = {
  title: 'Screens/Messages/Sign message view',
  component: SignMessageView,
  parameters: { picture: false, pictureReason: 'Data shows the same parts.' },
  args: {
    origin: 'https://ballot.demo.test',
    from: <Origin origin="https://ballot.demo.test" />,
    signer: '0xDaDFdC95B8dcce922B962D3E21B213E69FAd615b',
    chain: chains[0],
    message: 'Coffer’s members agree to meet on Friday.',
    lookAlikes: [],
    proof: {
      status: 'verified',
      words: "Hash calculated on this device and checked against the Safe's contract",
      hashes: [{ label: 'Safe message hash', value: hash }],
    },
    state: { step: 'review' },
    allowed: yes,
    onSign: fn(),
    onRetry: fn(),
    onBack: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof SignMessageView>

/** The whole address, in one string. */
const holds = (address: string) => (_: string, element: Element | null) =>
  element?.tagName === 'DD' && element.textContent.includes(address)
/** Whether these are read one after the other. */
const inOrder = (...all: readonly HTMLElement[]) =>
  all.every(
    (one, at) =>
      at === 0 ||
      ((all[at - 1]?.compareDocumentPosition(one) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
  )

/** Names the requester and the signing Safe. Pressing Enter doesn't sign. */
export const Text: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(holds(args.signer))).toBeVisible()
    await expect(await screen.findByText(/https:\/\/ballot\.demo\.test$/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Sign' })).not.toHaveFocus()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Sign' })).not.toHaveAttribute('aria-disabled'),
    )
    await userEvent.keyboard('{Enter}')
    await expect(args.onSign).not.toHaveBeenCalled()
  },
}
/** The value next to a label. */
const valueOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling

/** A sentence, and a table by the data's own types; the JSON is one step away. */
export const Data: Story = {
  args: { message: vote },
  parameters: { picture: 'page', cell: { screen: 'appRequest', state: 'owner' } },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: 'Sign “Vote” for Members’ ballot', level: 3 }),
    ).toBeVisible()
    await expect(valueOf('proposal')).toHaveTextContent('Paint the clubhouse')
    await expect(valueOf('choice')).toHaveTextContent(/^1$/)
    await expect(screen.queryByText(/"proposal"/)).toBeNull()
    // The picture is of the button that signs, not of the moment in which it can't be pressed yet.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Sign' })).not.toHaveAttribute('aria-disabled'),
    )
  },
}
/** Structs and lists are groups; every digit, address, and byte of them is shown. */
export const NestedData: Story = {
  args: { message: mail },
  play: async ({ userEvent }) => {
    await expect(
      await screen.findByRole('heading', { name: 'Sign “Mail” for Ether Mail' }),
    ).toBeVisible()
    const to = within(screen.getByRole('group', { name: 'to' }))
    const second = within(to.getByRole('group', { name: '2' }))
    await expect(second.getByText('name').nextElementSibling).toHaveTextContent('Carol')
    await expect(
      within(second.getByRole('group', { name: 'wallets' })).getByText(holds(carol)),
    ).toBeVisible()
    await expect(valueOf('isUrgent')).toHaveTextContent('No')
    await expect(valueOf('stamp')).toHaveTextContent(String(2n ** 256n - 1n))
    await expect(screen.getByRole('region', { name: 'attachments 1' })).toHaveTextContent(/c0ffee/)
    await expect(screen.getByRole('region', { name: 'seals 1' })).toHaveTextContent(/5ea1/)
    await expect(
      within(screen.getByRole('group', { name: 'tags' })).getByText(text('fields.empty')),
    ).toBeVisible()
    // The contract that the data are for is an account with its whole address.
    await expect(valueOf('Contract')).toHaveTextContent(
      '0x7db0A2dd3D9c5a0a4df3F3f4BACB6E9b4E60f1c7',
    )
    await userEvent.click(screen.getByRole('button', { name: text('typed') }))
    await expect(screen.getByRole('region', { name: text('typed') })).toHaveTextContent(
      /"isUrgent": false/,
    )
  },
}
/** Long lists don't hide what follows, and truncation is always visible. */
export const HostileData: Story = {
  args: { message: hostileData },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(text('unseen'))).toBeVisible()
    await expect(
      screen.getByRole('heading', { name: 'Sign “Root” for Mail[U+202E]liam[U+202C]' }),
    ).toBeVisible()
    await expect(valueOf('amount[U+200B]')).toHaveTextContent('Pay [U+202E]0001[U+202C] to Bob')
    await expect(valueOf('recipient')).toHaveTextContent(bob)
    // All ten levels.
    await expect(screen.getByText('209')).toBeVisible()
    await expect(screen.getByText('70019')).toBeVisible()
    await expect(screen.queryByText('70020')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Show more (980 left)' }))
    await expect(screen.getByText('70119')).toBeVisible()
    await expect(screen.getByText('70020').closest('[tabindex="-1"]')).toHaveFocus()
    await expect(screen.getByRole('button', { name: 'Show more (880 left)' })).toBeVisible()
  },
}
/** Every part of the domain is signed, so every part is shown. */
export const WholeDomain: Story = {
  args: {
    message: { ...vote, domain: { ...vote.domain, version: '7', salt: `0x${'5a'.repeat(32)}` } },
  },
  play: async () => {
    await expect(await screen.findByText('7')).toBeVisible()
    await expect(screen.getByText(`0x${'5a'.repeat(32)}`)).toBeVisible()
  },
}
/** Domain fields that the standard doesn't define are signed, too. */
export const OddDomain: Story = {
  args: {
    message: {
      ...vote,
      domain: { ...vote.domain, purpose: 'Moves all funds' } as typeof vote.domain,
      types: {
        ...vote.types,
        EIP712Domain: [
          { name: 'chainId', type: 'uint256' },
          { name: 'purpose', type: 'string' },
        ],
      },
    },
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Moves all funds')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Types' }))
    await expect(screen.getByText(/Vote\(string proposal,uint8 choice\)/)).toBeVisible()
  },
}
export const OtherChain: Story = {
  args: { message: { ...vote, domain: { ...vote.domain, chainId: 137 } } },
  play: async () => {
    await expect(await screen.findByText('This data is for another network (137)')).toBeVisible()
  },
}
export const NoChain: Story = {
  args: { message: { ...vote, domain: { name: 'Members’ ballot' } } },
  play: async () => {
    await expect(await screen.findByText(/doesn't name a network/)).toBeVisible()
  },
}
/** A Safe that is an owner of another one confirms its message, which has no readable content. */
export const MessageOfAnotherSafe: Story = {
  args: {
    message: {
      domain: transaction.domain,
      types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
      primaryType: 'SafeMessage',
      message: { message: hash },
    },
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(/accepts this as the signature of one/)).toBeVisible()
    const sign = screen.getByRole('button', { name: 'Sign' })
    await expect(sign).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('checkbox'))
    await waitFor(() => expect(sign).not.toHaveAttribute('aria-disabled'))
  },
}
export const SignIn: Story = {
  args: { message: signIn('ballot.demo.test') },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: 'Sign-in to ballot.demo.test' }),
    ).toBeVisible()
  },
}
/** A sign-in to another site can't be signed, and nothing about it looks good. */
export const SignInElsewhere: Story = {
  args: { message: signIn('bank.demo.test') },
  play: async () => {
    await expect(await screen.findByText(/could sign in to bank.demo.test/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull()
    await expect(screen.queryByText('Verified')).toBeNull()
  },
}
/** Nor can one that starts with a blank line or invisible characters. */
export const SignInAfterBlanks: Story = {
  args: { message: `\uFEFF\n\u200B${signIn('bank.demo.test')}` },
  play: SignInElsewhere.play!,
}
/** A proposer can claim the site that the text signs in to. */
export const ClaimedSignIn: Story = {
  args: { message: signIn('ballot.demo.test'), from: undefined },
  play: async ({ userEvent }) => {
    const sign = await screen.findByRole('button', { name: 'Sign' })
    await expect(screen.getByText(/can use ballot.demo.test as your Safe/)).toBeVisible()
    await expect(sign).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('checkbox'))
    await waitFor(() => expect(sign).not.toHaveAttribute('aria-disabled'))
  },
}
/** An app that isn't open is named as the proposer claims: it may not have requested this. */
export const ClaimedApp: Story = {
  args: { from: undefined },
  play: async () => {
    await expect(
      await screen.findByText('https://ballot.demo.test, according to the proposer'),
    ).toBeVisible()
    await expect(screen.queryByText(/for https:\/\/ballot/)).toBeNull()
  },
}
/** A Safe transaction sent as typed data is reviewed as a transaction, not signed as data. */
export const Transaction: Story = {
  args: { message: transaction, origin: undefined, from: undefined },
  play: async () => {
    await expect(await screen.findByText(/This is a Safe transaction, not a message/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull()
    await expect(screen.queryByText('Verified')).toBeNull()
  },
}
/** It isn't readable, so signing it takes one more step. */
export const Blind: Story = {
  args: { message: hash },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('button', { name: 'Sign' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(screen.getByRole('checkbox'))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Sign' })).not.toHaveAttribute('aria-disabled'),
    )
    await expect(args.onSign).not.toHaveBeenCalled()
  },
}
/** Hidden characters and those that change the direction are shown. */
export const Hostile: Story = {
  args: { message: 'Pay \u202E0001\u202C to Bob\u200B' },
  play: async () => {
    await expect(await screen.findByText(/invisible characters/)).toBeVisible()
    await expect(screen.getByText(/Pay \[U\+202E\]0001/)).toBeVisible()
  },
}
export const NotOwner: Story = {
  args: { allowed: no('notOwner') },
  parameters: { cell: { screen: 'appRequest', state: 'readOnly' } },
}
export const WithoutWallet: Story = { args: { allowed: no('noWallet'), onConnect: fn() } }
export const OtherNetwork: Story = {
  args: { allowed: no('wrongChain'), onSwitchChain: fn() },
  parameters: { cell: { screen: 'appRequest', state: 'unsupportedChain' } },
}
export const Unverifiable: Story = {
  args: {
    allowed: no('unverified'),
    proof: {
      status: 'unverifiable',
      words: "Couldn't read the Safe's contract, so you can't sign this.",
    },
  },
}
export const Signing: Story = { args: { state: { step: 'signing' } } }
export const Submitting: Story = { args: { state: { step: 'submitting' } } }
export const Rejected: Story = {
  args: { state: { step: 'failed', isSigned: false, failure: { at: 'signing', why: 'rejected' } } },
}
export const NotSent: Story = {
  args: {
    state: { step: 'failed', isSigned: true, failure: { at: 'submitting', why: 'unreachable' } },
  },
}
/** The link for the other owners is shown. */
export const WaitingForOthers: Story = {
  args: {
    state: { step: 'waiting', submitted: 1, required: 2, missing: 'owners' },
    from: undefined,
    href: '#message',
    link: 'https://coffer.demo.test/message',
  },
  play: async () => {
    await expect(await screen.findByText(text('waitingOwn'))).toBeVisible()
    await expect(screen.getByRole('button', { name: text('copyLink') })).toBeVisible()
  },
}
/** At a threshold of one, too: no one else has to sign. */
export const CheckingSignatures: Story = {
  parameters: { picture: false, pictureReason: 'It looks like WaitingForOthers.' },
  args: {
    state: { step: 'waiting', submitted: 1, required: 1, missing: 'check' },
    from: undefined,
    href: '#message',
    link: 'https://coffer.demo.test/message',
  },
  play: async () => {
    await expect(await screen.findByText(text('waitingCheckOwn'))).toBeVisible()
    await expect(screen.queryByRole('button', { name: text('copyLink') })).toBeNull()
  },
}
/** The Safe's contract rejects the signatures together. */
export const NotAccepted: Story = {
  parameters: { picture: false, pictureReason: 'It looks like WaitingForOthers.' },
  args: { state: { step: 'waiting', submitted: 2, required: 2, missing: 'acceptance' } },
  play: async () => {
    await expect(await screen.findByText(text('page.declinedText'))).toBeVisible()
  },
}
export const Done: Story = { args: { state: { step: 'done' } } }
export const VeryLong: Story = {
  args: {
    message: `${'Unbreakable'.repeat(60)}\n${'words and words '.repeat(200)}`,
    origin: `https://${'sub.'.repeat(40)}demo.test`,
  },
  parameters: { cell: { screen: 'appRequest', state: 'veryLong' } },
}
/** The Safe on the network differs from what the gateway reports. */
export const Differs: Story = {
  args: {
    allowed: no('unverified'),
    proof: {
      status: 'differs',
      words: "The Safe's contract doesn't match what the gateway reports, so you can't sign this.",
    },
  },
  parameters: { cell: { screen: 'appRequest', state: 'differs' } },
}
/**
 * Signing stays disabled briefly after the check completes. Time spent on the screen before that
 * doesn't count.
 */
export const OnceChecked: Story = {
  render: function OnceChecked(args) {
    return <SignMessageView {...args} allowed={useArmed() ? yes : no('checking')} />
  },
  play: async () => {
    const sign = await screen.findByRole('button', { name: 'Sign' })
    await waitFor(async () => {
      await expect(sign).toHaveAttribute('aria-disabled', 'true')
      await expect(sign).toHaveAccessibleDescription(text('soon'))
    })
    await waitFor(() => expect(sign).not.toHaveAttribute('aria-disabled'))
  },
}
export const Checking: Story = {
  args: {
    allowed: no('checking'),
    proof: { status: 'checking', words: 'Checking on-chain…' },
  },
  parameters: { cell: { screen: 'appRequest', state: 'loading' } },
}
export const RightToLeft: Story = {
  args: { message: vote },
  globals: { locale: 'pseudo-rtl' },
  parameters: { cell: { screen: 'appRequest', state: 'rightToLeft' } },
}

/** What would be signed, as text and as data. */
export const Content: Story = {
  tags: ['part'],
  render: ({ message, lookAlikes }) => (
    <>
      <MessageContent message={message} lookAlikes={lookAlikes} />
      <MessageContent message={vote} lookAlikes={lookAlikes} whole />
      <PermitItems permits={permitsOf(permit)} tokens={tokens} chain={mainnet} />
      <OrderItems orders={ordersOf(seaportOrder, seller)} tokens={tokens} chain={mainnet} />
      <PaymentItems payment={paymentIn(authorization)!} tokens={tokens} chain={mainnet} />
      <DataList>
        <AccountItem label="Spender" address={nameless.address} chain={mainnet} />
        <TokensFiat
          label="Value given"
          items={ordersOf(cowOrder, seller)[0]?.gives ?? []}
          tokens={tokens}
          chain={mainnet}
        />
      </DataList>
      <TypedContent data={mail} chain={mainnet} isFolded />
      <TypedFields
        fields={showFields(
          mail.types,
          fieldsIn(mail.types, { type: 'Mail', value: mail.message }) ?? [],
        )}
        types={mail.types}
        chain={mainnet}
      />
      <SignedText label="Sign-in" words={signIn('ballot.demo.test')} />
    </>
  ),
}
const noRisks: MessageRisks = {
  ownSite: undefined,
  otherSite: undefined,
  isTransaction: false,
  risks: [],
  hasNoChain: false,
}
const ownPermit = {
  ...permit,
  message: { ...permit.message, owner: '0xDaDFdC95B8dcce922B962D3E21B213E69FAd615b' },
}
const prices = {
  currency: 'usd',
  priceOf: (token: string) => (token === 'native' ? null : '1'),
}
/**
 * A permit is summarized in a sentence, with its danger below and its data collapsed. Message
 * dangers must be acknowledged like transaction dangers.
 */
export const Permit: Story = {
  args: { message: ownPermit, tokens },
  parameters: { picture: 'page' },
  decorators: (Story) => (
    <PricesContext value={prices}>
      <Story />
    </PricesContext>
  ),
  play: async () => {
    await expect(
      await screen.findByRole('heading', {
        name:
          'Lets 0x7db0…f1c7 (not a contact) take up to 5,000\u00a0USDC $5,000.00, ' +
          'if used by May 18, 2033 (in 6 years)',
      }),
    ).toBeVisible()
    await expect(screen.getByText(text('permit.usable'))).toBeVisible()
    await expect(screen.queryByText(/"deadline"/)).toBeNull()
    // The sentence, its danger, from whom to whom, and the quiet rest.
    await expect(
      inOrder(
        screen.getByText(/^Lets .* take up to 5,000 USDC/),
        screen.getByText(/^0x7db0…f1c7 \(not a contact\) can move them/),
        screen.getByText('From'),
        screen.getByText('Spender'),
        screen.getByText(/^The Safe signs this off-chain/),
      ),
    ).toBe(true)
    await expect(screen.queryByText('Owner')).toBeNull()
    await expect(screen.getByRole('button', { name: 'Sign' })).toHaveAccessibleDescription(
      common('risk.agreeFirst'),
    )
    // Beside the button, the box to check is enough.
    const { width } = screen.getByText(common('risk.agreeFirst')).getBoundingClientRect()
    await expect(width).toBeLessThan(2)
  },
}
export const PermitIsAgreedTo: Story = {
  args: { message: ownPermit, tokens },
  parameters: { picture: false, pictureReason: 'Permit shows the same parts.' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign' }))
    await expect(args.onSign).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('checkbox'))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Sign' })).not.toHaveAttribute('aria-disabled'),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Sign' }))
    await expect(args.onSign).toHaveBeenCalledOnce()
  },
}
/** A held signature is submitted only after its dangers are acknowledged again. */
export const SignatureHeld: Story = {
  args: {
    message: ownPermit,
    tokens,
    state: { step: 'failed', isSigned: true, failure: { at: 'submitting', why: 'changed' } },
    onRetry: fn(),
  },
  parameters: { picture: false, pictureReason: 'Permit and NotSent show the parts.' },
  play: async ({ args, userEvent }) => {
    const submit = await screen.findByRole('button', { name: confirm('confirm.submitAnyway') })
    await userEvent.click(submit)
    await expect(args.onRetry).not.toHaveBeenCalled()
    await expect(submit).toHaveAccessibleDescription(common('risk.agreeFirst'))
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(submit)
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
/** An account that is no longer an owner can't submit what it signed. */
export const SignatureHeldOfNoOwner: Story = {
  args: { ...SignatureHeld.args, allowed: no('notOwner') },
  parameters: { picture: false, pictureReason: 'SignatureHeld shows the parts.' },
  play: async () => {
    await screen.findByText(common('fail.changed'))
    await expect(screen.queryByRole('button', { name: confirm('confirm.submitAnyway') })).toBeNull()
    await expect(screen.queryByRole('checkbox')).toBeNull()
  },
}
/** A permit that only revokes an allowance needs no acknowledgment. */
export const PermitRevoked: Story = {
  args: { message: { ...ownPermit, message: { ...ownPermit.message, value: '0' } }, tokens },
  parameters: { picture: false, pictureReason: 'Permit shows the same parts.' },
  play: async () => {
    await expect(await screen.findByText(/^Revokes .* permission to spend USDC/)).toBeVisible()
    await expect(screen.queryByText(text('spender'))).toBeNull()
    await expect(screen.queryByRole('checkbox')).toBeNull()
  },
}
/** The tokens' owner differs from the signer, so both are named. */
export const PermitOfAnotherAccount: Story = {
  args: { message: permit, tokens },
  parameters: { picture: false, pictureReason: 'Permit shows the same parts.' },
  play: async () => {
    const dangers = await screen.findAllByText(text('otherOwner'))
    // The notice, and the acknowledgment next to the buttons.
    await expect(dangers).toHaveLength(2)
    await expect(screen.getByText('Owner')).toBeVisible()
    await expect(screen.queryByText(text('spender'))).toBeNull()
  },
}
/** A token's contract on this chain says nothing about the same address on another one. */
export const PermitElsewhere: Story = {
  args: { message: { ...permit, domain: { ...permit.domain, chainId: 10 } }, tokens },
  parameters: { picture: false, pictureReason: 'Permit shows the same parts.' },
  play: async () => {
    await expect(await screen.findByText(/^Lets .* take up to 5000000000 units/)).toBeVisible()
    await expect(screen.queryByText(/USDC/)).toBeNull()
  },
}
const collectionToken = {
  token: collection,
  name: 'Members’ passes',
  symbol: 'PASS',
  decimals: null,
  balance: null,
}
const withPrices: Story['decorators'] = (Story) => (
  <PricesContext
    value={{ currency: 'usd', priceOf: (token) => (token === 'native' ? '2000' : '1') }}
  >
    <Story />
  </PricesContext>
)
const sign = () => screen.getByRole('button', { name: 'Sign' })
const endsIn = 'until May 18, 2033 (in 6 years)'
/** An order of an exchange is a sentence: what it gives, and what the Safe gets at least. */
export const OrderOfAnNft: Story = {
  args: { message: seaportOrder, tokens: [...tokens, collectionToken] },
  parameters: { picture: 'page' },
  decorators: withPrices,
  play: async () => {
    await expect(
      await screen.findByRole('heading', {
        name: `Sells PASS #7 for at least 0.975\u00a0ETH, ${endsIn}`,
      }),
    ).toBeVisible()
    await expect(screen.getByText('0.025 ETH goes to').nextElementSibling).toHaveTextContent(
      text('notContact'),
    )
    await expect(valueOf('Exchange')).toHaveTextContent('Seaport 1.6')
    await expect(valueOf('Value received')).toHaveTextContent('$1,950.00')
    // The sentence, its danger, and from whom.
    await expect(
      inOrder(
        screen.getByText(/^Sells PASS/),
        screen.getByText(text('orderText')),
        screen.getByText('From'),
      ),
    ).toBe(true)
    await expect(sign()).toHaveAccessibleDescription(common('risk.agreeFirst'))
  },
}
/** The most dangerous order: its danger comes first and must be acknowledged. */
export const OrderForNothing: Story = {
  args: { message: gift, tokens: [...tokens, collectionToken] },
  parameters: { picture: 'page' },
  play: async ({ args, userEvent }) => {
    await expect(
      await screen.findByRole('heading', {
        name: `Gives away PASS #7 and gets nothing, ${endsIn}`,
      }),
    ).toBeVisible()
    await expect(
      inOrder(
        screen.getByText(text('givesForNothingText')),
        screen.getByText('From'),
        screen.getByText('1 ETH goes to'),
      ),
    ).toBe(true)
    await waitFor(() => expect(sign()).toHaveAccessibleDescription(common('risk.agreeFirst')))
    await userEvent.click(sign())
    await expect(args.onSign).not.toHaveBeenCalled()
    await userEvent.click(
      screen.getByRole('checkbox', { description: new RegExp(text('givesForNothing')) }),
    )
    await waitFor(() => expect(sign()).not.toHaveAttribute('aria-disabled'))
  },
}
/** Each order of a tree is a sentence. */
export const BulkOrder: Story = {
  args: { message: seaportBulk, tokens: [...tokens, collectionToken] },
  parameters: { picture: false, pictureReason: 'OrderOfAnNft shows the same parts.' },
  play: async () => {
    await expect(
      await screen.findAllByRole('heading', { name: /^Sells PASS #[789] for/ }),
    ).toHaveLength(3)
  },
}
/** An incoming token has its address: any contract can have the symbol of another token. */
export const OrderOfTokens: Story = {
  args: {
    message: {
      ...cowOrder,
      message: { ...cowOrder.message, buyToken: collection, buyAmount: '5000000000' },
    },
    tokens: [...tokens, { ...collectionToken, symbol: 'USDC', decimals: 6 }],
  },
  parameters: { picture: false, pictureReason: 'OrderOfAnNft shows the same parts.' },
  decorators: (Story) => (
    <PricesContext
      value={{
        currency: 'usd',
        priceOf: (token) => (token === cowOrder.message.sellToken ? '1' : null),
      }}
    >
      <Story />
    </PricesContext>
  ),
  play: async () => {
    await expect(
      await screen.findByRole('heading', {
        name: `Sells 5,001\u00a0USDC for at least 5,000\u00a0USDC (0xc011…a11E), ${endsIn}`,
      }),
    ).toBeVisible()
    await expect(valueOf('Value given')).toHaveTextContent('$5,001.00')
    await expect(screen.queryByText('Value received')).toBeNull()
  },
}
/** An NFT order whose contract is an ERC-20: the NFT ID is shown as an amount. */
export const TokenAsNft: Story = {
  args: {
    message: {
      ...seaportOrder,
      message: {
        ...seaportOrder.message,
        offer: [
          {
            ...(seaportOrder.message.offer as Record<string, unknown>[])[0],
            token: cowOrder.message.sellToken,
            identifierOrCriteria: '5000000000',
          },
        ],
      },
    },
    tokens,
  },
  parameters: { picture: false, pictureReason: 'OrderOfAnNft shows the same parts.' },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: /^Sells 5,000\sUSDC for at least 0.975\sETH/ }),
    ).toBeVisible()
  },
}
/** On another chain, these addresses may belong to something else. */
export const OrderElsewhere: Story = {
  args: {
    message: { ...seaportOrder, domain: { ...seaportOrder.domain, chainId: 10 } },
    tokens: [...tokens, collectionToken],
  },
  parameters: { picture: false, pictureReason: 'OrderOfAnNft shows the same parts.' },
  decorators: withPrices,
  play: async () => {
    await expect(
      await screen.findByRole('heading', {
        name: /^Sells 0xc011…a11E #7 for at least 975000000000000000 units/,
      }),
    ).toBeVisible()
    await expect(screen.getByText(text('otherChain', { chain: '10' }))).toBeVisible()
    await expect(screen.queryByText('Value received')).toBeNull()
    await expect(screen.queryByText(/PASS|ETH/)).toBeNull()
  },
}
/** A transfer that anyone with the signature can make. */
export const Payment: Story = {
  args: { message: authorization, tokens },
  parameters: { picture: 'page' },
  decorators: withPrices,
  play: async () => {
    await expect(
      await screen.findByRole('heading', {
        name: 'Sends 5,000\u00a0USDC $5,000.00 to Frank, if used by May 18, 2033 (in 6 years)',
      }),
    ).toBeVisible()
    await expect(valueOf('To')).toHaveTextContent(people.frank.address)
    await waitFor(() => expect(sign()).toHaveAccessibleDescription(common('risk.agreeFirst')))
  },
}
/** Only hashes, which don't show what is signed. */
export const OnlyHashes: Story = {
  args: {
    message: {
      domain: { name: 'Exchange', chainId: 1 },
      types: { Root: [{ name: 'root', type: 'bytes32' }] },
      primaryType: 'Root',
      message: { root: hash },
    },
  },
  parameters: { picture: false, pictureReason: 'Blind shows the same parts.' },
  play: async () => {
    // The notice, and the acknowledgment.
    await expect(await screen.findAllByText(text('onlyBytes'))).toHaveLength(2)
    await waitFor(() => expect(sign()).toHaveAccessibleDescription(common('risk.agreeFirst')))
  },
}
export const PermitData: Story = {
  args: { message: permit, tokens },
  parameters: { picture: false, pictureReason: 'Data shows the same parts.' },
  play: async ({ userEvent }) => {
    await screen.findByText(/^Lets .* take up to 5,000 USDC/)
    await userEvent.click(screen.getByRole('button', { name: text('typed') }))
    await expect(screen.getByText(/"deadline"/)).toBeVisible()
  },
}
/** A message's dangers. */
export const Notices: Story = {
  tags: ['part'],
  render: function Notices() {
    const risks: MessageRisks = {
      ...noRisks,
      risks: [
        { id: 'spender', spender: nameless.address },
        { id: 'blind' },
        { id: 'otherChain', chain: 10 },
      ],
      hasNoChain: true,
    }
    return (
      <>
        <DangerNotices risks={risks} chain={mainnet} />
        <MessageNotices risks={risks} chain={mainnet} />
      </>
    )
  },
}
/** Why a message can't be signed. */
export const Rejections: Story = {
  tags: ['part'],
  render: () => (
    <RejectionNotices
      risks={{
        ...noRisks,
        isTransaction: true,
        otherSite: { domain: 'bank.demo.test', origin: 'https://ballot.demo.test' },
      }}
    />
  ),
}
/** An amount is followed by what it is worth. */
export const Valued: Story = {
  tags: ['part'],
  render: () => (
    <p data-testid="valued">
      <ValuedSentence
        words={`Sends ${valued({ amount: '5 USDC' }).amount} to Frank`}
        worth={<small>$5.00</small>}
      />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('valued')).toHaveTextContent('Sends 5 USDC $5.00 to Frank')
  },
}
