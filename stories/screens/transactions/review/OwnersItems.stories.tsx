import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DataList } from '#ui'
import { people } from '../../../../mocks/people.ts'
import { OwnersItems } from '../../../../src/screens/transactions/review/OwnersItems.tsx'
import { mainnet } from './transactions.ts'

const { alice, bob, carol, dave } = people

const meta: Meta<typeof OwnersItems> = {
  title: 'Screens/Transaction/Owners items',
  component: OwnersItems,
  args: {
    chain: mainnet,
    owners: [
      { address: alice.address, change: 'kept' },
      { address: bob.address, change: 'removed' },
      { address: carol.address, change: 'kept' },
      { address: dave.address, change: 'added' },
    ],
    before: { required: 2, owners: 3 },
    after: { required: 2, owners: 3 },
  },
  render: (args) => (
    <DataList dense>
      <OwnersItems {...args} />
    </DataList>
  ),
  parameters: { picture: false, pictureReason: 'ConfirmDialogView shows it.' },
}
export default meta
type Story = StoryObj<typeof OwnersItems>

/** One owner in place of another; as many signatures as before. */
export const Replaced: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByText('2 of 3')).toBeVisible()
    await expect(canvas.getByText('Remove owner')).toBeInTheDocument()
  },
}
export const MoreSignatures: Story = {
  args: {
    owners: [{ address: alice.address, change: 'kept' }],
    before: { required: 2, owners: 3 },
    after: { required: 3, owners: 3 },
  },
}
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }
