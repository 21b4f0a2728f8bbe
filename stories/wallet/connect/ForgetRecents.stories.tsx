import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { ForgetRecents } from '../../../src/wallet/connect/ForgetRecents.tsx'
import { NoneStep } from '../../../src/wallet/connect/NoneStep.tsx'
import { aWallet, rainbow } from '../fixtures.ts'

/** A list with recently used wallets, until they are cleared. */
function Forgetful() {
  const [recent, setRecent] = useState(true)
  return (
    <div role="dialog" aria-label="Wallets">
      <NoneStep
        groups={[{ heading: '', wallets: [aWallet({ recent }), rainbow] }]}
        onPick={() => {}}
        onForget={() => setRecent(false)}
      />
    </div>
  )
}

const meta: Meta<typeof ForgetRecents> = {
  title: 'Wallet/Connect/Forget recents',
  tags: ['autodocs'],
  component: ForgetRecents,
  parameters: { boxWidth: 320 },
  render: () => <Forgetful />,
}
export default meta
type Story = StoryObj<typeof ForgetRecents>

export const WithRecents: Story = {}
export const Cleared: Story = {
  parameters: { picture: false, pictureReason: 'It looks like WalletList.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear recent wallets' }))
    await expect(canvas.queryByText('Recent')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Clear recent wallets' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Demo wallet' })).toHaveFocus()
  },
}
