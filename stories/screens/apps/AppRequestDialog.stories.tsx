import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { hashMessage } from 'viem'
import type { SafeRef } from '#base'
import { routes } from '#gateway'
import { plainTx } from '#safe'
import { safes } from '../../../mocks/chain/genesis/places.ts'
import { mockRoute } from '../../../mocks/mockRoute.ts'
import { people } from '../../../mocks/people.ts'
import type { AppRequest } from '../../../src/screens/apps/requests/appRequest.ts'
import { AppRequestDialog } from '../../../src/screens/apps/requests/AppRequestDialog.tsx'
import { appsText } from '../../../src/screens/apps/common/text.ts'
import { transactionText } from '../../../src/screens/common/signing/text.ts'
import { messagesText } from '../../../src/screens/messages/common/text.ts'
import { confirmText } from '../../../src/screens/transactions/confirm/text.ts'
import { englishText } from '../../englishText.ts'
import { AppProposal } from '../../../src/screens/apps/requests/AppProposal.tsx'
import { MessageRequest } from '../../../src/screens/apps/requests/MessageRequest.tsx'
import { OnChainMessageRequest } from '../../../src/screens/apps/requests/OnChainMessageRequest.tsx'
import { SignatureRequest } from '../../../src/screens/apps/requests/SignatureRequest.tsx'
import { TransactionsRequest } from '../../../src/screens/apps/requests/TransactionsRequest.tsx'

const text = englishText(appsText)
const messageWords = englishText(messagesText)
const transactionWords = englishText(transactionText)
const words = englishText(confirmText)
const answer = fn()
const close = fn(() => true)
const walletAsked = fn()
const request = <M extends AppRequest['method']>(
  method: M,
  params: Extract<AppRequest, { method: M }>['params'],
  app = {},
): AppRequest =>
  ({
    id: 1,
    method,
    params,
    origin: 'https://payroll.demo.test',
    sdkVersion: '9.1.0',
    offChainSigning: true,
    isOver: false,
    ...app,
    walletAsked,
    answer,
    close,
  }) as unknown as AppRequest

const meta: Meta<typeof AppRequestDialog> = {
  title: 'Screens/Apps/App request dialog',
  component: AppRequestDialog,
  args: {
    at: { chainId: '1', address: safes.treasury.address },
    app: { name: 'Payroll', url: 'https://payroll.demo.test/' },
    network: 'Ethereum',
    onProposed: fn(),
    onMinimize: fn(),
  },
  parameters: {
    picture: false,
    pictureReason: 'Its views show it.',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
  beforeEach: () => {
    answer.mockClear()
    close.mockClear()
    walletAsked.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof AppRequestDialog>

/** The page behind the dialog may belong to another Safe. */
const namesTheSafe = (at: SafeRef) =>
  waitFor(() => expect(screen.getByRole('dialog').textContent).toContain(at.address))

const enabled = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  return button
}

/** The same review as for any other transaction, with the requesting app above it. */
export const Transactions: Story = {
  args: {
    request: request('sendTransactions', {
      txs: [
        { to: people.dave.address, value: '1000000000000000000', data: '0x' },
        { to: people.erin.address, value: '2000000000000000000', data: '0x' },
      ],
    }),
  },
  play: async ({ args, userEvent }) => {
    await expect(
      await screen.findByText(text('request.from', { origin: 'https://payroll.demo.test' })),
    ).toBeVisible()
    await expect(screen.getByText('Payroll')).toBeVisible()
    await expect(await screen.findByText(text('request.listed'))).toBeVisible()
    await namesTheSafe(args.at)
    await userEvent.click(await enabled(words('confirm.sign')))
    await screen.findByRole('heading', { name: words('confirm.done') })
    await expect(answer).toHaveBeenCalledWith({
      safeTxHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    })
    await expect(args.onProposed).toHaveBeenCalled()
    await expect(close).not.toHaveBeenCalled()
  },
}
/** A page of an unlisted app, regardless of the name it gives itself. */
export const Unlisted: Story = {
  args: {
    app: { name: 'Payroll', url: 'https://payrol.example/' },
    request: request('signMessage', { message: 'Hello' }, { origin: 'https://payrol.example' }),
  },
  play: async () => {
    await expect(await screen.findByText(text('notice.unknown'))).toBeVisible()
    await expect(screen.queryByText(text('request.listed'))).toBeNull()
  },
}
/**
 * A single call is sent directly, not as a batch. It can't be signed before the person has seen it.
 */
export const OneTransaction: Story = {
  args: {
    request: request('sendTransactions', {
      txs: [{ to: people.dave.address, value: '1000000000000000000', data: '0x' }],
    }),
  },
  play: async ({ userEvent }) => {
    // The delay starts when the review is shown and complete, not while it's being prepared.
    const button = await screen.findByRole('button', { name: words('confirm.sign') })
    let shown = 0
    await waitFor(() => {
      shown = performance.now()
      return expect(button).toHaveAccessibleDescription(text('request.soon'))
    })
    const sign = await enabled(words('confirm.sign'))
    await expect(performance.now() - shown).toBeGreaterThanOrEqual(450)
    await userEvent.click(sign)
    await screen.findByRole('heading', { name: words('confirm.done') })
    await expect(answer).toHaveBeenCalledOnce()
  },
}
/**
 * The app was reloaded while the wallet was prompting: the dialog stays, and says that the app
 * won't get the outcome.
 */
export const AskedAndOver: Story = {
  args: {
    request: request(
      'sendTransactions',
      { txs: [{ to: people.dave.address, value: '1', data: '0x' }] },
      { isOver: true },
    ),
  },
  parameters: { wallet: { person: 'alice', behavior: 'hangs' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await enabled(words('confirm.sign')))
    await screen.findByRole('heading', { name: words('confirm.signing') })
    await waitFor(() => expect(walletAsked).toHaveBeenCalledWith(true))
    await expect(screen.getByText(text('request.over'))).toBeVisible()
  },
}
/**
 * A wallet that can't sign typed data: the person continues with the hash, without another delay.
 */
export const HashAlone: Story = {
  args: OneTransaction.args!,
  parameters: { wallet: { person: 'alice', behavior: 'noTypedData' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await enabled(words('confirm.sign')))
    await userEvent.click(await enabled(words('hash.choose')))
    await userEvent.click(await enabled(words('hash.sign')))
    await screen.findByRole('heading', { name: words('confirm.done') })
    await expect(answer).toHaveBeenCalledOnce()
  },
}
/** Closed while the wallet is prompting: it's minimized, because an approval still counts. */
export const PutAway: Story = {
  args: AskedAndOver.args!,
  parameters: AskedAndOver.parameters!,
  beforeEach: () => void close.mockReturnValueOnce(false),
  play: async ({ args, userEvent }) => {
    await userEvent.click(await enabled(words('confirm.sign')))
    await screen.findByRole('heading', { name: words('confirm.signing') })
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(args.onMinimize).toHaveBeenCalledOnce())
    await expect(answer).not.toHaveBeenCalled()
  },
}
/** Closed without a decision: the app receives a rejection. */
export const TransactionsClosed: Story = {
  args: {
    request: request('sendTransactions', {
      txs: [{ to: people.dave.address, value: '1', data: '0x' }],
    }),
  },
  play: async ({ userEvent }) => {
    await enabled(words('confirm.sign'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
    await expect(answer).not.toHaveBeenCalled()
  },
}
/** The gateway doesn't report a free nonce: nothing can be signed, and the person can try again. */
export const NotPrepared: Story = {
  args: {
    request: request('sendTransactions', {
      txs: [{ to: people.dave.address, value: '1', data: '0x' }],
    }),
  },
  parameters: {
    msw: [mockRoute(routes.safe).fails(503)],
    cell: { screen: 'appRequest', state: 'failed' },
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: words('confirm.sign') })).toBeNull()
  },
}
export const Message: Story = {
  args: {
    request: request('signMessage', { message: 'Coffer’s members agree to meet on Friday.' }),
  },
  play: async ({ args, userEvent }) => {
    await namesTheSafe(args.at)
    await userEvent.click(await enabled(messageWords('sign')))
    await screen.findByText(messageWords('waiting', { submitted: 1, required: 2 }))
    await expect(answer).not.toHaveBeenCalled()
    await userEvent.click(
      screen.getAllByRole('button', { name: messageWords('close') }).at(-1) as HTMLElement,
    )
    // Rejected: apps would mistake a bare hash for an empty signature.
    await expect(answer).not.toHaveBeenCalled()
    await expect(close).toHaveBeenCalledOnce()
  },
}
/** In a Safe that needs one signature, the app gets it immediately. */
export const MessageOfOneOwner: Story = {
  args: {
    at: { chainId: '1', address: safes.pettyCash.address },
    request: request('signMessage', { message: 'Petty cash is counted on Mondays.' }),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await enabled(messageWords('sign')))
    await screen.findByText(messageWords('doneText'))
    await expect(answer).toHaveBeenCalledWith({
      messageHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
      signature: expect.stringMatching(/^0x[0-9a-f]{130}$/),
    })
  },
}
/** The wallet rejects the request: back in the dialog, with nothing lost. */
export const Declined: Story = {
  args: {
    request: request('signMessage', { message: 'Coffer’s members agree to meet on Friday.' }),
  },
  parameters: { wallet: { person: 'alice', behavior: 'rejects' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await enabled(messageWords('sign')))
    await userEvent.click(await screen.findByRole('button', { name: messageWords('back') }))
    await expect(await screen.findByText('Coffer’s members agree to meet on Friday.')).toBeVisible()
    await expect(answer).not.toHaveBeenCalled()
  },
}
export const TypedData: Story = {
  args: {
    request: request('signTypedMessage', {
      typedData: {
        domain: { name: 'Members’ ballot', chainId: 1 },
        types: { Vote: [{ name: 'choice', type: 'uint8' }] },
        primaryType: 'Vote',
        message: { choice: '1' },
      },
    }),
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('Members’ ballot')).toBeVisible()
    await namesTheSafe(args.at)
    await userEvent.click(await enabled(messageWords('sign')))
    await screen.findByText(messageWords('waiting', { submitted: 1, required: 2 }))
  },
}
export const PermissionAllowed: Story = {
  args: { request: request('wallet_requestPermissions', ['requestAddressBook']) },
  play: async ({ userEvent }) => {
    await userEvent.click(await enabled(text('permission.allow')))
    await expect(answer).toHaveBeenCalledWith(['requestAddressBook'])
    await expect(close).toHaveBeenCalledOnce()
  },
}
export const Permission: Story = {
  args: { request: request('wallet_requestPermissions', ['requestAddressBook']) },
  play: async ({ args, userEvent }) => {
    await namesTheSafe(args.at)
    await userEvent.click(await screen.findByRole('button', { name: text('permission.decline') }))
    await expect(answer).toHaveBeenCalledWith([])
    await expect(close).toHaveBeenCalledOnce()
  },
}
const typedData = (types: Record<string, { name: string; type: string }[]>) => ({
  domain: { chainId: 1 },
  types,
  message: { choice: '1' },
})
/** Two types could be meant, so it's unclear what would be signed. */
export const Unclear: Story = {
  args: {
    request: request('signTypedMessage', {
      typedData: typedData({
        Vote: [{ name: 'choice', type: 'uint8' }],
        Other: [{ name: 'choice', type: 'uint8' }],
      }),
    }),
  },
  play: async ({ args }) => {
    await namesTheSafe(args.at)
    await expect(await screen.findByText(text('message.unclear'))).toBeVisible()
  },
}
/** A misspelled address: the data has no hash. */
export const Misspelled: Story = {
  args: {
    request: request('signTypedMessage', {
      typedData: {
        domain: { chainId: 1 },
        types: { Vote: [{ name: 'by', type: 'address' }] },
        message: { by: '0xAD11305Dc8418409C939539d2c729b0a3F64DC79' },
      },
    }),
  },
  play: async () => {
    await expect(await screen.findByText(text('message.unclear'))).toBeVisible()
  },
}
/** What a message allows isn't known from its hash, which is all that the transaction has. */
const agree = async (userEvent: { click: (box: Element) => Promise<void> }) =>
  userEvent.click(await screen.findByRole('checkbox', { name: transactionWords('risk.agree') }))
const onChain = (message: string) => request('signMessage', { message }, { offChainSigning: false })
/**
 * The app requests it on-chain: a transaction that delegatecalls the official library, with the
 * same review as any other.
 */
export const OnChain: Story = {
  args: { request: onChain('Sign this on-chain.') },
  play: async ({ args, userEvent }) => {
    await expect(
      await screen.findByText(text('message.delegateCall', { library: 'SignMessageLib 1.4.1' })),
    ).toBeVisible()
    await namesTheSafe(args.at)
    await userEvent.click(await enabled(text('message.review')))
    await screen.findByRole('heading', { name: words('propose.heading') })
    await expect(screen.getByText('Sign this on-chain.')).toBeVisible()
    await expect(
      screen.getByText(text('message.delegateCall', { library: 'SignMessageLib 1.4.1' })),
    ).toBeVisible()
    await agree(userEvent)
    await userEvent.click(await enabled(words('confirm.sign')))
    await screen.findByRole('heading', { name: words('confirm.done') })
    await expect(answer).toHaveBeenCalledWith({
      safeTxHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    })
    await expect(args.onProposed).toHaveBeenCalled()
    await expect(close).not.toHaveBeenCalled()
  },
}
export const DataOnChain: Story = {
  args: {
    request: request(
      'signTypedMessage',
      { typedData: typedData({ Vote: [{ name: 'choice', type: 'uint8' }] }) },
      { offChainSigning: false },
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await enabled(text('message.review')))
    await agree(userEvent)
    await userEvent.click(await enabled(words('confirm.sign')))
    await screen.findByRole('heading', { name: words('confirm.done') })
    await expect(answer).toHaveBeenCalledWith({
      safeTxHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    })
  },
}
/** An app older than off-chain signatures gets a signature that it understands. */
export const OldApp: Story = {
  args: { request: request('signMessage', { message: 'Hello' }, { sdkVersion: '6.2.0' }) },
  play: async () => {
    await expect(
      await screen.findByText(text('message.onChainLead', { origin: 'Payroll' })),
    ).toBeVisible()
  },
}
/** This Safe's network has no library for its version. */
export const WithoutLibrary: Story = {
  args: {
    at: { chainId: '1', address: safes.oldSavings.address },
    request: onChain('Sign this on-chain.'),
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(text('message.noLibrary'))).toBeVisible()
    await namesTheSafe(args.at)
    await userEvent.click(
      screen.getAllByRole('button', { name: messageWords('close') }).at(-1) as HTMLElement,
    )
    await expect(close).toHaveBeenCalledOnce()
  },
}

const asked = {
  origin: 'https://payroll.demo.test',
  app: { name: 'Payroll', url: 'https://payroll.demo.test/' },
  onPrompt: fn(),
  onSigned: fn(),
  onClose: fn(),
}
const message = 'Coffer’s members agree to meet on Friday.'
/** The transaction that an app requests, prepared from its calls. */
export const TransactionsAlone: Story = {
  render: ({ at }) => (
    <TransactionsRequest
      {...asked}
      at={at}
      txs={[{ to: people.dave.address, value: '1000000000000000000', data: '0x' }]}
    />
  ),
  play: async () => void (await screen.findByRole('button', { name: words('confirm.sign') })),
}
/** The review and signing of a prepared transaction. */
export const Proposal: Story = {
  render: ({ at }) => (
    <AppProposal
      {...asked}
      at={at}
      draft={{
        tx: plainTx({ to: people.dave.address, value: 10n ** 18n, nonce: 20n }),
        action: {
          kind: 'send',
          what: { type: 'native', raw: 10n ** 18n },
          to: { address: people.dave.address, name: null },
        },
        note: null,
      }}
      from="Payroll asks for this"
    />
  ),
  play: async () => void (await screen.findByText('Payroll asks for this')),
}
/** Signed by the owners or in a transaction, depending on the Safe and the app. */
export const SignatureAlone: Story = {
  render: ({ at }) => (
    <SignatureRequest
      {...asked}
      at={at}
      message={message}
      request={{ origin: asked.origin, sdkVersion: '9.1.0', offChainSigning: true }}
      onAnswer={fn()}
    />
  ),
  play: async () => void (await screen.findByText(message)),
}
export const SignedByOwners: Story = {
  render: ({ at }) => <MessageRequest {...asked} at={at} message={message} onAnswer={fn()} />,
  play: async () => void (await screen.findByText(message)),
}
export const SignedOnChain: Story = {
  render: ({ at }) => (
    <OnChainMessageRequest {...asked} at={at} message={message} hash={hashMessage(message)} />
  ),
  play: async () => void (await screen.findByText(message)),
}
