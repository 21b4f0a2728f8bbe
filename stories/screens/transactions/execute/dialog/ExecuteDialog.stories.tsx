import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCallback, useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { routes } from '#gateway'
import { useWallet } from '#wallet'
import { safes } from '../../../../../mocks/chain/genesis/places.ts'
import { aTransactionDetails } from '../../../../../mocks/fixtures/index.ts'
import { replaceSingleton } from '../../../../../mocks/chain/impostor.ts'
import { mockRoute } from '../../../../../mocks/mockRoute.ts'
import { people } from '../../../../../mocks/people.ts'
import type { WalletController } from '../../../../../mocks/wallet/createWalletController.ts'
import type { World } from '../../../../../mocks/world.ts'
import {
  ExecuteDialog,
  type ExecuteDialogProps,
} from '../../../../../src/screens/transactions/execute/dialog/ExecuteDialog.tsx'
import {
  type Agreed,
  agreedReview,
} from '../../../../../src/screens/transactions/review/agreedReview.ts'
import { useReviewLookAlikes } from '../../../../../src/screens/transactions/review/useReviewLookAlikes.ts'
import { useTransactionReview } from '../../../../../src/screens/transactions/review/useTransactionReview.ts'
import { relayText } from '../../../../../src/screens/transactions/execute/relay/text.ts'
import { executeText } from '../../../../../src/screens/transactions/execute/text.ts'
import { transactionText } from '../../../../../src/screens/common/signing/text.ts'
import { ConfirmDialog } from '../../../../../src/screens/transactions/confirm/dialog/ConfirmDialog.tsx'
import { confirmText } from '../../../../../src/screens/transactions/confirm/text.ts'
import { englishText } from '../../../../englishText.ts'
import { buttonsSeen } from '../../buttonsSeen.ts'
import { treasury, pendingId } from '../../review/transactions.ts'
import { pressOnceReady } from '../../review/pressOnceReady.ts'

const text = englishText(executeText)
const dialog = () => within(document.body)
const { alice, bob, carol } = people

const signed = aTransactionDetails({ signers: [carol, alice] })
/** The gateway reports a threshold of one and that the transaction can be executed. */
const oneTooFew = aTransactionDetails({
  signers: [carol],
  threshold: 1,
  status: 'AWAITING_EXECUTION',
})

const meta: Meta<typeof ExecuteDialog> = {
  title: 'Flows/Execute a transaction',
  component: ExecuteDialog,
  args: { at: treasury, id: pendingId, onClose: () => {} },
  parameters: {
    layout: 'fullscreen',
    picture: 'page',
    world: 'everyday',
    wallet: { person: 'bob' },
    msw: [mockRoute(routes.details).answers(signed)],
  },
}
export default meta
type Story = StoryObj<typeof ExecuteDialog>

export const Simulated: Story = {
  play: async () => {
    await dialog().findByText('Verified')
    await dialog().findByText(/^0\.000\d+$/)
  },
}

/** One signature too few: the contract reverts the simulation, and the dialog shows the reason. */
export const TooFewSignatures: Story = {
  parameters: { msw: [mockRoute(routes.details).answers(oneTooFew)] },
  play: async () => {
    await dialog().findByText(text('gs.GS020'))
    await expect(dialog().getByRole('button', { name: 'Execute' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** The real contract sends the funds and emits ExecutionSuccess. */
export const Executed: Story = {
  play: async ({ userEvent }) => {
    await dialog().findByText(/^0\.000\d+$/)
    await pressOnceReady(userEvent, 'Execute')
    await dialog().findByText(text('execute.doneText'))
  },
}

interface SignsFirstProps extends ExecuteDialogProps {
  /** What happens after the signature, before the execution is reviewed. */
  meanwhile?: () => Promise<void>
}

/** The last signature, and the execution requested with it. */
function SignsFirst({ meanwhile, ...props }: SignsFirstProps) {
  const [agreed, setAgreed] = useState<Agreed>()
  const [next] = useState(() => meanwhile)
  const execute = useCallback(
    (given?: Agreed) => void Promise.resolve(next?.()).then(() => setAgreed(given)),
    [next],
  )
  return agreed === undefined ? (
    <ConfirmDialog {...props} onExecute={execute} />
  ) : (
    <ExecuteDialog {...props} agreed={agreed} />
  )
}

/** The person has already approved the review when the dialog opens. */
function AgreedBefore({ most = 10n ** 18n, ...props }: ExecuteDialogProps & { most?: bigint }) {
  const wallet = useWallet()
  const { detail, verification, conflicts } = useTransactionReview(props.at, props.id, wallet)
  const lookAlikes = useReviewLookAlikes(detail, verification)
  const [agreed, setAgreed] = useState<Agreed>()
  const review = verification?.review
  if (!agreed && review && review !== 'checking' && !conflicts.isLoading && wallet.account)
    setAgreed({
      by: wallet.account,
      review: agreedReview(review, { conflicts, lookAlikes, unnamed: [] }),
      fee: { payer: 'wallet', level: 'usual', most },
    })
  return agreed !== undefined && <ExecuteDialog {...props} agreed={agreed} />
}

const signs = async (userEvent: { click: (button: Element) => Promise<void> }) => {
  await dialog().findByText('Verified')
  const sign = dialog().getByRole('button', {
    name: englishText(confirmText)('confirm.signAndExecute'),
  })
  await waitFor(() => expect(sign).not.toHaveAttribute('aria-disabled'))
  await userEvent.click(sign)
}
const bySigner = { wallet: { person: 'alice' } as const, msw: [] }

/**
 * Requested with the last signature: it starts automatically, with no button for it at any moment.
 */
export const AskedForBefore: Story = {
  parameters: { picture: false, pictureReason: 'Executed shows it.', ...bySigner },
  render: (args) => <SignsFirst {...args} />,
  play: async ({ userEvent }) => {
    const { seen, stop } = buttonsSeen()
    await signs(userEvent)
    await dialog().findByText(text('execute.doneText'))
    stop()
    await expect([...seen]).not.toContain(text('execute.send'))
  },
}

/**
 * Since the signature, Dave's account has code, which runs when it is paid: the execution waits for
 * the person, and says why.
 */
export const ChangedSinceSigned: Story = {
  parameters: {
    picture: false,
    pictureReason: 'ExecuteDialogView shows the rest.',
    ...bySigner,
  },
  render: (args, { loaded }) => <SignsFirst {...args} meanwhile={() => givesCode(loaded)} />,
  play: async ({ userEvent, loaded }) => {
    await signs(userEvent)
    await dialog().findByText(text('execute.changed'))
    await dialog().findByText(/^0\.000\d+$/)
    // From now on, a prompted wallet is noticed, because it doesn't respond.
    await expect(dialog().findByText(text('execute.wallet'))).rejects.toThrow()
    const execute = await dialog().findByRole('button', { name: text('execute.send') })
    await expect(execute).not.toHaveAttribute('aria-disabled')
    worldOf(loaded).walletController.set({ behavior: 'agrees' })
    await userEvent.click(execute)
    await dialog().findByText(text('execute.doneText'))
    await expect(dialog().queryByText(text('execute.changed'))).toBeNull()
  },
}
async function givesCode(loaded: unknown) {
  const { world, walletController } = worldOf(loaded)
  walletController.set({ behavior: 'hangs' })
  await (await world.chain(1)).overwrite(people.dave.address, { code: '0x00' })
}
function worldOf(loaded: unknown) {
  type Loaded = { storyWorld: { world: World; walletController: WalletController } }
  return (loaded as Loaded).storyWorld
}

/** The fee is higher than the one approved with the signature, so the person decides again. */
export const CostsMore: Story = {
  render: (args) => <AgreedBefore {...args} most={1n} />,
  parameters: {
    picture: false,
    pictureReason: 'ExecuteDialogView shows the rest.',
    wallet: { person: 'bob' },
  },
  play: async ({ userEvent }) => {
    await dialog().findByText(text('execute.costlier'))
    const execute = dialog().getByRole('button', { name: text('execute.send') })
    await waitFor(() => expect(execute).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(execute)
    await dialog().findByText(text('execute.doneText'))
    await expect(dialog().queryByText(text('execute.costlier'))).toBeNull()
  },
}

/** It doesn't start automatically after a switch of the network, which may be minutes later. */
export const AskedForOnAnotherNetwork: Story = {
  render: (args) => <AgreedBefore {...args} />,
  parameters: {
    picture: false,
    pictureReason: 'Simulated shows it.',
    wallet: { person: 'bob', chainId: 17_000 },
  },
  play: async ({ userEvent }) => {
    await dialog().findByText(/^0\.000\d+$/)
    await userEvent.click(
      dialog().getByRole('button', {
        name: englishText(transactionText)('switchNetwork', { network: 'Ethereum' }),
      }),
    )
    const execute = await dialog().findByRole('button', { name: 'Execute' })
    await waitFor(() => expect(execute).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(execute)
    await dialog().findByText(text('execute.doneText'))
  },
}

/**
 * Dave's account gets code while the dialog is open: the review that is made again on the click
 * says so, and nothing is sent before the person has seen it.
 */
export const ChangedWhileOpen: Story = {
  parameters: { picture: false, pictureReason: 'ExecuteDialogView shows the rest.' },
  play: async ({ userEvent, loaded }) => {
    await dialog().findByText(/^0\.000\d+$/)
    await givesCode(loaded)
    await pressOnceReady(userEvent, text('execute.send'))
    const unknown = englishText(transactionText)('proof.effectsUnknown')
    await dialog().findByText((shown) => shown.includes(unknown))
    await expect(dialog().findByText(text('execute.wallet'))).rejects.toThrow()
  },
}

/**
 * Unofficial code is put behind the Safe while the dialog is open: it is detected on the click, and
 * nothing is sent.
 */
export const ReplacedWhileOpen: Story = {
  parameters: {
    picture: false,
    pictureReason: 'ConfirmDialogView shows the proof.',
    wallet: { person: 'bob', behavior: 'hangs' },
  },
  play: async ({ userEvent, loaded }) => {
    await dialog().findByText(/^0\.000\d+$/)
    const { world } = (loaded as { storyWorld: { world: World } }).storyWorld
    await replaceSingleton(await world.chain(1), treasury.address)
    await pressOnceReady(userEvent, 'Execute')
    await dialog().findByText(englishText(transactionText)('proof.unofficial'))
    await expect(dialog().queryByText(text('execute.wallet'))).toBeNull()
  },
}

export const Declined: Story = {
  parameters: {
    picture: false,
    pictureReason: 'ExecuteDialogView shows it.',
    wallet: { person: 'bob', behavior: 'rejects' },
  },
  play: async ({ userEvent }) => {
    await dialog().findByText(/^0\.000\d+$/)
    await pressOnceReady(userEvent, 'Execute')
    // It is announced outside of the dialog as well.
    const shown = within(await dialog().findByRole('dialog'))
    await shown.findByText('You rejected the request. Nothing was sent.')
  },
}

const relay = englishText(relayText)
const { testFund } = safes
const ofTestFund = aTransactionDetails({
  chainId: '17000',
  safe: testFund.address,
  nonce: 1,
  to: carol.address,
  value: 10n ** 17n,
  signers: [bob, alice],
})
const relayed = (reason: string) => ({
  picture: false as const,
  pictureReason: reason,
  // Nothing that is asked of the wallet ends.
  wallet: { person: 'dave', chainId: 17_000, behavior: 'hangs' } as const,
  msw: [mockRoute(routes.details).answers(ofTestFund)],
})
const onTestFund = { at: { chainId: '17000', address: testFund.address }, id: ofTestFund.txId }

/** The gateway's relayer sends it and pays for it: no wallet is prompted. */
export const Relayed: Story = {
  args: onTestFund,
  parameters: {
    ...relayed('ExecuteDialogView shows it.'),
    cell: { screen: 'relay', state: 'readOnly' },
  },
  play: async ({ userEvent }) => {
    await dialog().findByText('Verified')
    await dialog().findByText(relay('left', { left: 5, limit: 5 }))
    await userEvent.click(dialog().getByRole('radio', { name: relay('relay') }))
    await pressOnceReady(userEvent, text('execute.send'))
    await dialog().findByText(relay('waiting'))
  },
}

/**
 * Unofficial code is put behind the Safe while the dialog is open: it is detected on the click, and
 * nothing is handed to the relayer.
 */
export const NotRelayedAfterAChange: Story = {
  args: onTestFund,
  parameters: {
    ...relayed('ConfirmDialogView shows the proof.'),
    msw: [mockRoute(routes.details).answers(ofTestFund), mockRoute(routes.relay).hangs()],
  },
  play: async ({ userEvent, loaded }) => {
    await dialog().findByText('Verified')
    await dialog().findByText(relay('left', { left: 5, limit: 5 }))
    await userEvent.click(dialog().getByRole('radio', { name: relay('relay') }))
    const { world } = (loaded as { storyWorld: { world: World } }).storyWorld
    await replaceSingleton(await world.chain(17_000), testFund.address)
    await pressOnceReady(userEvent, text('execute.send'))
    await dialog().findByText(englishText(transactionText)('proof.unofficial'))
    await expect(dialog().queryByText(relay('sendingText'))).toBeNull()
  },
}

/** None are left, or the gateway doesn't say: the wallet can still pay. */
export const NothingLeftToRelay: Story = {
  args: onTestFund,
  parameters: {
    ...relayed('ExecuteDialogView shows it.'),
    msw: [
      mockRoute(routes.details).answers(ofTestFund),
      mockRoute(routes.relaysRemaining).answers({ remaining: 0, limit: 5 }),
    ],
  },
  play: async () => {
    await dialog().findByText(relay('left', { left: 0, limit: 5 }))
    await expect(dialog().getByRole('radio', { name: relay('relay') })).toBeDisabled()
  },
}
export const RelaysUnknown: Story = {
  args: onTestFund,
  parameters: {
    ...relayed('ExecuteDialogView shows it.'),
    msw: [
      mockRoute(routes.details).answers(ofTestFund),
      mockRoute(routes.relaysRemaining).fails(502),
    ],
  },
  play: async () => {
    await dialog().findByText(relay('failed'))
    await expect(dialog().getByRole('radio', { name: relay('relay') })).toBeDisabled()
  },
}
/** The relayer rejects: the gateway's message is shown, and the wallet can pay instead. */
export const DeclinedByTheRelayer: Story = {
  args: onTestFund,
  parameters: {
    ...relayed('ExecuteDialogView shows it.'),
    msw: [mockRoute(routes.details).answers(ofTestFund), mockRoute(routes.relay).fails(429)],
  },
  play: async ({ userEvent }) => {
    await dialog().findByText('Verified')
    await dialog().findByText(relay('left', { left: 5, limit: 5 }))
    await userEvent.click(dialog().getByRole('radio', { name: relay('relay') }))
    await pressOnceReady(userEvent, text('execute.send'))
    await dialog().findByText(englishText(transactionText)('fail.relay.noneLeft'))
    await userEvent.click(
      dialog().getByRole('button', { name: englishText(transactionText)('back') }),
    )
    await userEvent.click(await dialog().findByRole('radio', { name: relay('wallet') }))
    await expect(dialog().getByRole('button', { name: text('execute.send') })).toBeVisible()
  },
}
