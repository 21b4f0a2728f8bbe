import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { routes } from '#gateway'
import { aTransactionDetails } from '../../../../../mocks/fixtures/index.ts'
import { replaceSingleton } from '../../../../../mocks/chain/impostor.ts'
import { mockRoute } from '../../../../../mocks/mockRoute.ts'
import { people } from '../../../../../mocks/people.ts'
import type { WalletController } from '../../../../../mocks/wallet/createWalletController.ts'
import type { World } from '../../../../../mocks/world.ts'
import { ConfirmDialog } from '../../../../../src/screens/transactions/confirm/dialog/ConfirmDialog.tsx'
import { confirmText } from '../../../../../src/screens/transactions/confirm/text.ts'
import { transactionText } from '../../../../../src/screens/common/signing/text.ts'
import { changesText } from '../../../../../src/screens/transactions/execute/changes/text.ts'
import { unnamedText } from '../../../../../src/screens/transactions/review/unnamed/text.ts'
import { englishText } from '../../../../englishText.ts'
import { buttonsSeen } from '../../buttonsSeen.ts'
import { lateSimulation } from '../../review/lateSimulation.ts'
import { pressOnceReady } from '../../review/pressOnceReady.ts'
import { treasury, pendingId } from '../../review/transactions.ts'

const text = englishText(transactionText)
const words = englishText(confirmText)
const changes = englishText(changesText)
const unnamed = englishText(unnamedText)
const dialog = () => within(document.body)

/** The gateway reports a payment to Erin under the hash of Dave's invoice. */
const honest = aTransactionDetails()
const tampered = {
  ...honest,
  txData: honest.txData && { ...honest.txData, to: { value: people.erin.address } },
  txInfo: { ...honest.txInfo, recipient: { value: people.erin.address } },
} as typeof honest

const meta: Meta<typeof ConfirmDialog> = {
  title: 'Flows/Confirm a transaction',
  component: ConfirmDialog,
  args: { at: treasury, id: pendingId, onExecute: () => {}, onClose: () => {} },
  parameters: {
    layout: 'fullscreen',
    picture: 'page',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
}
export default meta
type Story = StoryObj<typeof ConfirmDialog>

/** Verified against the real contract in the page. */
export const Verified: Story = {
  play: async () => {
    await dialog().findByText('Verified')
  },
}

/** The sign button; null if a check failed. */
const signs = () => dialog().queryByRole('button', { name: /^Sign/ })

/**
 * Another recipient under the same hash: the strip says that it differs, and nothing can be signed.
 */
export const TamperedByTheGateway: Story = {
  parameters: {
    msw: [mockRoute(routes.details).answers(tampered)],
    cell: { screen: 'confirm', state: 'differs' },
  },
  play: async () => {
    await dialog().findByText('Differs')
    await expect(signs()).toBeNull()
  },
}

/**
 * Unofficial code behind the Safe, reported as 1.4.1 by the gateway and the contract; the node
 * reveals it.
 */
export const UnofficialImplementation: Story = {
  parameters: {
    picture: false,
    pictureReason: 'ConfirmDialogView shows it.',
    serviceBehavior: 'replacedSingleton',
  },
  play: async () => {
    await dialog().findByText(text('proof.unofficial'))
    await expect(signs()).toBeNull()
  },
}

/**
 * The node says that it belongs to another chain: nothing is verified, and nothing can be signed.
 */
export const NodeOfAnotherChain: Story = {
  parameters: {
    picture: false,
    pictureReason: 'ConfirmDialogView shows it.',
    serviceBehavior: 'otherChain',
  },
  play: async () => {
    await dialog().findByText(text('proof.otherChain'))
    await expect(dialog().getByRole('button', { name: /^Sign( and execute)?$/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** Both ways to sign wait for something. */
const expectNoSigning = async () => {
  for (const button of dialog().getAllByRole('button', { name: /^Sign/ }))
    await expect(button).toHaveAttribute('aria-disabled', 'true')
}

/** Two nodes of the network have to agree, and do. */
export const TwoNodesAgree: Story = {
  parameters: {
    picture: false,
    pictureReason: 'Verified looks the same.',
    secondNode: 'agrees',
  },
  play: async () => {
    await dialog().findByText('Verified')
  },
}

/** They disagree: the strip shows what each of them says, and nothing can be signed. */
export const NodesDisagree: Story = {
  parameters: {
    picture: false,
    pictureReason: 'Proof shows it.',
    secondNode: 'lies',
  },
  play: async () => {
    await dialog().findByText(text('proof.nodesDisagree'))
    await dialog().findByText(/^rpc\.demo\.test: none · second\.demo\.test: 0xbaad/)
    await expectNoSigning()
  },
}

/** Only one of them responds: nothing is green, and the user decides whether to rely on it. */
export const OneNodeOfTwo: Story = {
  parameters: {
    picture: false,
    pictureReason: 'Proof shows it.',
    secondNode: 'silent',
  },
  play: async ({ userEvent }) => {
    await dialog().findByText(text('proof.oneNode'))
    await expect(dialog().queryByText('Verified')).toBeNull()
    const risk = text('risk.oneNode', { by: 'rpc.demo.test', silent: 'second.demo.test' })
    await expect((await dialog().findAllByText(risk)).length).toBeGreaterThan(0)
    await expectNoSigning()
    await userEvent.click(dialog().getByRole('checkbox', { name: text('risk.agree') }))
    await pressOnceReady(userEvent, 'Sign only')
    await dialog().findByText(words('confirm.done'))
  },
}

/**
 * The same as UnofficialImplementation, but after the dialog has verified the transaction: it is
 * detected on the click, and the wallet isn't prompted.
 */
export const ReplacedWhileOpen: Story = {
  parameters: {
    picture: false,
    pictureReason: 'ConfirmDialogView shows it.',
    wallet: { person: 'alice', behavior: 'hangs' },
  },
  play: async ({ userEvent, loaded }) => {
    await dialog().findByText('Verified')
    const { world } = (loaded as { storyWorld: { world: World } }).storyWorld
    await replaceSingleton(await world.chain(1), treasury.address)
    await pressOnceReady(userEvent, 'Sign only')
    await dialog().findByText(text('proof.unofficial'))
    await expect(dialog().queryByText(englishText(confirmText)('confirm.signing'))).toBeNull()
    await expect(signs()).toBeNull()
  },
}

/**
 * Another owner has executed it, or its rejection, since the dialog verified it: that is detected
 * on the click, and the wallet isn't prompted.
 */
export const NonceUsedWhileOpen: Story = {
  parameters: {
    picture: false,
    pictureReason: 'ConfirmDialogView shows it.',
    wallet: { person: 'alice', behavior: 'hangs' },
  },
  play: async ({ userEvent, loaded }) => {
    await dialog().findByText('Verified')
    const { world } = (loaded as { storyWorld: { world: World } }).storyWorld
    // The Safe's nonce.
    await (await world.chain(1)).overwrite(treasury.address, { storage: { '0x5': '0x64' } })
    await pressOnceReady(userEvent, 'Sign only')
    await waitFor(() =>
      expect(
        dialog().getByRole('button', { name: /^Sign( only| and execute)?$/ }),
      ).toHaveAccessibleDescription(text('reason.nonceUsed')),
    )
    await expect(dialog().queryByText(englishText(confirmText)('confirm.signing'))).toBeNull()
  },
}

const late = lateSimulation()
const lateStory: Story['parameters'] = {
  picture: false,
  pictureReason: 'ConfirmDialogView shows it.',
  wallet: { person: 'alice', behavior: 'hangs' },
  msw: [late.handler],
}
const signOnly = () => dialog().getByRole('button', { name: 'Sign only' })
const notAsked = async () => {
  await expect(dialog().queryByText(words('confirm.signing'))).toBeNull()
}

/**
 * Nothing is signed until the simulation has shown what changes, or failed to within ten seconds. A
 * danger that it shows after that is acknowledged first.
 */
export const SlowSimulation: Story = {
  parameters: lateStory,
  beforeEach: late.beforeEach,
  play: async ({ userEvent, loaded }) => {
    await dialog().findByText('Verified')
    await expect(signOnly()).toHaveAccessibleDescription(text('reason.simulating'))
    await expect(dialog().getByText(text('reason.simulating'))).toBeVisible()
    await userEvent.click(signOnly())
    await notAsked()
    late.waited()
    await waitFor(() => expect(signOnly()).not.toHaveAttribute('aria-disabled'))
    await expect(dialog().getByText(changes('late'))).toBeVisible()
    late.release(loaded)
    await dialog().findByRole('checkbox', { name: text('risk.agree') })
    await expect(signOnly()).toHaveAccessibleDescription(text('risk.agreeFirst'))
    await userEvent.click(signOnly())
    await notAsked()
  },
}

/** The danger appears between the press and the wallet's prompt, which isn't shown. */
export const DangerAfterThePress: Story = {
  parameters: lateStory,
  beforeEach: late.beforeEach,
  play: async ({ userEvent, loaded }) => {
    await dialog().findByText('Verified')
    late.waited()
    await waitFor(() => expect(signOnly()).not.toHaveAttribute('aria-disabled'))
    const letNext = late.holdNext()
    await userEvent.click(signOnly())
    await waitFor(() => expect(signOnly()).toHaveAccessibleDescription(text('reason.checking')))
    late.release(loaded)
    await dialog().findByText(unnamed('sends', { amount: '9 USDC' }))
    letNext()
    await waitFor(() => expect(signOnly()).toHaveAccessibleDescription(text('risk.agreeFirst')))
    await notAsked()
  },
}

const submitted: unknown[] = []
const held: Story['parameters'] = {
  ...lateStory,
  msw: [
    late.handler,
    mockRoute(routes.confirm).answers(({ body }) => {
      submitted.push(body)
      return honest
    }),
  ],
}
const startHeld = () => {
  submitted.length = 0
  return late.beforeEach()
}
const answers = (loaded: unknown) =>
  (
    loaded as { storyWorld: { walletController: WalletController } }
  ).storyWorld.walletController.set({ behavior: 'agrees' })

/**
 * The danger appears while the wallet is prompted: what it signs is kept back, and submitted once
 * the danger is acknowledged.
 */
export const DangerWhileSigning: Story = {
  parameters: held,
  beforeEach: startHeld,
  play: async ({ userEvent, loaded }) => {
    await dialog().findByText('Verified')
    late.waited()
    await waitFor(() => expect(signOnly()).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(signOnly())
    await dialog().findByText(words('confirm.signingText'))
    late.release(loaded)
    await dialog().findByText(unnamed('sends', { amount: '9 USDC' }))
    answers(loaded)
    await dialog().findByText(text('fail.changed'))
    const submit = dialog().getByRole('button', { name: words('confirm.submitAnyway') })
    await expect(submit).toHaveAccessibleDescription(text('risk.agreeFirst'))
    await userEvent.click(submit)
    await expect(submitted).toEqual([])
    await userEvent.click(dialog().getByRole('checkbox', { name: text('risk.agree') }))
    await userEvent.click(submit)
    await waitFor(() => expect(submitted).toHaveLength(1))
  },
}

/** The Safe's nonce is used while the wallet is prompted: what it signs isn't submitted. */
export const NonceUsedWhileSigning: Story = {
  parameters: held,
  beforeEach: startHeld,
  play: async ({ userEvent, loaded }) => {
    await dialog().findByText('Verified')
    late.waited()
    await waitFor(() => expect(signOnly()).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(signOnly())
    await dialog().findByText(words('confirm.signingText'))
    const { world } = (loaded as { storyWorld: { world: World } }).storyWorld
    await (await world.chain(1)).overwrite(treasury.address, { storage: { '0x5': '0x64' } })
    answers(loaded)
    await dialog().findByText(text('fail.changed'))
    await expect(submitted).toEqual([])
  },
}

/** A node that stops responding holds a press for ten seconds, and the dialog says so. */
export const NodeHangs: Story = {
  parameters: lateStory,
  beforeEach: late.beforeEach,
  play: async ({ userEvent }) => {
    await dialog().findByText('Verified')
    late.waited()
    await waitFor(() => expect(signOnly()).not.toHaveAttribute('aria-disabled'))
    const letNext = late.holdNext()
    await userEvent.click(signOnly())
    await waitFor(() => expect(signOnly()).toHaveAccessibleDescription(text('reason.checking')))
    late.waited()
    await dialog().findByText(text('proof.unreachable'))
    await notAsked()
    letNext()
    await userEvent.click(dialog().getByRole('button', { name: text('proof.retry') }))
    await dialog().findByText('Verified')
  },
}

export const Visitor: Story = {
  parameters: {
    picture: false,
    pictureReason: 'ConfirmDialogView shows it.',
    wallet: { person: 'alice', connected: false },
    cell: { screen: 'confirm', state: 'readOnly' },
  },
  play: async () => {
    await dialog().findByText('Verified')
    await expect(
      dialog().getByRole('button', { name: /^Sign( and execute)?$/ }),
    ).toHaveAccessibleDescription(text('reason.noWallet'))
  },
}

export const NotAnOwner: Story = {
  parameters: {
    picture: false,
    pictureReason: 'ConfirmDialogView shows it.',
    wallet: { person: 'dave' },
  },
  play: async () => {
    await dialog().findByText('Verified')
    await expect(
      dialog().getByRole('button', { name: /^Sign( and execute)?$/ }),
    ).toHaveAccessibleDescription(text('reason.notOwner'))
  },
}

export const Declined: Story = {
  parameters: {
    picture: false,
    pictureReason: 'ConfirmDialogView shows it.',
    wallet: { person: 'alice', behavior: 'rejects' },
  },
  play: async ({ userEvent }) => {
    await dialog().findByText('Verified')
    await pressOnceReady(userEvent, 'Sign only')
    await dialog().findByText(text('fail.rejected'))
  },
}

/**
 * Signed while the gateway is down: the signature is stored, and submitting it again needs no
 * wallet request.
 */
export const SignatureKept: Story = {
  parameters: {
    picture: false,
    pictureReason: 'ConfirmDialogView shows it.',
    msw: [mockRoute(routes.confirm).fails(503)],
  },
  play: async ({ userEvent }) => {
    await dialog().findByText('Verified')
    await pressOnceReady(userEvent, 'Sign only')
    await dialog().findByText(text('fail.unreachable'))
  },
}

export const Signed: Story = {
  play: async ({ userEvent }) => {
    await dialog().findByText('Verified')
    await pressOnceReady(userEvent, 'Sign only')
    await dialog().findByText(englishText(confirmText)('confirm.doneReady', { required: 2 }))
  },
}

/** The last signature: the execution starts automatically, with its own review and simulation. */
export const SignedAndExecuted: Story = {
  parameters: { picture: false, pictureReason: 'ExecuteDialogView shows it.' },
  args: { onExecute: fn() },
  play: async ({ userEvent, args }) => {
    await dialog().findByText('Verified')
    // The fee and the changes are known before anything is signed.
    const sign = dialog().getByRole('button', { name: 'Sign and execute' })
    await waitFor(() => expect(sign).not.toHaveAttribute('aria-disabled'))
    const { seen, stop } = buttonsSeen()
    await userEvent.click(sign)
    // With the approved review and fee.
    await waitFor(() =>
      expect(args.onExecute).toHaveBeenCalledWith({
        by: people.alice.address,
        review: expect.any(String),
        fee: { payer: 'wallet', level: 'usual', most: expect.any(BigInt) },
      }),
    )
    // There is no prompt for an automatic start, not even for a moment.
    await expect(dialog().getAllByText(words('confirm.starting'))[0]).toBeVisible()
    stop()
    await expect([...seen]).not.toContain(words('confirm.execute'))
  },
}

/** While the wallet shows its request, the hashes are expanded to compare them. */
export const Comparing: Story = {
  parameters: {
    picture: false,
    pictureReason: 'ConfirmDialogView shows it.',
    wallet: { person: 'alice', behavior: 'hangs' },
  },
  play: async ({ userEvent }) => {
    await dialog().findByText('Verified')
    await expect(dialog().queryByText(text('hash.safeTx'))).toBeNull()
    await pressOnceReady(userEvent, 'Sign only')
    await dialog().findByText(englishText(confirmText)('confirm.signingText'))
    await expect(dialog().getByText(text('hash.safeTx'))).toBeVisible()
  },
}

/**
 * The connected account is a contract: it approves on-chain, the real contract records it, and it
 * counts as the last signature.
 */
export const ContractOwner: Story = {
  parameters: {
    picture: false,
    pictureReason: 'ConfirmDialogView shows it.',
    changeWorld: async (world: World) =>
      (await world.chain(1)).overwrite(people.alice.address, { code: '0x00' }),
  },
  play: async ({ userEvent }) => {
    await dialog().findByText('Verified')
    await pressOnceReady(userEvent, words('approve.action'))
    await dialog().findByText(words('confirm.doneReady', { required: 2 }))
    await expect(dialog().getByRole('heading', { name: words('approve.done') })).toBeVisible()
    await expect(dialog().getByRole('button', { name: words('confirm.execute') })).toBeVisible()
  },
}

/**
 * The wallet can't sign typed data. The person decides to sign only the hash, in a step that shows
 * it; it counts like any other.
 */
export const SignsTheHashAlone: Story = {
  parameters: {
    picture: false,
    pictureReason: 'ConfirmDialogView shows it.',
    wallet: { person: 'alice', behavior: 'noTypedData' },
  },
  play: async ({ userEvent }) => {
    await dialog().findByText('Verified')
    await pressOnceReady(userEvent, 'Sign only')
    await dialog().findByText(text('fail.unsupported'))
    await userEvent.click(dialog().getByRole('button', { name: words('hash.choose') }))
    await expect(dialog().getByRole('region', { name: words('hash.label') })).toBeVisible()
    await userEvent.click(dialog().getByRole('button', { name: words('hash.sign') }))
    await dialog().findByText(words('confirm.doneReady', { required: 2 }))
  },
}

/** Same wallet: it approves on-chain instead, which is a separate step. */
export const ApprovesInstead: Story = {
  parameters: {
    picture: false,
    pictureReason: 'ConfirmDialogView shows it.',
    wallet: { person: 'alice', behavior: 'noTypedData' },
  },
  play: async ({ userEvent }) => {
    await dialog().findByText('Verified')
    await pressOnceReady(userEvent, 'Sign only')
    await pressOnceReady(userEvent, words('approve.action'))
    await dialog().findByText(words('approve.text'))
    await pressOnceReady(userEvent, words('approve.action'))
    await dialog().findByText(words('confirm.doneReady', { required: 2 }))
  },
}

export const NotLoaded: Story = {
  parameters: {
    picture: false,
    pictureReason: 'LoadingDialogView shows it.',
    msw: [mockRoute(routes.details).fails(503)],
  },
  play: async () => {
    await dialog().findByRole('button', { name: 'Try again' })
  },
}
