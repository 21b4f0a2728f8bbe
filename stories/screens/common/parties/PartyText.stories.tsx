import type { Meta, StoryObj } from '@storybook/react-vite'
import { PartyText } from '../../../../src/screens/common/parties/PartyText.tsx'
import { daveParty, mainnet, nameless } from '../rows/items.ts'

const meta: Meta<typeof PartyText> = {
  title: 'Screens/Shared/Party text',
  component: PartyText,
  args: { party: daveParty, chain: mainnet },
}
export default meta
type Story = StoryObj<typeof PartyText>

export const Named: Story = {}
export const Nameless: Story = { args: { party: nameless } }
export const Unprefixed: Story = { args: { prefixed: false } }
export const Full: Story = { args: { variant: 'full' } }
/** Without a chain there is neither a prefix nor a link. */
export const UnknownChain: Story = { args: { chain: undefined } }
