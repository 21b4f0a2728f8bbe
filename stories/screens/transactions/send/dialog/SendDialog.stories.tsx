import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { routes } from '#gateway'
import { mockRoute } from '../../../../../mocks/mockRoute.ts'
import { household, safes } from '../../../../../mocks/chain/genesis/places.ts'
import { limitsText } from '../../../../../src/screens/transactions/send/spend/text.ts'
import { people } from '../../../../../mocks/people.ts'
import { confirmText } from '../../../../../src/screens/transactions/confirm/text.ts'
import { transactionText } from '../../../../../src/screens/common/signing/text.ts'
import { SendDialog } from '../../../../../src/screens/transactions/send/dialog/SendDialog.tsx'
import { sendText } from '../../../../../src/screens/transactions/send/text.ts'
import { typedAddressText } from '../../../../../src/screens/common/typedAddress/text.ts'
import { englishText } from '../../../../englishText.ts'
import { treasury } from '../../review/transactions.ts'
import { pressOnceReady } from '../../review/pressOnceReady.ts'

const text = englishText(sendText)
const review = englishText(confirmText)
const typed = englishText(typedAddressText)
const words = englishText(transactionText)
const limits = englishText(limitsText)

const meta: Meta<typeof SendDialog> = {
  title: 'Flows/Send tokens',
  component: SendDialog,
  args: { at: treasury, onClose: fn() },
  parameters: {
    picture: false,
    pictureReason: 'SendView and ConfirmDialogView show it.',
    layout: 'fullscreen',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
}
export default meta
type Story = StoryObj<typeof SendDialog>

type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent']

async function fill(
  userEvent: UserEvent,
  { to = people.erin.address as string, amount = '0.125' } = {},
): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: text('to') }), to)
  await userEvent.type(screen.getByRole('textbox', { name: text('amount') }), amount)
}
const toReview = async (userEvent: UserEvent): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: text('review') }))
  await screen.findByRole('heading', { name: review('propose.heading') })
}

/** Verified against the chain before it is signed, and signed only as it is shown. */
export const Proposed: Story = {
  play: async ({ userEvent }) => {
    await fill(userEvent)
    await toReview(userEvent)
    await screen.findByText('Verified')
    await pressOnceReady(userEvent, review('confirm.sign'))
    await screen.findByText(review('confirm.doneText', { submitted: 1, required: 2 }))
  },
}
/** A contact is chosen by name. */
export const ToContact: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('textbox', { name: text('to') })
    await userEvent.click(screen.getByRole('button', { name: text('contacts') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /Erin/ }))
    await expect(screen.getByRole('textbox', { name: text('to') })).toHaveValue(people.erin.address)
    await expect(screen.queryByText(text('unknown.title'))).toBeNull()
  },
}
/** A name that isn't on-chain: its server is contacted only on request. */
export const NameOnServer: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: text('to') }), 'frank.pay.eth')
    const host = 'names.demo.test'
    const ask = await screen.findByRole('button', { name: typed('offChain.ask', { host }) })
    await expect(screen.getByText(typed('offChain.text', { host }))).toBeVisible()
    const address = people.frank.address.slice(2, 6)
    await expect(screen.queryByText(address)).toBeNull()
    await userEvent.click(ask)
    await expect(await screen.findByText(address)).toBeVisible()
    await expect(screen.queryByText(typed('offChain.text', { host }))).toBeNull()
  },
}
/** In a Safe of another network, a name is that network's record, never mainnet's. */
export const NameOnOtherNetwork: Story = {
  args: { at: { chainId: '17000', address: safes.testFund.address } },
  play: async ({ userEvent }) => {
    const to = await screen.findByRole('textbox', { name: text('to') })
    await userEvent.type(to, 'exchange.eth')
    await expect(await screen.findByText(typed('resolved', { network: 'Holesky' }))).toBeVisible()
    await expect(screen.getByText(people.frank.address.slice(2, 6))).toBeVisible()
    await userEvent.clear(to)
    await userEvent.type(to, 'treasury.eth')
    const network = 'Holesky'
    const problem = typed('problem.nameNotFound', { name: 'treasury.eth', network })
    await waitFor(() => expect(to).toHaveAccessibleDescription(expect.stringContaining(problem)))
    await expect(screen.queryByText(safes.treasury.address.slice(2, 6))).toBeNull()
  },
}
/** An explorer's link of another network is rejected; a wallet's URI of this one is read. */
export const LinkOfOtherNetwork: Story = {
  play: async ({ userEvent }) => {
    const to = await screen.findByRole('textbox', { name: text('to') })
    await userEvent.click(to)
    await userEvent.paste(`https://holesky.etherscan.io/address/${people.erin.address}`)
    const problem = text('problem.otherChain', { network: 'Holesky', own: 'Ethereum' })
    await waitFor(() => expect(to).toHaveAccessibleDescription(expect.stringContaining(problem)))
    await userEvent.clear(to)
    await userEvent.click(to)
    await userEvent.paste(`ethereum:${people.erin.address}@1`)
    await expect(await screen.findByText(people.erin.address.slice(2, 6))).toBeVisible()
  },
}
/** Copies of an owner's address and of one that the Safe has paid are marked. */
export const LookAlikes: Story = {
  play: async ({ userEvent }) => {
    const to = await screen.findByRole('textbox', { name: text('to') })
    for (const { address } of [people.bob, people.dave]) {
      await userEvent.clear(to)
      await userEvent.type(
        to,
        `${address.slice(0, 6)}${'0'.repeat(32)}${address.slice(-4)}`.toLowerCase(),
      )
      await expect(await screen.findByText(typed('lookAlike.title'))).toBeVisible()
      await userEvent.clear(to)
      await userEvent.type(to, address)
      await waitFor(() => expect(screen.queryByText(typed('lookAlike.title'))).toBeNull())
    }
  },
}
/** The whole remaining balance of a token. */
export const Max: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: `${text('max')}, ETH` }))
    await expect(screen.getByRole('textbox', { name: text('amount') })).toHaveValue('41.25')
    await expect(screen.queryByText(/More than/)).toBeNull()
  },
}
/** Without a node, nothing is verified and nothing can be signed. */
export const NodeOfAnotherChain: Story = {
  parameters: { serviceBehavior: 'otherChain' },
  play: async ({ userEvent }) => {
    await fill(userEvent)
    await toReview(userEvent)
    await screen.findByText(words('proof.otherChain'))
    await expect(screen.getByRole('button', { name: review('confirm.sign') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
/** The input is kept after a rejection. */
export const Declined: Story = {
  parameters: { wallet: { person: 'alice', behavior: 'rejects' } },
  play: async ({ userEvent }) => {
    await fill(userEvent)
    await toReview(userEvent)
    await screen.findByText('Verified')
    await pressOnceReady(userEvent, review('confirm.sign'))
    await screen.findByText(words('fail.rejected'))
    await userEvent.click(screen.getByRole('button', { name: words('back') }))
    await userEvent.click(await screen.findByRole('button', { name: words('back') }))
    await expect(await screen.findByRole('textbox', { name: text('amount') })).toHaveValue('0.125')
  },
}
/** On another network, the review offers to switch. */
export const WrongNetwork: Story = {
  parameters: { wallet: { person: 'alice', behavior: 'wrongChain' } },
  play: async ({ userEvent }) => {
    await fill(userEvent)
    await toReview(userEvent)
    await screen.findByRole('button', { name: words('switchNetwork', { network: 'Ethereum' }) })
  },
}
/**
 * Signed while the gateway is down: the signature is stored, and is submitted without another
 * request to the wallet.
 */
export const SignatureKept: Story = {
  parameters: { msw: [mockRoute(routes.propose).fails(503)] },
  play: async ({ userEvent }) => {
    await fill(userEvent)
    await toReview(userEvent)
    await screen.findByText('Verified')
    await pressOnceReady(userEvent, review('confirm.sign'))
    await screen.findByText(words('fail.unreachable'))
    await screen.findByRole('button', { name: review('confirm.submitAgain') })
  },
}
/** Without the gateway's nonces, one has to be entered. */
export const NoNonces: Story = {
  parameters: { msw: [mockRoute(routes.nonces).fails(503)] },
  play: async ({ userEvent }) => {
    await fill(userEvent)
    await userEvent.click(screen.getByRole('button', { name: text('review') }))
    await screen.findByText(text('nonce.failed'))
    await userEvent.type(screen.getByRole('textbox', { name: text('nonce') }), '99')
    await toReview(userEvent)
  },
}

/** An account that isn't an owner but has a spending limit sends from it, without signatures. */
export const FromLimit: Story = {
  args: { at: { chainId: '1', address: household.address } },
  parameters: { world: 'limits', wallet: { person: 'carol' } },
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { name: limits('spend.title') })
    await userEvent.type(await screen.findByRole('textbox', { name: /^Amount/ }), '20')
    await userEvent.type(
      screen.getByRole('textbox', { name: limits('spend.to') }),
      people.dave.address,
    )
    await userEvent.click(screen.getByRole('button', { name: limits('review') }))
    await screen.findByText(limits('spend.works', { network: 'Ethereum' }))
  },
}
