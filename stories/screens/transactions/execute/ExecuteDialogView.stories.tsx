import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { no, shortAddress } from '#base'
import { decodeTransaction } from '#safe'
import { DataList } from '#ui'
import { base } from '../../../../mocks/chain/genesis/places.ts'
import { people } from '../../../../mocks/people.ts'
import {
  ExecuteDialogView,
  type ExecuteDialogViewProps,
} from '../../../../src/screens/transactions/execute/ExecuteDialogView.tsx'
import { feesText } from '../../../../src/screens/transactions/execute/fees/text.ts'
import { executeText } from '../../../../src/screens/transactions/execute/text.ts'
import { relayText } from '../../../../src/screens/transactions/execute/relay/text.ts'
import type { RelaysOf } from '../../../../src/screens/transactions/execute/relay/useRelays.ts'
import { transactionText } from '../../../../src/screens/common/signing/text.ts'
import { unnamedText } from '../../../../src/screens/transactions/review/unnamed/text.ts'
import { englishText } from '../../../englishText.ts'
import {
  aDetail,
  allowed,
  aProof,
  aRefutedDetail,
  mainnet,
  otherEffect,
} from '../review/transactions.ts'
import { CostItems } from '../../../../src/screens/transactions/execute/CostItems.tsx'
import { FeeItem } from '../../../../src/screens/transactions/execute/fees/FeeItem.tsx'
import { PayerItem } from '../../../../src/screens/transactions/execute/relay/PayerItem.tsx'
import { RevertReason } from '../../../../src/screens/transactions/execute/simulationFailure/RevertReason.tsx'
import { SimulationFailure } from '../../../../src/screens/transactions/execute/simulationFailure/SimulationFailure.tsx'

const nothing = () => {}
const { alice, carol } = people
const txHash = `0x${'5e'.repeat(32)}` as const

const simulations = {
  loading: { status: 'loading' },
  works: { status: 'works', fee: 150_000_000_000_000n, gas: 90_000n },
  innerFails: { status: 'innerFails', fee: 150_000_000_000_000n, gas: 90_000n },
  reverts: { status: 'reverts', code: 'GS013' },
} as const

const gwei = 1_000_000_000n
const level = (price: bigint) => ({
  maxFeePerGas: 2n * price,
  maxPriorityFeePerGas: gwei / 2n,
  price,
})
const choice = { low: level(gwei), usual: level(2n * gwei), fast: level(3n * gwei) }

const relaying: RelaysOf = {
  relays: { status: 'ready', left: 2, limit: 5 },
  payer: 'wallet',
  onPayer: nothing,
  onRetryRelays: nothing,
}
const relayed: RelaysOf = { ...relaying, payer: 'relay' }
const relay = englishText(relayText)
const words = englishText(transactionText)
const fees = englishText(feesText)
const executeWords = englishText(executeText)
const unnamed = englishText(unnamedText)

const meta: Meta<typeof ExecuteDialogView> = {
  title: 'Screens/Transaction/Execute dialog view',
  component: ExecuteDialogView,
  parameters: { layout: 'fullscreen', picture: 'page' },
  argTypes: {
    simulation: { control: 'select', options: Object.keys(simulations), mapping: simulations },
  },
  args: {
    detail: aDetail({ signers: [carol, alice] }),
    chain: mainnet,
    proof: aProof('verified'),
    risks: [],
    simulation: simulations.works,
    fees: { status: 'choice', choice, level: 'usual' },
    balance: 10n ** 18n,
    onLevel: nothing,
    state: { step: 'review' },
    allowed,
    onSwitchChain: nothing,
    onExecute: nothing,
    onBack: nothing,
    onClose: nothing,
  },
}
export default meta
type Story = StoryObj<typeof ExecuteDialogView>

/** The person executing it may not have signed it, so the dangers must be acknowledged again. */
export const Risky: Story = {
  args: {
    risks: [{ id: 'untrustedDelegatecall', at: [] }],
    onExecute: fn(),
  },
  parameters: { picture: false, pictureReason: 'Confirm dialog view shows it.' },
  play: async ({ args, userEvent }) => {
    const execute = await screen.findByRole('button', { name: executeWords('execute.send') })
    await userEvent.click(execute)
    await expect(args.onExecute).not.toHaveBeenCalled()
    await expect(execute).toHaveAccessibleDescription(words('risk.agreeFirst'))
    await userEvent.click(screen.getByRole('checkbox', { name: words('risk.agree') }))
    await userEvent.click(execute)
    await expect(args.onExecute).toHaveBeenCalledOnce()
  },
}
/** They acknowledged them when they requested the execution together with their signature. */
export const RiskyAgreed: Story = {
  args: { ...Risky.args, isAgreed: true, onExecute: fn() },
  parameters: { picture: false, pictureReason: 'Review shows it.' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: executeWords('execute.send') }))
    await expect(args.onExecute).toHaveBeenCalledOnce()
  },
}
export const Review: Story = { parameters: { cell: { screen: 'execute', state: 'owner' } } }
/** What a person may pay is never shown as less than it is; every digit is available on demand. */
export const FeeOfManyDigits: Story = {
  args: { simulation: { status: 'works', fee: 150_000_000_000_000n, gas: 90_001n } },
  parameters: { picture: false, pictureReason: 'Review shows the same parts.' },
  play: async () => {
    const fee = await screen.findByText('0.00019')
    await expect(fee.closest('[title]')).toHaveAttribute(
      'title',
      expect.stringContaining('0.000180002'),
    )
  },
}
export const Simulating: Story = {
  args: { simulation: simulations.loading },
  parameters: { cell: { screen: 'execute', state: 'loading' } },
}
export const ReadOnly: Story = {
  args: { allowed: no('noWallet') },
  parameters: { cell: { screen: 'execute', state: 'readOnly' } },
}
export const WouldFail: Story = { args: { simulation: simulations.reverts } }
/** It would be mined and use the nonce, but move no funds. */
export const InnerWouldFail: Story = { args: { simulation: simulations.innerFails } }
/** Fees are still loading: their space is reserved. */
export const FeesLoading: Story = {
  args: { fees: { status: 'loading' } },
  parameters: { picture: false, pictureReason: 'Simulating shows the place.' },
}
/** The node reports no fees, so the wallet decides. */
export const WalletDecides: Story = {
  args: { fees: { status: 'wallet', why: 'notReported' } },
  parameters: { picture: false, pictureReason: 'One line in place of the choice.' },
}
/** On a chain without a fee market, there is nothing to choose. */
export const NoFeeMarket: Story = {
  args: { fees: { status: 'wallet', why: 'noMarket' } },
  parameters: { picture: false, pictureReason: 'Review shows the rest.' },
}
/** The chain's own contract named a fee that can't be true, or didn't answer. */
export const AbsurdFee: Story = {
  args: { simulation: { ...simulations.works, left: 4n * 10n ** 20n } },
  play: async () => {
    await screen.findByText(fees('left.absurd', { amount: '400 ETH' }))
  },
}
export const UnreadFee: Story = {
  args: { simulation: { ...simulations.works, left: 'unread' } },
  parameters: { picture: false, pictureReason: 'AbsurdFee shows the parts.' },
  play: async () => {
    await screen.findByText(fees('left.unread'))
  },
}
/** The signatures can't be put into one call: it says so, and waits for nothing. */
export const Unpackable: Story = {
  args: {
    allowed: no('unpackable'),
    simulation: { status: 'unknown' },
    changes: { status: 'unsupported' },
  },
  parameters: { picture: false, pictureReason: 'NoWallet shows the disabled button.' },
  play: async () => {
    await expect(
      await screen.findByRole('button', { name: executeWords('execute.send') }),
    ).toHaveAccessibleDescription(words('reason.unpackable'))
  },
}
export const NotEnoughForTheFee: Story = {
  args: { balance: 10n ** 12n, onExecute: fn() },
  // Executing isn't recommended, but possible: someone else may pay for a smart wallet.
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(/isn't enough for this fee/)).toBeVisible()
    const send = screen.getByRole('button', { name: executeWords('execute.send') })
    await expect(send).toHaveAttribute('data-variant', 'secondary')
    await userEvent.click(send)
    await expect(args.onExecute).toHaveBeenCalledOnce()
  },
}
/** Enough for the next block, but not if the network gets busier. */
export const BarelyEnoughForTheFee: Story = {
  args: { balance: 200_000_000_000_000n },
  parameters: { picture: false, pictureReason: 'NotEnoughForTheFee shows it.' },
}
/** The chosen level is what is asked for, and its cost is shown. */
export const ChoosesALevel: Story = {
  args: { onLevel: fn() },
  parameters: { picture: false, pictureReason: 'Review shows it.' },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: englishText(feesText)('fast') }))
    await expect(args.onLevel).toHaveBeenCalledWith('fast')
  },
}
const aReview = () => {
  const { tx, at } = aDetail()
  return tx && decodeTransaction(tx, at.address)
}
/**
 * The simulation shows more than the sentence says: a token and an item leave, and someone may
 * spend everything. That appears next to the sentence and must be acknowledged.
 */
export const WithChanges: Story = {
  args: {
    ...aReview(),
    onExecute: fn(),
    changes: {
      status: 'changes',
      changes: {
        balances: [
          { kind: 'native', raw: -2_500_000_000_000_000_000n },
          { kind: 'erc20', token: base.tokens.usdc, raw: 4_200_000_000n },
          { kind: 'erc20', token: base.tokens.wbtc, raw: -5n },
          { kind: 'erc721', token: base.collectible, id: 12n, raw: -1n },
        ],
        allowances: [
          {
            kind: 'erc20',
            token: base.tokens.dai,
            spender: people.dave.address,
            raw: 2n ** 256n - 1n,
          },
          { kind: 'erc20', token: base.tokens.usdc, spender: people.dave.address, raw: 0n },
        ],
        settings: [],
      },
      tokens: [
        { token: base.tokens.usdc, name: 'USD Coin', symbol: 'USDC', decimals: 6, balance: null },
      ],
    },
  },
  play: async ({ args, userEvent }) => {
    const token = shortAddress(base.tokens.dai)
    const title = await screen.findByText(unnamed('lets.all', { spender: 'dave.eth', token }))
    const parties = screen.getAllByText('From')[0]
    await expect(title.compareDocumentPosition(parties as Node)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    const execute = screen.getByRole('button', { name: executeWords('execute.send') })
    await userEvent.click(execute)
    await expect(args.onExecute).not.toHaveBeenCalled()
    const agreement = screen.getByRole('checkbox', { name: words('risk.agree') })
    await expect(agreement).toHaveAccessibleDescription(/Also sends .* NFT 12/)
    await userEvent.click(agreement)
    await userEvent.click(execute)
    await expect(args.onExecute).toHaveBeenCalledOnce()
    await userEvent.click(agreement)
  },
}
/** Effects named in the sentence aren't dangers: the payment and an incoming token. */
export const WithNamedChanges: Story = {
  args: {
    ...aReview(),
    changes: {
      status: 'changes',
      changes: {
        balances: [
          { kind: 'native', raw: -2_500_000_000_000_000_000n },
          { kind: 'erc20', token: base.tokens.usdc, raw: 4_200_000_000n },
        ],
        allowances: [],
        settings: [],
      },
      tokens: [
        { token: base.tokens.usdc, name: 'USD Coin', symbol: 'USDC', decimals: 6, balance: null },
      ],
    },
  },
  parameters: { picture: false, pictureReason: 'WithChanges shows the rows.' },
  play: async () => {
    await screen.findAllByText('Changes to this Safe')
    await expect(screen.queryByRole('checkbox')).toBeNull()
  },
}
/**
 * A Safe before 1.3.0 on a network without simulations: too little gas from the wallet would use
 * the nonce for nothing.
 */
export const NoGasLimit: Story = {
  args: { simulation: { status: 'unsupported' }, lacksGas: true },
  parameters: { picture: false, pictureReason: 'A notice like others.' },
  play: async () => {
    await expect(await screen.findByText(englishText(executeText)('execute.gas'))).toBeVisible()
  },
}
export const NothingChanges: Story = {
  args: {
    changes: {
      status: 'changes',
      changes: { balances: [], allowances: [], settings: [] },
      tokens: [],
    },
  },
  parameters: { picture: false, pictureReason: 'WithChanges shows the place.' },
}
export const ChangesUnknown: Story = {
  args: { changes: { status: 'unsupported' } },
  parameters: { picture: false, pictureReason: 'WithChanges shows the place.' },
}
/** The gateway's relayer may pay in place of the wallet. */
export const Relay: Story = {
  args: { relaying: { ...relayed, onPayer: fn() } },
  parameters: {
    picture: false,
    pictureReason: 'The choice looks like that of the fee.',
    cell: { screen: 'relay', state: 'owner' },
  },
  play: async ({ userEvent, args }) => {
    await screen.findByText(relay('left', { left: 2, limit: 5 }))
    await expect(screen.queryByText(englishText(feesText)('cost'))).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: relay('wallet') }))
    await expect(args.relaying?.onPayer).toHaveBeenCalledWith('wallet')
  },
}
const isRelay = { picture: false, pictureReason: 'The choice looks like that of the fee.' } as const
/** The wallet pays: the count is known before anyone chooses. */
export const RelayOffered: Story = { args: { relaying }, parameters: isRelay }
export const RelaysLoading: Story = {
  args: { relaying: { ...relaying, relays: { status: 'loading' } } },
  parameters: { ...isRelay, cell: { screen: 'relay', state: 'loading' } },
}
export const RelaysFailed: Story = {
  args: { relaying: { ...relaying, relays: { status: 'failed' }, onRetryRelays: fn() } },
  parameters: { ...isRelay, cell: { screen: 'relay', state: 'failed' } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: relay('retry') }))
    await expect(args.relaying?.onRetryRelays).toHaveBeenCalled()
  },
}
export const RelayNotOffered: Story = {
  args: { relaying: { ...relaying, relays: { status: 'notOffered' } } },
  parameters: { ...isRelay, cell: { screen: 'relay', state: 'unsupportedChain' } },
}
/** The last one was used in the meantime: the wallet doesn't pay automatically. */
export const NoneLeftToRelay: Story = {
  args: {
    relaying: { ...relayed, relays: { status: 'ready', left: 0, limit: 5 } },
    onExecute: fn(),
  },
  parameters: { ...isRelay, cell: { screen: 'relay', state: 'empty' } },
  play: async ({ args, userEvent }) => {
    const execute = await screen.findByRole('button', { name: 'Execute' })
    await expect(execute).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(execute)
    await expect(args.onExecute).not.toHaveBeenCalled()
  },
}
export const HandingOver: Story = {
  args: { relaying: relayed, state: { step: 'relaying' } },
  parameters: isRelay,
}
export const WaitingForTheRelayer: Story = {
  args: { relaying: relayed, state: { step: 'mining', txHash: null, slow: false } },
  parameters: { picture: false, pictureReason: 'Mining with another sentence.' },
}
export const SlowRelayer: Story = {
  args: { relaying: relayed, state: { step: 'mining', txHash: null, slow: true } },
  parameters: { picture: false, pictureReason: 'Mining with another sentence.' },
}
/** Its simulation was inconclusive: it can be relayed without one. */
export const RelayerUnsure: Story = {
  args: {
    relaying: relayed,
    state: {
      step: 'failed',
      txHash: null,
      failure: { at: 'relay', why: 'unsure', detail: 'Indeterminate' },
    },
    onRelayAnyway: fn(),
  },
  parameters: { picture: false, pictureReason: 'Reverted with another sentence and a button.' },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: relay('anyway') }))
    await expect(args.onRelayAnyway).toHaveBeenCalled()
  },
}
const relayFailed = (
  why: Extract<
    Extract<ExecuteDialogViewProps['state'], { step: 'failed' }>['failure'],
    { at: 'relay' }
  >['why'],
): Story => ({
  args: {
    relaying: relayed,
    state: {
      step: 'failed',
      txHash: null,
      failure: { at: 'relay', why, detail: 'Relay limit reached for 0x5afE…eEEe' },
    },
  },
  parameters: { picture: false, pictureReason: 'Reverted with another sentence.' },
})
export const RelayLimitReached = relayFailed('noneLeft')
export const RelayerForeseesAFailure = relayFailed('failing')
export const RelayerDeclines = relayFailed('declined')
export const RelayerUnreachable = relayFailed('unreachable')
export const NotRelayed = relayFailed('notRelayed')
export const RelayReverted = relayFailed('reverted')
export const RelayDropped = relayFailed('dropped')
export const WrongNetwork: Story = { args: { allowed: no('wrongChain') } }
export const UnsupportedVersion: Story = {
  args: { proof: aProof('unverifiable'), allowed: no('unsupportedVersion') },
  parameters: { cell: { screen: 'execute', state: 'unsupportedChain' } },
}
export const Differs: Story = {
  args: {
    detail: aRefutedDetail({ signers: [carol, alice] }),
    proof: aProof('differs', aRefutedDetail({ signers: [carol, alice] })),
    effect: otherEffect,
    allowed: no('differs'),
  },
  parameters: { cell: { screen: 'execute', state: 'differs' } },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: words('differs.title'), level: 3 }),
    ).toBeVisible()
    await expect(screen.getByText(/“Send 25 ETH to 0x9641…02e2”/)).toBeVisible()
    await expect(screen.getByRole('button', { name: words('differs.copy') })).toBeVisible()
    await expect(screen.queryByRole('button', { name: executeWords('execute.send') })).toBeNull()
  },
}
export const InTheWallet: Story = { args: { state: { step: 'wallet' } } }
export const Mining: Story = { args: { state: { step: 'mining', txHash, slow: false } } }
export const Slow: Story = { args: { state: { step: 'mining', txHash, slow: true } } }
export const Declined: Story = {
  args: { state: { step: 'failed', txHash: null, failure: { at: 'wallet', why: 'rejected' } } },
}
export const Reverted: Story = {
  args: { state: { step: 'failed', txHash, failure: { at: 'chain', why: 'reverted' } } },
  parameters: { cell: { screen: 'execute', state: 'failed' } },
}
export const Replaced: Story = {
  args: { state: { step: 'failed', txHash, failure: { at: 'chain', why: 'replaced' } } },
}
/** A receipt of a wallet's own contract says nothing about the Safe. */
export const Unreported: Story = {
  args: { state: { step: 'failed', txHash, failure: { at: 'chain', why: 'unreported' } } },
  parameters: { picture: false, pictureReason: 'Replaced with another sentence.' },
  play: () =>
    expect(
      screen.findByText(englishText(transactionText)('fail.unreported')),
    ).resolves.toBeVisible(),
}
/** The chain knows fewer signatures than the list that it was opened from. */
export const NotEnoughSignatures: Story = {
  args: { allowed: no('notEnoughSignatures') },
  parameters: { picture: false, pictureReason: 'ReadOnly shows a disabled button.' },
  play: async () => {
    await screen.findByRole('dialog')
    await expect(screen.queryByText(englishText(executeText)('execute.text'))).toBeNull()
  },
}
export const MayHaveBeenSent: Story = {
  args: {
    state: {
      step: 'failed',
      txHash: null,
      failure: { at: 'wallet', why: 'timedOut', mayHaveSent: true },
    },
    account: people.alice.address,
  },
  play: async () => {
    const words = englishText(transactionText)
    const check = await screen.findByRole('link', { name: new RegExp(words('check.account')) })
    await expect(check).toHaveAttribute('data-variant', 'primary')
    const back = screen.getByRole('button', { name: words('back') })
    await expect(back).toHaveAttribute('data-variant', 'secondary')
  },
}
export const Done: Story = { args: { state: { step: 'done', txHash, inner: 'success' } } }
export const InnerFailed: Story = { args: { state: { step: 'done', txHash, inner: 'failure' } } }
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }

/** What it costs, and how fast it is. */
export const Fee: Story = {
  tags: ['part'],
  render: ({ chain, simulation, fees, onLevel, balance }) => (
    <DataList>
      <FeeItem {...{ chain, simulation, fees, onLevel, balance }} />
    </DataList>
  ),
}
/** What it costs if the relayer could pay, and who pays. */
export const Costs: Story = {
  tags: ['part'],
  parameters: { picture: false, pictureReason: 'Fee and PayerOfTheFee show its parts.' },
  render: ({ chain, simulation, fees, onLevel, balance }) => (
    <DataList>
      <CostItems {...{ chain, simulation, fees, onLevel, balance, relaying }} />
    </DataList>
  ),
}
/** Who pays for it. */
export const PayerOfTheFee: Story = {
  tags: ['part'],
  render: () => (
    <DataList>
      <PayerItem {...relaying} relays={{ status: 'ready', left: 2, limit: 5 }} />
    </DataList>
  ),
}
/** Why it would fail. */
export const Failure: Story = {
  tags: ['part'],
  render: () => <SimulationFailure simulation={simulations.reverts} />,
}
/** A sentence; the contract's code is for those who look it up. */
export const Reverts: Story = {
  tags: ['part'],
  render: () => <RevertReason code="GS013" />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(executeWords('gs.GS013'))).toBeVisible()
    await expect(canvas.queryByText('GS013')).toBeNull()
    await userEvent.click(canvas.getByText(words('fail.detail')))
    await expect(canvas.getByText('GS013')).toBeVisible()
  },
}
