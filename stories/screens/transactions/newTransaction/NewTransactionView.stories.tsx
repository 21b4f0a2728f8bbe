import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { failed, ready } from '#base'
import { NewTransactionView } from '../../../../src/screens/transactions/newTransaction/NewTransactionView.tsx'
import { newTransactionText } from '../../../../src/screens/transactions/newTransaction/text.ts'
import { emptyDraft } from '../../../../src/screens/core/stores/transactionDraft.ts'
import { englishText } from '../../../englishText.ts'
import { mainnet } from '../../common/rows/items.ts'
import { approvals, drafted, filled, shop } from './drafts.ts'
import { DataList } from '#ui'
import { ArgumentsLine } from '../../../../src/screens/transactions/newTransaction/ArgumentsLine.tsx'
import { OtherItem } from '../../../../src/screens/transactions/newTransaction/OtherItem.tsx'
import { CallRow } from '../../../../src/screens/transactions/newTransaction/CallRow.tsx'

const text = englishText(newTransactionText)

const nonce = {
  nonces: ready({ current: 12n, recommended: 17n }),
  value: '',
  onChange: () => {},
  check: { nonce: 17n },
}

const meta: Meta<typeof NewTransactionView> = {
  title: 'Screens/New transaction/New transaction view',
  component: NewTransactionView,
  parameters: {
    picture: false,
    pictureReason: 'Empty, Filled and VeryLong show all parts.',
    layout: 'padded',
  },
  args: {
    chain: mainnet,
    ...drafted(filled),
    nonce,
    onNote: () => {},
    onAdd: fn(),
    onOpenFile: () => {},
    onTemplates: () => {},
    onSaveTemplate: () => {},
    onSaveFile: () => {},
    onClear: () => {},
    onReview: fn(),
    onEdit: fn(),
    onMove: fn(),
    onRemove: fn(),
  },
}
export default meta
type Story = StoryObj<typeof NewTransactionView>

export const Empty: Story = {
  args: drafted(emptyDraft),
  parameters: { picture: 'page', cell: { screen: 'newTransaction', state: 'empty' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('add.call') }))
    await expect(args.onAdd).toHaveBeenCalledWith('call')
    await expect(canvas.getByRole('button', { name: text('review') })).toHaveAccessibleDescription(
      text('review.none'),
    )
  },
}
/** On a network without `CONTRACT_INTERACTION`. */
export const NoContractCalls: Story = {
  args: { ...drafted(emptyDraft), offersCalls: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: text('add.tokens') })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: text('add.call') })).toBeNull()
  },
}
/** Every action says what it does, decoded from its data. */
export const Filled: Story = {
  parameters: { picture: 'page', cell: { screen: 'newTransaction', state: 'owner' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Action 2/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: text('row.up') }))
    await expect(args.onMove).toHaveBeenCalledWith(2, 0)
    await userEvent.click(canvas.getByRole('button', { name: text('review') }))
    await expect(args.onReview).toHaveBeenCalledOnce()
  },
}
/** Anyone can build a transaction; only owners and their delegates can propose it. */
export const NotOwner: Story = {
  args: { disabledReason: 'Only owners and their delegates can propose transactions' },
  parameters: { cell: { screen: 'newTransaction', state: 'readOnly' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('review') }))
    await expect(args.onReview).not.toHaveBeenCalled()
  },
}
/** The network has no official contract that runs several actions. */
export const NoLibrary: Story = {
  args: { libraryFailure: 'none' },
  parameters: { cell: { screen: 'newTransaction', state: 'partial' } },
}
export const NoncesFailed: Story = {
  args: { nonce: { ...nonce, nonces: failed({ kind: 'unreachable' }), value: '17' } },
  parameters: { cell: { screen: 'newTransaction', state: 'failed' } },
}
/** The most digits that an amount can have, and a name that fills a line. */
export const VeryLong: Story = {
  args: {
    ...drafted({
      calls: [
        { id: 1, to: shop, value: 2n ** 256n - 1n, data: '0x' },
        {
          id: 2,
          to: shop,
          value: 0n,
          data: '0x12345678',
          method: { name: 'm'.repeat(80), payable: false, inputs: [] },
        },
      ],
      note: 'x'.repeat(61),
    }),
  },
  parameters: { picture: 'page', cell: { screen: 'newTransaction', state: 'veryLong' } },
}

/** Decoded from their data: who may spend how much; of an unknown token, only the call. */
export const Approvals: Story = {
  args: drafted(approvals),
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('list', { name: text('actions') })).getAllByRole(
      'listitem',
    )
    const words = rows.map((row) => row.textContent)
    await expect(words[0]).toMatch(/Let .*spend .*500.*USDC/)
    await expect(words[1]).toMatch(/Let .*spend .*20.*USDC more/)
    await expect(words[2]).toMatch(/Let .*spend any amount of .*USDC/)
    await expect(words[3]).toMatch(/Stop .*from spending .*USDC/)
    await expect(words[4]).toMatch(/Let .*move every NFT in /)
    await expect(words[5]).toMatch(/Transfer .*0\.000005.*USDC from .* to /)
    await expect(words[6]).toMatch(/Call /)
    await expect(words[6]).toMatch(/5 units \(decimals unknown\)/)
    await expect(words[6]).not.toMatch(/Let /)
    // Equal actions are one in the summary, but not in the list, where each can be moved.
    await expect(rows).toHaveLength(9)
    await expect(canvas.getByText('2 ×')).toBeVisible()
  },
}
/** The arguments of a method by its ABI, and what the totals don't count. */
export const Parts: Story = {
  tags: ['part'],
  render: ({ draft: { calls }, read, tokens }) => (
    <main style={{ padding: 16 }}>
      <p>{read[2]?.decoded && <ArgumentsLine decoded={read[2].decoded} chain={mainnet} />}</p>
      <DataList>
        <OtherItem calls={calls} read={read} tokens={tokens} chain={mainnet} />
      </DataList>
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1800000000')).toBeVisible()
    await expect(canvas.getByText(text('summary.also'))).toBeVisible()
  },
}

/** One of its actions. */
export const Row: Story = {
  tags: ['part'],
  render: ({ draft: { calls }, read, tokens, onEdit, onMove, onRemove }) => (
    <ol>
      {calls.slice(0, 2).map((call, at) => (
        <CallRow
          key={call.id}
          call={call}
          read={read[at]!}
          tokens={tokens}
          chain={mainnet}
          at={at}
          count={2}
          {...{ onEdit, onMove, onRemove }}
        />
      ))}
    </ol>
  ),
}
