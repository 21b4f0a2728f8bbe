import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { loading, ready } from '#base'
import { SendView } from '../../../../src/screens/transactions/send/SendView.tsx'
import { sendText } from '../../../../src/screens/transactions/send/text.ts'
import { englishText } from '../../../englishText.ts'
import { mainnet } from '../review/transactions.ts'
import { chains } from '../../safe/mySafes/rows.ts'
import { bob, dave } from '../../common/rows/items.ts'
import { treasury } from '../review/transactions.ts'
import {
  assets,
  checked,
  contacts,
  copyOfDave,
  failing,
  longAssets,
  payment,
  sendForm,
  usable,
  usdc,
} from './sending.ts'
import { AddressField } from '../../../../src/screens/transactions/send/AddressField.tsx'
import { ContactsMenu } from '../../../../src/screens/transactions/send/ContactsMenu.tsx'
import { NonceField } from '../../../../src/screens/transactions/send/NonceField.tsx'
import { AmountField } from '../../../../src/screens/transactions/send/AmountField.tsx'
import { AmountHint } from '../../../../src/screens/transactions/send/AmountHint.tsx'
import { LimitOffer } from '../../../../src/screens/transactions/send/spend/LimitOffer.tsx'
import { limitsText } from '../../../../src/screens/transactions/send/spend/text.ts'
import { limitsOf, someLimits } from '../../safe/setup/limits.ts'
import { PaymentFields } from '../../../../src/screens/transactions/send/PaymentFields.tsx'

const text = englishText(sendText)
const limits = englishText(limitsText)
const empty = { status: 'wrong', problem: { why: 'empty' } } as const

const onSpend = fn()
const offer = (
  <LimitOffer
    chain={mainnet}
    limits={someLimits.slice(0, 2)}
    state={limitsOf(someLimits)}
    onSpend={onSpend}
  />
)

const meta: Meta<typeof SendView> = {
  title: 'Screens/Send/Send view',
  component: SendView,
  parameters: {
    picture: false,
    pictureReason: 'Filled, Several, Tried, LookAlike and VeryLong show all parts.',
    layout: 'fullscreen',
  },
  args: {
    chain: mainnet,
    chains,
    contacts,
    onForm: () => {},
    onReview: () => {},
    onAdd: () => {},
    onCancel: () => {},
    onClose: () => {},
    ...checked(sendForm(), [usable(dave)]),
  },
}
export default meta
type Story = StoryObj<typeof SendView>

export const Empty: Story = {
  args: checked(sendForm({ payments: [payment({ to: '', amount: '' })] }), [empty]),
  parameters: { cell: { screen: 'send', state: 'empty' } },
}
/** An amount may be typed in the currency of the settings. */
export const InCurrency: Story = {
  args: {
    ...checked(sendForm({ payments: [payment({ amount: '0.5' })] }), [usable(dave)]),
    onForm: fn(),
  },
  parameters: { picture: 'page' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: /^USD/ }))
    const amount = screen.getByRole('textbox', { name: text('amount.in', { unit: 'USD' }) })
    await userEvent.clear(amount)
    await userEvent.type(amount, '1600.5')
    await expect(args.onForm).toHaveBeenLastCalledWith(
      expect.objectContaining({ payments: [expect.objectContaining({ amount: '0.5001562' })] }),
    )
  },
}
/** The form is complete; the review shows what it does. */
export const Filled: Story = {
  args: { ...checked(sendForm({ note: 'Invoice 12' }), [usable(dave)]), onReview: fn() },
  parameters: { picture: 'page', cell: { screen: 'send', state: 'owner' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: text('review') }))
    await expect(args.onReview).toHaveBeenCalledOnce()
  },
}
/** A contact's default token is selected, and its note is shown next to the recipient. */
export const Payee: Story = {
  args: {
    ...checked(sendForm({ payments: [payment({ amount: '' })] }), [usable(dave)]),
    contacts: [
      { name: 'Dave', address: dave, chains: [], token: 'USDC', note: 'Invoice by the 5th' },
    ],
    onForm: fn(),
  },
  parameters: { picture: 'page' },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('Invoice by the 5th')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: text('contacts') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Dave/ }))
    await expect(args.onForm).toHaveBeenCalledWith(
      expect.objectContaining({ payments: [expect.objectContaining({ to: dave, token: usdc })] }),
    )
  },
}
export const Several: Story = {
  args: checked(
    sendForm({
      payments: [
        payment(),
        payment({ key: 1, to: bob, token: usdc, amount: '1250.5' }),
        payment({ key: 2, amount: '40' }),
      ],
      nonce: '12',
    }),
    [usable(dave), usable(bob), usable(dave)],
  ),
  parameters: { picture: 'page' },
}
/** Nothing is sent while something is wrong; the first wrong field gets the focus. */
export const Tried: Story = {
  args: {
    ...checked(sendForm({ payments: [payment({ to: '', amount: '' })], note: 'x'.repeat(61) }), [
      empty,
    ]),
    onReview: fn(),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: text('review') }))
    await expect(args.onReview).not.toHaveBeenCalled()
    await expect(screen.getByRole('textbox', { name: text('to') })).toHaveFocus()
  },
  parameters: { picture: 'page' },
}
/** No rounded amount, and no more than the balance. */
export const WrongAmount: Story = {
  args: checked(
    sendForm({
      payments: [
        payment({ amount: '1,250.50' }),
        payment({ key: 1, amount: '41.3' }),
        payment({ key: 2, token: usdc, amount: '0.0000001' }),
      ],
    }),
    [usable(dave), usable(dave), usable(dave)],
  ),
  parameters: { cell: { screen: 'send', state: 'differs' } },
}
/** "Max" is offered where anything is left. */
export const AllSpent: Story = {
  args: checked(
    sendForm({ payments: [payment({ amount: '41.25' }), payment({ key: 1, amount: '1' })] }),
    [usable(dave), usable(dave)],
  ),
  play: async () => {
    await expect(
      screen.getByText(text('problem.amount.balance', { amount: '0 ETH' })),
    ).toBeVisible()
    await expect(screen.getAllByRole('button', { name: /^Max/ })).toHaveLength(1)
  },
}
/** The Safe has spent the token meanwhile: the amount never becomes one of another token. */
export const TokenNotHeld: Story = {
  args: {
    ...checked(sendForm({ payments: [payment({ token: bob, amount: '5' })] }), [usable(dave)]),
    onReview: fn(),
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText(text('problem.token'))).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: text('review') }))
    await expect(args.onReview).not.toHaveBeenCalled()
    await expect(screen.getByRole('combobox', { name: text('token') })).toHaveFocus()
  },
}
export const WrongRecipients: Story = {
  args: checked(
    sendForm({
      payments: [
        payment({ to: treasury.address }),
        payment({ key: 1, to: usdc, token: usdc, amount: '5' }),
      ],
    }),
    [usable(treasury.address), usable(usdc)],
  ),
}
export const UnknownRecipient: Story = {
  args: checked(sendForm({ payments: [payment({ to: bob })] }), [usable(bob)]),
}
/** An address that was made to be mistaken for Dave's. */
export const LookAlike: Story = {
  args: checked(sendForm({ payments: [payment({ to: copyOfDave })] }), [usable(copyOfDave)]),
  parameters: { picture: 'page' },
}
/** Selecting one of two look-alike contacts shows a warning. */
export const ContactsThatLookAlike: Story = {
  args: {
    contacts: [
      ...contacts,
      { name: 'David', address: copyOfDave, chains: [] },
      { name: 'Bob', address: bob, chains: [] },
    ],
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: text('contacts') }))
    const looks = (name: string) => text('contacts.lookAlike', { name })
    await expect(await screen.findByRole('menuitem', { name: /^David/ })).toHaveTextContent(
      looks('Dave'),
    )
    await expect(screen.getByRole('menuitem', { name: /^Dave/ })).toHaveTextContent(looks('David'))
    await expect(screen.getByRole('menuitem', { name: /^Bob/ })).not.toHaveTextContent(/Looks/)
  },
}
export const LookingUp: Story = {
  args: checked(sendForm({ payments: [payment({ to: 'dave.eth' })] }), [
    { status: 'pending', name: 'dave.eth', lookup: loading },
  ]),
}
export const LookupFailed: Story = {
  args: checked(sendForm({ payments: [payment({ to: 'dave.eth' })] }), [
    { status: 'pending', name: 'dave.eth', lookup: failing({ kind: 'unreachable' }) },
  ]),
}
/** Between pending transactions: executing one cancels the other. */
export const NonceOfAnother: Story = { args: checked(sendForm({ nonce: '13' }), [usable(dave)]) }
export const NonceLeavesGap: Story = { args: checked(sendForm({ nonce: '20' }), [usable(dave)]) }
export const NonceUsed: Story = {
  args: checked(sendForm({ nonce: '3' }), [usable(dave)]),
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: text('review') }))
    await expect(screen.getByRole('textbox', { name: text('nonce') })).toHaveFocus()
  },
}
/** Without the gateway, a nonce can be entered. */
export const NonceNotLoaded: Story = {
  args: checked(sendForm({ nonce: '17' }), [usable(dave)], {
    known: failing({ kind: 'unreachable' }),
  }),
}
export const NoLibrary: Story = {
  args: { ...checked(sendForm(), [usable(dave)]), libraryFailure: 'none' },
}
export const Loading: Story = {
  args: checked(sendForm(), [usable(dave)], { held: loading, known: loading }),
  parameters: { cell: { screen: 'send', state: 'loading' } },
}
export const Failed: Story = {
  args: checked(sendForm(), [usable(dave)], { held: failing({ kind: 'unreachable' }) }),
  parameters: { cell: { screen: 'send', state: 'failed' } },
}
export const NothingToSend: Story = {
  args: checked(sendForm(), [usable(dave)], { held: ready([]) }),
}
/** The largest balance of the longest symbol. */
export const VeryLong: Story = {
  args: checked(
    sendForm({
      payments: [payment({ amount: '9'.repeat(40) })],
      note: 'Wartungsarbeiten am Unternehmenssitz, dritte Teilrechnung 2026',
    }),
    [usable(dave)],
    {
      held: ready(longAssets),
    },
  ),
  parameters: { picture: 'page', cell: { screen: 'send', state: 'veryLong' } },
}
export const RightToLeft: Story = {
  args: checked(sendForm({ payments: [payment({ to: copyOfDave, amount: '50' })], nonce: '13' }), [
    usable(copyOfDave),
  ]),
  globals: { locale: 'pseudo-rtl' },
  parameters: { picture: 'page' },
}

/** One of the payments. */
export const Payment: Story = {
  tags: ['part'],
  render: ({ check }) => (
    <PaymentFields
      chain={mainnet}
      chains={chains}
      assets={assets}
      payment={payment()}
      onPayment={fn()}
      found={usable(dave)}
      check={check.payments[0]}
      contacts={contacts}
      number={1}
      onRemove={fn()}
    />
  ),
}
/** An address, a name, or a contact. */
export const Address: Story = {
  render: () => (
    <AddressField
      label="Recipient"
      typed={dave}
      onTyped={fn()}
      found={usable(dave)}
      error={undefined}
      isUrgent={false}
      contacts={contacts}
    />
  ),
}
export const Contacts: Story = {
  tags: ['part'],
  render: () => <ContactsMenu contacts={contacts} onPick={fn()} />,
}
/** Chosen for the person, unless they choose another one. */
export const Nonce: Story = {
  tags: ['part'],
  render: () => (
    <NonceField
      nonces={ready({ current: 12n, recommended: 17n })}
      value="13"
      onChange={fn()}
      check={{ nonce: 13n, consequence: 'pending' }}
    />
  ),
}

/** An owner with a spending limit can propose, or send from the limit alone. */
export const WithLimit: Story = {
  args: { limits: offer },
  play: async ({ userEvent }) => {
    await expect(
      screen.getByText('You can spend up to 380 USDC and 0.5 ETH without signatures'),
    ).toBeVisible()
    await expect(screen.getByRole('button', { name: text('review') })).toBeVisible()
    await userEvent.click(
      screen.getByRole('button', { name: limits('spendOf', { token: 'USDC' }) }),
    )
    await expect(onSpend).toHaveBeenCalledWith(someLimits[0])
  },
}
/** Others can send only from their limits. */
export const OnlyLimits: Story = {
  args: { limits: offer, isLimited: true },
  play: async () => {
    await expect(
      await screen.findByRole('button', { name: limits('spendOf', { token: 'ETH' }) }),
    ).toBeVisible()
    await expect(screen.queryByRole('button', { name: text('review') })).toBeNull()
  },
}
/** Below an amount. */
/** Typed in a currency: what is sent is the amount of the token below. */
export const Amount: Story = {
  tags: ['part'],
  render: () => (
    <AmountField
      asset={assets[0]}
      available={4n * 10n ** 18n}
      amount="0.3125"
      fiat="1000"
      onAmount={fn()}
      problem={undefined}
    />
  ),
}
export const Hint: Story = {
  tags: ['part'],
  render: () => (
    <AmountHint
      token={{ token: 'native', symbol: 'ETH', decimals: 18 }}
      typed="0.5"
      available={4n * 10n ** 18n}
    />
  ),
}
