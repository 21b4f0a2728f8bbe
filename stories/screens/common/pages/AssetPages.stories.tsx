import type { Meta, StoryObj } from '@storybook/react-vite'
import { AssetPages } from '../../../../src/screens/common/pages/AssetPages.tsx'

const meta: Meta<typeof AssetPages> = {
  title: 'Screens/Shared/Asset pages',
  component: AssetPages,
  parameters: { picture: false, pictureReason: 'Assets view and NFTs view show it.' },
  args: { tokens: '#tokens', nfts: '#nfts', current: 'tokens' },
}
export default meta
type Story = StoryObj<typeof AssetPages>

export const Tokens: Story = {}
export const Nfts: Story = { args: { current: 'nfts' } }
