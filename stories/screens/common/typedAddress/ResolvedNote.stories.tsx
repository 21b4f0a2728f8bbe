import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ResolvedNote } from '../../../../src/screens/common/typedAddress/ResolvedNote.tsx'
import type { FoundAddress } from '../../../../src/screens/common/typedAddress/withLookup.ts'
import { typedAddressText } from '../../../../src/screens/common/typedAddress/text.ts'
import { englishText } from '../../../englishText.ts'
import { dave } from '../rows/items.ts'

const text = englishText(typedAddressText)
const resolved = (chainId: string, network: string | undefined): FoundAddress => ({
  status: 'usable',
  address: dave,
  chain: undefined,
  lookAlike: undefined,
  resolved: { name: 'dave.eth', chainId, network },
})

const meta: Meta<typeof ResolvedNote> = {
  title: 'Screens/Shared/Resolved note',
  component: ResolvedNote,
  parameters: { picture: false, pictureReason: 'Send view and Contact view show it.' },
  args: { found: resolved('1', 'Ethereum') },
}
export default meta
type Story = StoryObj<typeof ResolvedNote>

export const OneNetwork: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('resolved', { network: 'Ethereum' }))).toBeVisible()
  },
}
export const AllNetworks: Story = {
  args: { found: resolved('0', undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('resolved.all'))).toBeVisible()
  },
}
