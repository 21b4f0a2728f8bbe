import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { ready } from '#base'
import { people } from '../../../mocks/people.ts'
import { AccountDialogView } from '../../../src/wallet/account/AccountDialogView.tsx'
import { ConnectDialogView } from '../../../src/wallet/connect/ConnectDialogView.tsx'
import { aPairing, onDesktop, rainbow, someGroups, someToGet } from '../fixtures.ts'
import { someTransactions } from '../transactions/fixtures.ts'
import './fonts/fonts.css'

function Dialogs({ children }: { children: ReactNode }) {
  return children
}

const meta: Meta<typeof Dialogs> = {
  title: 'Tests/Right to left',
  tags: ['!dev'],
  component: Dialogs,
  parameters: {
    picture: 'page',
    pictureIn: 'light',
    pictureReason: 'The dialogs have their pictures in the dark; here it is about sides.',
  },
  play: async ({ globals }) => {
    const dialog = await screen.findByRole('dialog')
    await expect(getComputedStyle(dialog).direction).toBe('rtl')
    await expect(dialog.closest('[lang]')).toHaveAttribute('lang', globals.locale)
  },
}
export default meta
type Story = StoryObj<typeof Dialogs>

export const ArabicPicker: Story = {
  globals: { locale: 'ar' },
  args: {
    children: (
      <ConnectDialogView
        open
        state={{
          step: 'connect',
          attempt: 1,
          wallet: rainbow,
          phase: { phase: 'qr', ...aPairing },
        }}
        groups={someGroups}
        getable={someToGet}
        device={onDesktop}
        onEvent={fn()}
        onClose={fn()}
      />
    ),
  },
}
export const HebrewAccount: Story = {
  globals: { locale: 'he' },
  args: {
    children: (
      <AccountDialogView
        open
        onClose={fn()}
        step="account"
        onStep={fn()}
        account={people.alice.address}
        walletName="Rainbow"
        balance={ready({ value: 2_500_000_000_000_000_000n, decimals: 18, symbol: 'ETH' })}
        network={{ current: { id: 1, name: 'Ethereum' }, onOpen: fn() }}
        wallets={{ wallets: [], onUse: fn(), onDisconnect: fn() }}
        transactions={{ list: someTransactions, onClear: fn() }}
        onDisconnect={fn()}
      />
    ),
  },
}
