import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { WalletList } from '../../../src/wallet/connect/WalletList.tsx'
import type { MoreOffer } from '../../../src/wallet/connect/useMoreWallets.ts'
import { aWallet, manyGroups, someGroups } from '../fixtures.ts'

const meta: Meta<typeof WalletList> = {
  title: 'Wallet/Connect/Wallet list',
  tags: ['autodocs'],
  component: WalletList,
  parameters: { boxWidth: 288 },
  args: { groups: someGroups, onPick: fn() },
}
export default meta
type Story = StoryObj<typeof WalletList>

export const InGroups: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rainbow' }))
    await expect(args.onPick).toHaveBeenCalledWith('rainbow')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: 'Coinbase Wallet' })).toHaveFocus()
  },
}
export const OneChosen: Story = { args: { chosen: 'coinbase' } }
export const ManyToSearch: Story = { args: { groups: manyGroups } }
export const Found: Story = {
  args: { groups: manyGroups },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search wallets' }), 'ECL')
    await expect(canvas.getByRole('status')).toHaveTextContent('1 wallet')
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}
export const NothingFound: Story = {
  args: { groups: manyGroups },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search wallets' }), 'Purse')
    await expect(canvas.getByText('No wallets match “Purse”.')).toBeVisible()
  },
}

const others = ['Trust Wallet', 'Uniswap Wallet', 'Zerion', 'Rabby', 'Phantom'].map((name) =>
  aWallet({ id: name, name, connectionMethod: 'pairing' }),
)

/** A list that loads more wallets on request; with `failsFirst`, the first attempt fails. */
function Growing({
  failsFirst = false,
  groups = someGroups,
}: {
  failsFirst?: boolean
  groups?: typeof someGroups
}) {
  const [tries, setTries] = useState(0)
  const [status, setStatus] = useState<MoreOffer['status'] | 'shown'>('offered')
  const onShow = () => {
    setStatus('loading')
    setTries(tries + 1)
    setTimeout(() => setStatus(failsFirst && tries === 0 ? 'failed' : 'shown'), 0)
  }
  const all = status === 'shown' ? [...groups, { heading: 'More', wallets: others }] : groups
  return (
    <WalletList
      groups={all}
      more={status === 'shown' ? undefined : { status, onShow }}
      onPick={() => {}}
    />
  )
}

export const WithMore: Story = { args: { more: { status: 'offered', onShow: fn() } } }
export const MoreShown: Story = {
  render: () => <Growing />,
  parameters: { picture: false, pictureReason: 'It looks like ManyToSearch.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More wallets' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Trust Wallet' })).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: 'More wallets' })).toBeNull()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search wallets' }), 'phan')
    await expect(
      canvas.getAllByRole('button').map((one) => one.lastElementChild?.textContent),
    ).toEqual(['Phantom'])
  },
}
export const MoreAfterAFailure: Story = {
  render: () => <Growing failsFirst />,
  parameters: { picture: false, pictureReason: 'MoreWallets shows the failure.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More wallets' }))
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    await expect(retry).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Trust Wallet' })).toHaveFocus())
  },
}
export const SearchingMore: Story = {
  render: () => <Growing groups={manyGroups} />,
  parameters: { picture: false, pictureReason: 'It looks like Found.' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search wallets' })
    await userEvent.type(field, 'Uniswap')
    await expect(await canvas.findByRole('button', { name: 'Uniswap Wallet' })).toBeVisible()
    await expect(field).toHaveFocus()
  },
}
