import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AddressText, Amount, Button, DataItem, DataList, Dialog, ProofStrip } from '#ui'

const footer = (
  <>
    <Button>Not now</Button>
    <Button variant="primary">Confirm</Button>
  </>
)
const text = 'You add your signature. One more owner has to sign before it can be executed.'
const content = (
  <>
    <DataList>
      <DataItem label="Amount">
        <Amount value={2_500_000_000_000_000_000n} symbol="ETH" size="l" full />
      </DataItem>
      <DataItem label="To">
        <AddressText address="0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed" name="treasury.eth" variant="full" />
      </DataItem>
      <DataItem label="Nonce">12</DataItem>
    </DataList>
    <ProofStrip status="verified" words="What you see is what you will sign." hashes={[{ label: 'Safe transaction hash', value: '0x3f1d' }]} />
  </>
)

const meta: Meta<typeof Dialog> = {
  title: 'ui/Dialog',
  component: Dialog,
  args: { open: true, onOpenChange: fn() },
  parameters: { picture: 'page' },
}
export default meta
type Story = StoryObj<typeof Dialog>

export const Short: Story = { args: { title: 'Confirm this transfer', description: text, footer, size: 's' } }
export const WithContent: Story = { args: { title: 'Confirm this transfer', description: text, footer, children: content } }
export const WithBack: Story = { args: { title: 'What is a wallet?', onBack: fn(), step: 'help', children: text } }
export const LongContent: Story = { args: { title: 'Terms', footer, children: Array.from({ length: 24 }, (_, index) => <p key={index}>{text}</p>) } }
export const LongTitle: Story = { args: { title: 'Execute the transfer to the very long name of a working group that nobody shortened', description: text, footer } }
export const Large: Story = { args: { title: 'Confirm this transfer', size: 'l', footer, children: content } }
export const RightToLeft: Story = { args: { title: 'Confirm this transfer', description: text, footer, onBack: fn(), children: content }, globals: { locale: 'pseudo-rtl' } }
