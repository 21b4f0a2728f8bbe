import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { UnsubmittedView } from '../../../../../src/screens/transactions/confirm/unsubmitted/UnsubmittedView.tsx'
import { confirmText } from '../../../../../src/screens/transactions/confirm/text.ts'
import { plainTx } from '#safe'
import { englishText } from '../../../../englishText.ts'
import { mainnet } from '../../review/transactions.ts'
import { dave } from '../../../common/rows/items.ts'
import { usdc } from '../../send/sending.ts'

const text = englishText(confirmText)
const party = { address: dave, name: null }
const tx = plainTx({ to: dave, value: 10n ** 17n, nonce: 17n })

const multiSend = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'

const meta: Meta<typeof UnsubmittedView> = {
  title: 'Screens/Queue/Unsubmitted view',
  component: UnsubmittedView,
  args: {
    entry: { tx, state: { status: 'unsubmitted', why: 'unreachable' } },
    action: { kind: 'send', what: { type: 'native', raw: 10n ** 17n }, to: party },
    effect: { kind: 'native', to: dave, raw: 10n ** 17n },
    tokens: [],
    chain: mainnet,
    href: '#page',
    isOutdated: false,
    isBusy: false,
    onSubmit: fn(),
    onDiscard: fn(),
  },
  parameters: { boxWidth: 720 },
  render: (args) => (
    <ul>
      <UnsubmittedView {...args} />
    </ul>
  ),
}
export default meta
type Story = StoryObj<typeof UnsubmittedView>

export const Unreachable: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('confirm.submitAgain') }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: text('unsubmitted.discard') }))
    await expect(args.onDiscard).toHaveBeenCalledOnce()
  },
}
export const Declined: Story = {
  args: { entry: { tx, state: { status: 'unsubmitted', why: 'declined' } } },
  parameters: { picture: false, pictureReason: 'Unreachable shows all parts.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/0\.1 ETH|0\.1/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: text('unsubmitted.open') })).toHaveAttribute(
      'data-variant',
      'primary',
    )
  },
}
/** Something changed while the wallet was prompted: it's reviewed again before it's submitted. */
export const Held: Story = {
  args: { entry: { tx, state: { status: 'unsubmitted', why: 'changed' } } },
  parameters: { picture: false, pictureReason: 'Unreachable shows all parts.' },
  play: async ({ canvas }) => {
    await canvas.findByText(text('unsubmitted.held'))
    await expect(canvas.queryByRole('button', { name: text('confirm.submitAgain') })).toBeNull()
    await expect(canvas.getByRole('link', { name: text('unsubmitted.open') })).toBeVisible()
  },
}
export const Submitting: Story = {
  args: { isBusy: true },
  parameters: { picture: false, pictureReason: 'Unreachable shows all parts.' },
}
/** Another transaction has used its nonce: it can only be viewed. */
export const Outdated: Story = {
  args: { isOutdated: true },
  parameters: { picture: false, pictureReason: 'Unreachable shows all parts.' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
export const Batch: Story = {
  args: {
    action: { kind: 'batch', count: 2, to: { ...party, address: multiSend } },
    effect: {
      kind: 'batch',
      to: multiSend,
      effects: [
        { kind: 'native', to: dave, raw: 10n ** 17n },
        { kind: 'erc20', token: usdc, to: dave, raw: 1_250_500_000n },
      ],
    },
    tokens: [{ token: usdc, symbol: 'USDC', decimals: 6, balance: 0n, name: 'USD Coin' }],
  },
}
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }
