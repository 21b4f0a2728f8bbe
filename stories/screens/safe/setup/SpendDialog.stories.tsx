import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { allowanceModules } from '#safe'
import { base, household } from '../../../../mocks/chain/genesis/places.ts'
import { people } from '../../../../mocks/people.ts'
import { transactionText } from '../../../../src/screens/common/signing/text.ts'
import { watchTokenText } from '../../../../src/screens/common/watchToken/text.ts'
import { SpendDialog } from '../../../../src/screens/transactions/send/spend/dialog/SpendDialog.tsx'
import { SpendLimitDialog } from '../../../../src/screens/transactions/send/spend/dialog/SpendLimitDialog.tsx'
import { spends } from '../../../../src/screens/transactions/send/spend/spends.ts'
import { limitsText } from '../../../../src/screens/transactions/send/spend/text.ts'
import { fixed } from '../../../controls.ts'
import { englishText } from '../../../englishText.ts'
import { mainnet } from '../../common/rows/items.ts'
import { aLimit, limitsOf } from './limits.ts'

const text = englishText(limitsText)
const words = englishText(transactionText)
const watchText = englishText(watchTokenText)
const { carol, dave } = people
const { usdc } = base.tokens

const meta: Meta<typeof SpendDialog> = {
  title: 'Flows/Spend from a limit',
  component: SpendDialog,
  argTypes: { chain: fixed, limit: fixed, token: fixed, words: fixed },
  args: {
    at: { chainId: '1', address: household.address },
    chain: mainnet,
    limit: aLimit({ module: allowanceModules[0]!, delegate: carol.address, token: usdc }),
    token: { token: usdc, symbol: 'USDC', decimals: 6, balance: 8_500_000_000n },
    words: { symbolOf: () => 'USDC', amountOf: (_, raw) => `${raw / 1_000_000n} USDC` },
    earlier: [],
    onDismiss: fn(),
    onSent: fn(),
    onClose: fn(),
  },
  parameters: {
    picture: false,
    pictureReason: 'SpendView shows it.',
    layout: 'fullscreen',
    world: 'limits',
    wallet: { person: 'carol' },
  },
}
export default meta
type Story = StoryObj<typeof SpendDialog>
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent']

/** From the amount to the simulated review. */
async function fill(userEvent: UserEvent, to: string = dave.address): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: /^Amount/ }), '20')
  await userEvent.click(screen.getByRole('textbox', { name: text('spend.to') }))
  await userEvent.paste(to)
  await userEvent.click(screen.getByRole('button', { name: text('review') }))
  await screen.findByText(text('spend.works', { network: 'Ethereum' }))
}

/** The module moves the money; only the delegate's wallet sends the transaction. */
export const Sent: Story = {
  args: { onSent: fn() },
  play: async ({ args, userEvent }) => {
    await fill(userEvent)
    await userEvent.click(screen.getByRole('button', { name: text('spend.send') }))
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce())
  },
}
/** After paying yourself, you can add the token to your wallet. */
export const Received: Story = {
  args: { onSent: fn() },
  play: async ({ args, userEvent }) => {
    await fill(userEvent, carol.address)
    await userEvent.click(screen.getByRole('button', { name: text('spend.send') }))
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce())
    spends.update((list) => list.map((one) => ({ ...one, state: { status: 'done' } })))
    await userEvent.click(await screen.findByRole('button', { name: watchText('add') }))
    await expect(await screen.findByText(watchText('added', { token: 'USDC' }))).toBeVisible()
  },
}
/**
 * The outcome is unknown: the payment is still shown after going back, so that it isn't sent
 * twice.
 */
export const Unclear: Story = {
  args: { onSent: fn() },
  play: async ({ args, userEvent }) => {
    await fill(userEvent)
    await userEvent.click(screen.getByRole('button', { name: text('spend.send') }))
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce())
    spends.update((list) => list.map((one) => ({ ...one, state: { status: 'dropped' } })))
    await screen.findByRole('heading', { name: text('spend.unclear') })
    await userEvent.click(screen.getByRole('button', { name: text('back') }))
    await screen.findByRole('button', { name: text('spend.send') })
    await expect(spends.get()).toHaveLength(1)
  },
}
/** After a rejection, everything is still there. */
export const Rejected: Story = {
  parameters: { wallet: { person: 'carol', behavior: 'rejects' } },
  play: async ({ userEvent }) => {
    await fill(userEvent)
    await userEvent.click(screen.getByRole('button', { name: text('spend.send') }))
    await screen.findByText(words('fail.rejectedSend'))
    await userEvent.click(screen.getByRole('button', { name: text('back') }))
    await userEvent.click(await screen.findByRole('button', { name: text('back') }))
    await expect(await screen.findByRole('textbox', { name: /^Amount/ })).toHaveValue('20')
    await expect(screen.getByRole('textbox', { name: text('spend.to') })).toHaveValue(dave.address)
  },
}
/** A wallet that doesn't respond keeps the dialog; the form is kept. */
export const Hangs: Story = {
  parameters: { wallet: { person: 'carol', behavior: 'hangs' } },
  play: async ({ userEvent }) => {
    await fill(userEvent)
    await userEvent.click(screen.getByRole('button', { name: text('spend.send') }))
    await screen.findByRole('heading', { name: text('spend.wallet') })
  },
}
/** No account other than the delegate's can send it. */
export const OtherAccount: Story = {
  parameters: { wallet: { person: 'alice' } },
  play: async ({ userEvent }) => {
    await fill(userEvent)
    await expect(
      screen.getByRole('button', { name: text('spend.send') }),
    ).toHaveAccessibleDescription(text('reason.otherAccount'))
  },
}
/** According to the chain it exceeds the limit: nothing is sent. */
export const ExpectedToFail: Story = {
  args: {
    limit: aLimit({
      module: allowanceModules[0]!,
      delegate: carol.address,
      token: usdc,
      amount: 900_000_000n,
      spent: 0n,
    }),
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Amount/ }), '600')
    await userEvent.click(screen.getByRole('textbox', { name: text('spend.to') }))
    await userEvent.paste(dave.address)
    await userEvent.click(screen.getByRole('button', { name: text('review') }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: text('spend.send') })).toHaveAccessibleDescription(
        text('reason.reverts'),
      ),
    )
  },
}
/** Its token and what is left are read from the Safe's limits. */
export const OfLimit: Story = {
  render: ({ at, chain, onClose }) => (
    <SpendLimitDialog
      at={at}
      chain={chain}
      limit={aLimit({ delegate: carol.address })}
      state={limitsOf([aLimit({ delegate: carol.address })])}
      onClose={onClose}
    />
  ),
  play: async () => {
    await expect(await screen.findByText(text('spend.most', { amount: '380 USDC' }))).toBeVisible()
  },
}
