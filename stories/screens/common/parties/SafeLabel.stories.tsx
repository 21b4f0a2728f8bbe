import type { Meta, StoryObj } from '@storybook/react-vite'
import { OwnerAvatars } from '../../../../src/screens/common/parties/OwnerAvatars.tsx'
import { SafeLabel } from '../../../../src/screens/common/parties/SafeLabel.tsx'
import { chains } from '../../safe/mySafes/rows.ts'
import { at, owners } from '../rows/items.ts'

const meta: Meta<typeof SafeLabel> = {
  title: 'Screens/Shared/Safe label',
  component: SafeLabel,
  parameters: { picture: false, pictureReason: 'My safes view shows it.' },
  args: { at, chains },
}
export default meta
type Story = StoryObj<typeof SafeLabel>

export const Named: Story = {}
export const OtherChain: Story = { args: { at: { ...at, chainId: '424242' } } }
/** Its owners. */
export const Owners: Story = { render: () => <OwnerAvatars owners={owners} chainId="1" /> }
/** Owners that don't fit are shown as a number. */
export const ManyOwners: Story = {
  render: () => <OwnerAvatars owners={[...owners, ...owners]} chainId="1" most={3} />,
}
