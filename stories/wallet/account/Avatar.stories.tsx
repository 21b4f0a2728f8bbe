import type { Meta, StoryObj } from '@storybook/react-vite'
import { people } from '../../../mocks/people.ts'
import { Avatar } from '../../../src/wallet/account/Avatar.tsx'
import { aPicture } from './fixtures.ts'

const meta: Meta<typeof Avatar> = {
  title: 'Wallet/Account/Avatar',
  tags: ['autodocs'],
  component: Avatar,
  args: { address: people.alice.address, size: 74 },
}
export default meta
type Story = StoryObj<typeof Avatar>

export const IdenticonOnly: Story = {}
export const WithPicture: Story = { args: { image: aPicture } }
/** No endless spinner: the identicon stays. */
export const BrokenPicture: Story = { args: { image: 'data:image/png;base64,AAAA' } }
export const Pending: Story = { args: { pending: true } }
export const Small: Story = { args: { size: 24, pending: true, image: aPicture } }
export const CustomAvatar: Story = {
  args: {
    picture: ({ address, size }) => (
      <svg width={size} height={size} viewBox="0 0 10 10" data-address={address}>
        <rect width="10" height="10" fill="#b65312" />
        <circle cx="5" cy="5" r="3" fill="#fff" />
      </svg>
    ),
  },
}
