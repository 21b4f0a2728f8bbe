import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { failed, no, ready, yes } from '#base'
import { creationContracts } from '#safe'
import {
  DeployOutcome,
  RevertNotice,
} from '../../../../src/screens/safe/create/deploy/DeployOutcome.tsx'
import { DeployView } from '../../../../src/screens/safe/create/deploy/DeployView.tsx'
import { transactionText } from '../../../../src/screens/common/signing/text.ts'
import { createText } from '../../../../src/screens/safe/create/text.ts'
import { relayText } from '../../../../src/screens/transactions/execute/relay/text.ts'
import type { RelaysOf } from '../../../../src/screens/transactions/execute/relay/useRelays.ts'
import { executeText } from '../../../../src/screens/transactions/execute/text.ts'
import { englishText } from '../../../englishText.ts'
import { holesky } from '../mySafes/rows.ts'
import { aSnapshot } from '../setup/setup.ts'
import { alice, bob, carol, mainnet } from '../../common/rows/items.ts'
import {
  aCreation,
  aNewSafe,
  anOrder,
  aPlan,
  manyOwners,
  readyPlan,
  txHash,
  works,
} from './creating.ts'
import { DeployReview } from '../../../../src/screens/safe/create/deploy/DeployReview.tsx'

const text = englishText(createText)
const execution = englishText(executeText)
const relays = englishText(relayText)
const transaction = englishText(transactionText)
const relaying = (left: RelaysOf['relays']): RelaysOf => ({
  relays: left,
  payer: 'relay',
  onPayer: fn(),
  onRetryRelays: fn(),
})
const [factory] = creationContracts('1.4.1', '1')[0]!
const loadingSimulation = { status: 'loading' } as const

const meta: Meta<typeof DeployView> = {
  title: 'Screens/Create/Deploy view',
  component: DeployView,
  parameters: {
    picture: false,
    pictureReason: 'Its parts have pictures of their own.',
    layout: 'fullscreen',
  },
  args: {
    lookAlikes: [],
    order: anOrder(),
    chain: mainnet,
    plan: readyPlan(),
    simulation: works,
    warnings: [],
    contractOwners: [],
    fees: { status: 'wallet', why: 'noMarket' },
    onLevel: fn(),
    balance: 10n ** 18n,
    state: { step: 'review' },
    sent: undefined,
    allowed: yes,
    isRechecking: false,
    listed: ready(true),
    href: '/home?safe=eth:0x5afE3855358E112B5647B952709E6165e1c1eEEe',
    onCheck: fn(),
    onSwitchChain: fn(),
    onSend: fn(),
    onBack: fn(),
    onOtherNumber: fn(),
    onAdd: fn(),
    onEdit: fn(),
    onDone: fn(),
    onClose: () => {},
  },
}
export default meta
type Story = StoryObj<typeof DeployView>

const press = (
  id:
    | 'deploy.send'
    | 'deploy.otherNumber'
    | 'deploy.add'
    | 'deploy.checkAgain'
    | 'deploy.edit'
    | 'back',
) => screen.getByRole('button', { name: text(id) })
const expectDisabled = async (reason: string) => {
  await expect(press('deploy.send')).toHaveAttribute('aria-disabled', 'true')
  await expect(press('deploy.send')).toHaveAccessibleDescription(reason)
}

export const Review: Story = {
  args: { onSend: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(press('deploy.send'))
    await expect(args.onSend).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: text('deploy.details') }))
    await expect(screen.getByText('418223907116')).toBeVisible()
  },
}
/** Everywhere but on the main network, the contract that records more events. */
export const OnATestNetwork: Story = {
  args: {
    chain: holesky,
    order: anOrder({ chainId: '17000' }),
    plan: readyPlan(aNewSafe({ chainId: '17000' })),
  },
}
export const Checking: Story = {
  args: { plan: { status: 'checking' }, simulation: loadingSimulation, allowed: no('checking') },
  parameters: { cell: { screen: 'create', state: 'loading' } },
  play: () => expectDisabled(text('reason.checking')),
}
export const Unread: Story = {
  args: {
    plan: { status: 'unread' },
    simulation: loadingSimulation,
    allowed: no('unread'),
    onCheck: fn(),
  },
  parameters: { cell: { screen: 'create', state: 'failed' } },
  play: async ({ args, userEvent }) => {
    await expectDisabled(text('reason.unread'))
    await userEvent.click(press('deploy.checkAgain'))
    await expect(args.onCheck).toHaveBeenCalledOnce()
  },
}
export const NotSimulated: Story = {
  args: { simulation: { status: 'unknown' }, allowed: no('unread') },
}
export const NoNode: Story = {
  args: { plan: { status: 'noNode' }, simulation: loadingSimulation, allowed: no('noNode') },
}
/** Whatever is at the factory's address, it isn't the factory. */
export const OtherCode: Story = {
  args: {
    plan: {
      status: 'blocked',
      contract: factory,
      why: 'otherCode',
      actual: `0x${'0bad'.repeat(16)}`,
    },
    simulation: loadingSimulation,
    allowed: no('blocked'),
  },
  parameters: { cell: { screen: 'create', state: 'differs' } },
  play: () => expectDisabled(text('reason.blocked')),
}
export const OtherCreationCode: Story = {
  args: {
    plan: { status: 'blocked', contract: factory, why: 'creationCode', actual: null },
    simulation: loadingSimulation,
    allowed: no('blocked'),
  },
}
/** The network doesn't have the official contracts. */
export const UnsupportedNetwork: Story = {
  args: {
    plan: { status: 'blocked', contract: factory, why: 'missing', actual: null },
    simulation: loadingSimulation,
    allowed: no('blocked'),
  },
  parameters: { cell: { screen: 'create', state: 'unsupportedChain' } },
}
export const OtherAddress: Story = {
  args: { simulation: { status: 'otherAddress', actual: bob }, allowed: no('otherAddress') },
}
export const WouldRevert: Story = {
  args: { simulation: { status: 'reverts', code: 'GS000' }, allowed: no('reverts') },
}
/** Someone else created it, with the same owners and address. */
export const ExistsAlready: Story = {
  args: {
    plan: {
      status: 'exists',
      plan: aPlan(),
      found: aSnapshot({ singleton: aPlan().contracts[1].address }),
    },
    simulation: loadingSimulation,
    allowed: no('exists'),
    onAdd: fn(),
    onOtherNumber: fn(),
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText(text('exists.same.title'))).toBeVisible()
    await userEvent.click(press('deploy.add'))
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await userEvent.click(press('deploy.otherNumber'))
    await expect(args.onOtherNumber).toHaveBeenCalledOnce()
  },
}
export const ExistsChanged: Story = {
  args: {
    plan: { status: 'exists', plan: aPlan(), found: aSnapshot({ owners: [bob], threshold: 1 }) },
    simulation: loadingSimulation,
    allowed: no('exists'),
  },
}
export const SomethingElseThere: Story = {
  args: {
    plan: { status: 'exists', plan: aPlan(), found: null },
    simulation: loadingSimulation,
    allowed: no('exists'),
  },
}
export const NoWallet: Story = {
  args: { allowed: no('noWallet'), balance: undefined },
  play: () => expectDisabled(text('reason.noWallet')),
}
export const WrongNetwork: Story = {
  args: { allowed: no('wrongChain'), onSwitchChain: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(
      screen.getByRole('button', { name: text('deploy.switch', { network: 'Ethereum' }) }),
    )
    await expect(args.onSwitchChain).toHaveBeenCalledOnce()
  },
}
/** A wallet that can't switch: the person does it there. */
export const CannotSwitch: Story = {
  args: { allowed: no('wrongChain'), onSwitchChain: undefined },
  play: () => expectDisabled(text('reason.wrongChain')),
}
export const NotEnoughForTheFee: Story = { args: { balance: 0n } }
export const Warnings: Story = {
  args: { order: anOrder({ threshold: 3 }), warnings: ['all', 'notYou'], contractOwners: [carol] },
}
export const AskingTheWallet: Story = { args: { state: { step: 'wallet' } } }
/** The gateway's relayer pays: the wallet isn't prompted, and its network doesn't matter. */
export const RelayerPays: Story = {
  args: { relaying: relaying({ status: 'ready', left: 3, limit: 5 }), onSend: fn() },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText(text('deploy.relayText'))).toBeVisible()
    await expect(screen.getByText('3 of 5 relayed transactions left today')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: text('deploy.send') }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}
export const NoneLeft: Story = {
  args: { relaying: relaying({ status: 'ready', left: 0, limit: 5 }) },
  play: async () => {
    await expect(
      screen.getByRole('button', { name: text('deploy.send') }),
    ).toHaveAccessibleDescription(relays('blocked.left'))
  },
}
export const AskingTheRelayer: Story = {
  args: { ...RelayerPays.args, state: { step: 'relaying' } },
}
export const RelayerIsUnsure: Story = {
  args: {
    ...RelayerPays.args,
    state: { step: 'failed', failure: { at: 'relay', why: 'unsure' } },
    onRelayAnyway: fn(),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: relays('anyway') }))
    await expect(args.onRelayAnyway).toHaveBeenCalledOnce()
  },
}
/** The relayer may be creating it: what is suggested is a look at its address. */
export const RelayerIsSilent: Story = {
  args: {
    ...RelayerPays.args,
    state: { step: 'failed', failure: { at: 'relay', why: 'unreachable' } },
  },
  play: async () => {
    await expect(screen.getAllByText(text('failed.relayUnreachable'))[0]).toBeVisible()
    await expect(screen.getByRole('link', { name: transaction('check.account') })).toHaveAttribute(
      'href',
      expect.stringContaining(aPlan().address),
    )
  },
}
export const WaitingForTheRelayer: Story = {
  args: {
    ...RelayerPays.args,
    state: { step: 'mining', txHash: null, slow: false },
    sent: aCreation({ status: 'processing' }, { txHash: null, task: 'task' }),
  },
}
export const NotRelayed: Story = {
  args: {
    ...RelayerPays.args,
    state: { step: 'notCreated', txHash: null, failure: { status: 'notRelayed' } },
    sent: aCreation({ status: 'notRelayed' }, { txHash: null, task: 'task' }),
  },
}
export const Declined: Story = {
  args: { state: { step: 'failed', failure: { at: 'wallet', why: 'rejected' } }, onBack: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(press('back'))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}
/** The wallet lost the node's response. */
export const MayHaveBeenSent: Story = {
  args: {
    state: {
      step: 'failed',
      failure: { at: 'wallet', why: 'failed', mayHaveSent: true, detail: 'socket closed' },
    },
    account: alice,
  },
  play: async () => {
    const name = new RegExp(englishText(transactionText)('check.account'))
    const check = await screen.findByRole('link', { name })
    await expect(check).toHaveAttribute('data-variant', 'primary')
    await expect(press('back')).toHaveAttribute('data-variant', 'secondary')
  },
}
export const Pending: Story = {
  args: {
    state: { step: 'mining', txHash, slow: false },
    sent: aCreation({ status: 'processing' }),
  },
}
export const Slow: Story = {
  args: {
    state: { step: 'mining', txHash, slow: true },
    sent: aCreation({ status: 'processing', slow: true }),
  },
}
export const Replaced: Story = {
  args: {
    state: { step: 'notCreated', txHash, failure: { status: 'replaced' } },
    sent: aCreation({ status: 'replaced' }),
  },
}
export const Dropped: Story = {
  args: {
    state: { step: 'notCreated', txHash, failure: { status: 'dropped' } },
    sent: aCreation({ status: 'dropped' }),
  },
}
export const SomethingElseWasSent: Story = {
  args: {
    state: { step: 'notCreated', txHash, failure: { status: 'missing' } },
    sent: aCreation({ status: 'missing' }),
  },
}
export const Reverted: Story = {
  args: {
    state: { step: 'notCreated', txHash, failure: { status: 'reverted', code: 'GS000' } },
    sent: aCreation({ status: 'reverted', code: 'GS000' }),
  },
}
const created = aCreation({ status: 'created', differs: [] })
export const Done: Story = {
  args: { state: { step: 'done', txHash, differs: [], byOther: false }, sent: created },
  play: async () => {
    await expect(screen.getByRole('link', { name: text('done.open') })).toHaveAttribute(
      'href',
      expect.stringContaining('/home?safe=eth:'),
    )
    await expect(screen.getByText(text('done.known'))).toBeVisible()
  },
}
/**
 * The gateway may not list a new Safe right away. The page explains that instead of showing an
 * error.
 */
export const UnknownToTheGateway: Story = {
  args: {
    state: { step: 'done', txHash, differs: [], byOther: false },
    sent: created,
    listed: ready(false),
  },
}
export const GatewayDown: Story = {
  args: {
    state: { step: 'done', txHash, differs: [], byOther: false },
    sent: created,
    listed: failed({ kind: 'unreachable' }),
  },
}
export const DoneByAnother: Story = {
  args: { state: { step: 'done', txHash, differs: [], byOther: true }, sent: created },
}
export const DoneDifferently: Story = {
  args: {
    state: { step: 'done', txHash, differs: ['owners', 'threshold'], byOther: false },
    sent: created,
  },
}
export const VeryLong: Story = {
  args: {
    order: anOrder(
      { owners: manyOwners, threshold: 50, saltNonce: 2n ** 256n - 1n },
      'W'.repeat(60),
    ),
    contractOwners: manyOwners.slice(0, 1),
  },
  globals: { locale: 'pseudo-long' },
}
export const RightToLeft: Story = {
  args: { warnings: ['notYou'], contractOwners: [alice] },
  globals: { locale: 'pseudo-rtl' },
}
/** What became of a creation: the gateway doesn't know the Safe yet; why another one reverted. */
export const Outcomes: Story = {
  render: () => (
    <main style={{ padding: 16 }}>
      <DeployOutcome
        state={{ step: 'done', txHash, differs: [], byOther: false }}
        listed={ready(false)}
      />
      <RevertNotice
        state={{ step: 'notCreated', txHash, failure: { status: 'reverted', code: 'GS201' } }}
      />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('done.waiting'))).toBeVisible()
    await expect(await canvas.findByText(execution('gs.GS201'))).toBeVisible()
  },
}

/** The review, without the enclosing dialog. */
export const ReviewAlone: Story = {
  render: (args) => <DeployReview {...args} isFixed={false} />,
}
