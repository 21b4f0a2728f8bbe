import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChainIcon } from '../../../src/wallet/network/ChainIcon.tsx'
import { diamond } from './fixtures.ts'

const meta: Meta<typeof ChainIcon> = { title: 'Wallet/Network/Chain icon', tags: ['autodocs'], component: ChainIcon, args: { name: 'Ethereum' } }
export default meta
type Story = StoryObj<typeof ChainIcon>

export const WithIcon: Story = { args: { icon: diamond, background: '#e4e6f5' } }
export const WithoutIcon: Story = {}
export const Broken: Story = { args: { icon: 'data:image/png;base64,AAAA', background: '#e4e6f5' } }
