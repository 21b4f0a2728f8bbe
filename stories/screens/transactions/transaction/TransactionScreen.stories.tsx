import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { encodeFunctionData, parseAbi } from 'viem'
import type { Address } from '#base'
import type { SwapOrderInfo } from '#gateway'
import { toTransactionDetail } from '#queries'
import { plainTx } from '#safe'
import {
  appDataHash,
  appDataOf,
  bookedOrders,
  settlement,
} from '../../../../mocks/gateway/orderBook.ts'
import { routes } from '#gateway'
import { aTransaction, aTransactionDetails } from '../../../../mocks/fixtures/index.ts'
import { addOwner, approveHash } from '../../../../mocks/chain/safeStorage.ts'
import type { World } from '../../../../mocks/world.ts'
import { confirmText } from '../../../../src/screens/transactions/confirm/text.ts'
import { mockRoute } from '../../../../mocks/mockRoute.ts'
import { base, safes } from '../../../../mocks/chain/genesis/places.ts'
import { people } from '../../../../mocks/people.ts'
import { sharedText } from '../../../../src/screens/core/text/text.ts'
import { transactionText } from '../../../../src/screens/common/signing/text.ts'
import { approvalText } from '../../../../src/screens/transactions/transaction/approveAs/text.ts'
import { remindText } from '../../../../src/screens/transactions/transaction/remind/text.ts'
import { TransactionScreen } from '../../../../src/screens/transactions/transaction/TransactionScreen.tsx'
import { englishText } from '../../../englishText.ts'
import { mainnet, treasury, pendingId } from '../review/transactions.ts'
import { RawAnswer } from '../../../../src/screens/transactions/transaction/RawAnswer.tsx'
import { DraftIntentPanel } from '../../../../src/screens/transactions/review/intent/DraftIntentPanel.tsx'
import { IntentPanel } from '../../../../src/screens/transactions/review/intent/IntentPanel.tsx'
import { pressOnceReady } from '../review/pressOnceReady.ts'
import { labelsKey } from '../../../../src/screens/core/stores/hasLabels.ts'
import { labelsText } from '../../../../src/screens/transactions/labels/text.ts'

const text = englishText(transactionText)
const remind = englishText(remindText)
const remindBob = new RegExp(`^${text('signatures.remind')}.*Bob`, 'i')

const executed = aTransactionDetails({ signers: [people.carol, people.alice], status: 'SUCCESS' })
const info = executed.detailedExecutionInfo
/** Two signatures, each attributed to the other signer. */
const forged = {
  ...executed,
  ...(info?.type === 'MULTISIG' && {
    detailedExecutionInfo: {
      ...info,
      confirmations: info.confirmations.map((one, index, all) => ({
        ...one,
        signature: all.at(index - 1)?.signature ?? null,
      })),
    },
  }),
}

const meta: Meta<typeof TransactionScreen> = {
  title: 'Screens/Transaction/Transaction screen',
  component: TransactionScreen,
  args: { at: treasury, id: pendingId },
  parameters: {
    layout: 'fullscreen',
    picture: 'page',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
  decorators: [
    (Story) => (
      <main style={{ padding: 16, maxWidth: 1120, margin: '0 auto' }}>
        <Story />
      </main>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof TransactionScreen>

const [booked] = bookedOrders('1')
const orderCall = encodeFunctionData({
  abi: parseAbi(['function setPreSignature(bytes orderUid, bool signed)']),
  args: [booked?.uid ?? '0x', true],
})
const ofOrder = aTransactionDetails({ to: settlement, value: 0n, data: orderCall })
const token = (address: Address, symbol: string, decimals: number) => ({
  address,
  name: symbol,
  symbol,
  decimals,
  trusted: true,
  logoUri: null,
})
const anOrder: SwapOrderInfo = {
  type: 'SwapOrder',
  uid: booked?.uid ?? '0x',
  status: 'presignaturePending',
  kind: 'sell',
  orderClass: 'limit',
  validUntil: booked?.validTo ?? 0,
  sellAmount: String(booked?.sellAmount),
  buyAmount: String(booked?.buyAmount),
  executedSellAmount: '0',
  executedBuyAmount: '0',
  sellToken: token(base.tokens.dai, 'DAI', 18),
  buyToken: token(base.tokens.usdc, 'USDC', 6),
  explorerUrl: 'https://exchange.demo.test/orders/1',
  executedFee: '0',
  executedFeeToken: token(base.tokens.dai, 'DAI', 18),
  receiver: safes.treasury.address,
  owner: safes.treasury.address,
  fullAppData: appDataOf(appDataHash),
}
/**
 * All of an order is proved by its call data: its amounts are part of the ID that is signed. The
 * call is what is verified and can be signed; the gateway's description is compared next to it.
 */
export const SwapOrder: Story = {
  args: { id: ofOrder.txId },
  parameters: {
    picture: false,
    pictureReason: 'IntentFields shows it.',
    msw: [mockRoute(routes.details).answers({ ...ofOrder, txInfo: anOrder })],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Checked against the call data: .*amounts/)).toBeVisible()
    const confirm = await canvas.findByRole('button', { name: /^Sign(,|$)/ })
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(canvas.getByRole('button', { name: englishText(transactionText)('raw') }))
    await expect(
      await canvas.findByRole('region', { name: englishText(transactionText)('raw.label') }),
    ).toHaveTextContent('"type": "SwapOrder"')
  },
}
export const Pending: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Verified')
    await canvas.findByRole('button', { name: remindBob })
  },
}
/** Bob hasn't signed: the message to him leads to the page. */
export const Reminding: Story = {
  parameters: { picture: false, pictureReason: 'RemindView shows it.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: remindBob }))
    const message = await screen.findByRole('group', { name: remind('message') })
    await expect(message).toHaveTextContent('Nonce: 11.')
    await expect(message).toHaveTextContent(pendingId)
  },
}
/**
 * Alice owns a Safe that is an owner of this one: she approves as that Safe, with a transaction of
 * it, which names what it approves.
 */
export const ApprovedByAnotherSafe: Story = {
  parameters: {
    picture: false,
    pictureReason: 'TransactionView shows such a list.',
    changeWorld: async (world: World) =>
      addOwner(await world.chain(1), treasury.address, safes.pettyCash.address),
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(document.body)
    await canvas.findByText('Verified')
    await userEvent.click(await canvas.findByRole('button', { name: /^Approve as Petty cash/ }))
    const approval = (await dialog.findByText(text('effect.approveHash'))).closest('li')!
    await expect(within(approval).getByText(text('effect.erc20'))).toBeVisible()
    const counts = text('inner.counts', { approvals: 2, required: 2 })
    await expect(within(approval).getByText(counts)).toBeVisible()
    await pressOnceReady(userEvent, englishText(confirmText)('confirm.sign'))
    await dialog.findByText(englishText(confirmText)('confirm.doneReady', { required: 1 }))
  },
}
/**
 * Alice has approved it on-chain, which the gateway doesn't list: it counts, and it can be
 * executed.
 */
export const ApprovedOnChain: Story = {
  parameters: {
    picture: false,
    pictureReason: 'TransactionView shows it.',
    changeWorld: async (world: World) =>
      approveHash(
        await world.chain(1),
        treasury.address,
        people.alice.address,
        aTransaction().safeTxHash,
      ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Verified')
    await canvas.findByText(englishText(approvalText)('approved'))
    await canvas.findByText(text('signatures.count', { submitted: 2, required: 2 }))
    await expect(canvas.getByRole('button', { name: /^Execute/ })).toBeVisible()
  },
}
export const OfAnotherSafe: Story = {
  parameters: { picture: false, pictureReason: 'TransactionView shows it.' },
  args: { at: { chainId: '1', address: safes.operations.address } },
  play: async ({ canvas }) => {
    await canvas.findByText(text('otherSafe.title'))
  },
}
/**
 * The gateway reports a status that this version doesn't know: it says so, and nothing can be
 * signed.
 */
export const UnknownWords: Story = {
  parameters: { serviceBehavior: 'unknownWords' },
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText(englishText(sharedText)('status.UNKNOWN')))[0],
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^(Sign|Execute)/ })).toBeNull()
  },
}
/** The Safe's creation, the oldest row of its history. */
export const SafeCreated: Story = {
  parameters: { picture: false, pictureReason: 'TransactionView shows executed transactions.' },
  args: { id: `creation_${safes.treasury.address}` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Safe created/ })
    await canvas.findByText('Transaction hash')
  },
}
/** An executed transaction with wrongly attributed signatures is not shown as verified. */
export const SignatureOfAnother: Story = {
  parameters: {
    picture: false,
    pictureReason: 'TransactionView shows it.',
    msw: [mockRoute(routes.details).answers(forged)],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Differs')
    await expect(await canvas.findAllByText(text('signatures.invalid'))).toHaveLength(2)
    await canvas.findByText(text('signatures.count', { submitted: 0, required: 2 }))
  },
}
export const GatewayDown: Story = {
  parameters: {
    picture: false,
    pictureReason: 'TransactionView shows it.',
    msw: [mockRoute(routes.details).fails(503)],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
  },
}

/** Another transaction was executed with its nonce: it is found, named, and linked. */
export const Canceled: Story = {
  args: { id: aTransaction({ nonce: 3 }).safeTxHash },
  parameters: {
    picture: false,
    pictureReason: 'TransactionView shows it.',
    msw: [
      mockRoute(routes.details).answers(aTransactionDetails({ nonce: 3, status: 'CANCELLED' })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Canceled by “/)).toBeVisible()
    await expect(canvas.getByText(text('canceledBy.text', { nonce: '3' }))).toBeVisible()
    await expect(canvas.getByRole('link', { name: text('canceledBy.open') })).toHaveAttribute(
      'href',
      expect.stringContaining('id=multisig_'),
    )
  },
}
/** The raw gateway response, loaded when expanded. */
export const Raw: Story = {
  tags: ['part'],
  render: ({ at, id }) => <RawAnswer at={at} id={id} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('raw') }))
    await canvas.findByText(/AWAITING_CONFIRMATIONS/)
  },
}
/** What a call to an exchange means. */
export const Intent: Story = {
  tags: ['part'],
  parameters: { msw: [mockRoute(routes.details).answers({ ...ofOrder, txInfo: anOrder })] },
  render: ({ at }) => (
    <IntentPanel
      detail={{ ...toTransactionDetail(ofOrder, '1'), at, id: ofOrder.txId }}
      chain={mainnet}
    />
  ),
  play: async ({ canvas }) => void (await canvas.findByText(/^Checked against the call data/)),
}
/** The same before it is proposed. */
export const IntentOfADraft: Story = {
  tags: ['part'],
  render: ({ at }) => (
    <DraftIntentPanel
      at={at}
      tx={plainTx({ to: settlement, data: orderCall, nonce: 20n })}
      chain={mainnet}
    />
  ),
  play: async ({ canvas }) => void (await canvas.findByText(/^Checked against the call data/)),
}

/** A label is stored in this browser, under the hash of the proposal. */
export const Labeled: Story = {
  parameters: { picture: false, pictureReason: 'LabelsView shows it.' },
  play: async ({ canvas, userEvent }) => {
    const labels = englishText(labelsText)
    await userEvent.click(await canvas.findByRole('button', { name: labels('add') }))
    await userEvent.keyboard('Grants{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Category: Grants' })).toBeVisible()
    await expect(localStorage.getItem(labelsKey)).toContain('"text":"Grants"')
  },
}
