import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, List } from '#ui'
import { TransactionRow } from '../../../src/screens/shared/TransactionRow.tsx'
import {
  addOwner,
  alice,
  aPast,
  aPending,
  batch,
  bob,
  call,
  carol,
  creation,
  daveParty,
  mainnet,
  receiveDollars,
  receiveFake,
  rejection,
  sendDollars,
  sendNft,
  swap,
} from './items.ts'

const meta: Meta<typeof TransactionRow> = {
  title: 'Screens/Shared/Transaction row',
  component: TransactionRow,
  parameters: { boxWidth: 1120 },
  args: { item: aPending({ nonce: 8, action: sendDollars }), chain: mainnet, href: '/transactions/tx', variant: 'queue' },
  decorators: [
    (Story) => (
      <List label="Transactions">
        <Story />
      </List>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof TransactionRow>

export const Pending: Story = {}
export const NeedsYou: Story = { args: { needsYou: true, actions: <Button size="s">Confirm</Button> } }
export const Ready: Story = {
  args: {
    item: aPending({ nonce: 7, action: sendDollars, signed: [bob, carol] }),
    actions: (
      <Button size="s" variant="primary">
        Execute
      </Button>
    ),
  },
}
export const InItsGroup: Story = { args: { grouped: true, item: aPending({ nonce: 7, action: rejection, signed: [alice] }) } }
/** Between a card and a table: the party is below the title. */
export const Medium: Story = { args: { needsYou: true, actions: <Button size="s">Confirm</Button> }, parameters: { boxWidth: 740 } }
/** Three lines. */
export const Narrow: Story = { args: { needsYou: true, actions: <Button size="s">Confirm</Button> }, parameters: { boxWidth: 390 } }
/** Every kind of transaction in the history. */
export const Past: Story = {
  args: { variant: 'history' },
  render: (args) => (
    <>
      {[receiveDollars, sendDollars, sendNft, receiveFake, addOwner, rejection, batch, call, creation, swap].map((action, index) => (
        <TransactionRow key={action.kind + index} {...args} item={aPast(10 * index, { action })} />
      ))}
    </>
  ),
}
/** All outcomes, and all ways to execute. */
export const Endings: Story = {
  args: { variant: 'history' },
  render: (args) => (
    <>
      <TransactionRow {...args} item={aPast(1)} />
      <TransactionRow {...args} item={aPast(2, { status: 'FAILED' })} />
      <TransactionRow {...args} item={aPast(3, { status: 'CANCELLED', txHash: null })} />
      <TransactionRow {...args} item={aPast(4, { module: daveParty, multisig: null })} />
      <TransactionRow {...args} item={aPast(5, { app: { name: 'Transaction builder', url: 'https://builder.example' } })} />
    </>
  ),
}
export const NarrowPast: Story = { ...Past, parameters: { boxWidth: 390 } }
export const MediumPast: Story = { ...Past, parameters: { boxWidth: 740 } }
/** Unknown chain: no native symbol and no links. */
export const UnknownChain: Story = { args: { chain: undefined } }
