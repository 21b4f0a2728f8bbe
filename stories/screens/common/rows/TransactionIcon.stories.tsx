import type { Meta, StoryObj } from '@storybook/react-vite'
import { TransactionIcon } from '../../../../src/screens/common/rows/TransactionIcon.tsx'
import {
  addOwner,
  batch,
  call,
  creation,
  receiveDollars,
  rejection,
  sendEther,
  unknownKind,
} from './items.ts'

const kinds = [sendEther, receiveDollars, addOwner, rejection, batch, call, creation, unknownKind]

const meta: Meta<typeof TransactionIcon> = {
  title: 'Screens/Shared/Transaction icon',
  component: TransactionIcon,
  args: { action: sendEther },
  render: (args) => (
    <span style={{ display: 'flex', gap: 8 }}>
      {kinds.map((action) => (
        <TransactionIcon key={action.kind} {...args} action={action} />
      ))}
    </span>
  ),
}
export default meta
type Story = StoryObj<typeof TransactionIcon>

export const Kinds: Story = {}
/** Failed or canceled. */
export const Muted: Story = { args: { muted: true } }
