import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddressText } from '#ui'
const treasury = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

const meta: Meta<typeof AddressText> = {
  title: 'Components/Address text',
  tags: ['autodocs'],
  component: AddressText,
}
export default meta
type Story = StoryObj<typeof AddressText>

export const Unnamed: Story = { args: { address: treasury } }
export const Named: Story = { args: { address: treasury, name: 'treasury.eth' } }
export const WithExplorer: Story = { args: { address: treasury, name: 'treasury.eth', explorerHref: 'https://etherscan.io/address/' } }
export const WithChain: Story = { args: { address: treasury, chainPrefix: 'eth' } }
export const LongName: Story = { args: { address: treasury, name: 'The very long name of a working group that nobody shortened' } }
export const Narrow: Story = { args: { address: treasury, name: 'The very long name of a working group' }, parameters: { boxWidth: 260 } }
export const RightToLeftName: Story = { args: { address: treasury, name: 'خزينة الجمعية' } }
export const RightToLeft: Story = {
  args: { address: treasury, name: 'treasury.eth', explorerHref: 'https://etherscan.io/address/' },
  globals: { locale: 'pseudo-rtl' },
}
export const Full: Story = {
  args: { address: treasury, name: 'treasury.eth', variant: 'full', chainPrefix: 'eth', explorerHref: 'https://etherscan.io/address/' },
}
export const FullUnnamed: Story = { args: { address: treasury, variant: 'full' } }
export const FullNarrow: Story = { args: { address: treasury, name: 'treasury.eth', variant: 'full', chainPrefix: 'eth' }, parameters: { boxWidth: 320 } }
export const Bare: Story = { args: { address: treasury, bare: true } }
