import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import type { AskingPhase } from '../../src/wallet/connect/connectSteps.ts'
import { ConnectDialogView } from '../../src/wallet/connect/ConnectDialogView.tsx'
import type { WalletFailure } from '../../src/wallet/connectors/walletErrors.ts'
import {
  anyWallet,
  aPairing,
  aWallet,
  brave,
  manyGroups,
  metaMask,
  now,
  onDesktop,
  onPhone,
  rainbow,
  someGroups,
  someToGet,
} from './fixtures.ts'
import { PickerSteps } from '../../src/wallet/connect/PickerSteps.tsx'

const meta: Meta<typeof ConnectDialogView> = {
  title: 'Wallet/Connect/Connect dialog view',
  tags: ['autodocs'],
  component: ConnectDialogView,
  parameters: { picture: 'page' },
  args: {
    open: true,
    state: { step: 'none', attempt: 0 },
    groups: someGroups,
    getable: someToGet,
    device: onDesktop,
    onEvent: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof ConnectDialogView>

const demo = aWallet({ recent: true })
const asking = (wallet = demo, phase: AskingPhase = { phase: 'opening' }) => ({
  state: { step: 'connect', attempt: 1, wallet, phase } as const,
})
const failed = (failure: WalletFailure, wallet = demo) => ({
  state: {
    step: 'failed',
    attempt: 1,
    wallet,
    failure,
    paired: wallet.connectionMethod === 'pairing',
  } as const,
})
const looksLike = (step: string) =>
  ({ picture: false, pictureReason: `${step} shows it, and another story the frame.` }) as const

export const SomeWallets: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Rainbow' }))
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'picked', wallet: rainbow })
  },
}
export const ManyWallets: Story = { args: { groups: manyGroups } }
export const InjectedWallet: Story = {
  args: {
    groups: [
      {
        heading: 'Popular',
        wallets: [{ ...brave, id: 'injected', name: 'Browser wallet', connectionMethod: 'here' }],
      },
    ],
  },
  parameters: looksLike('WalletRow'),
}
export const NoWallet: Story = { args: { groups: [], getable: [] } }
export const LongName: Story = {
  args: {
    groups: [
      {
        heading: '',
        wallets: [
          aWallet({
            name: 'The Extraordinarily Long-Winded Multi-Chain Browser Wallet of the Future',
          }),
          rainbow,
        ],
      },
    ],
    ...asking(),
  },
}
export const Introduction: Story = {
  args: { state: { step: 'intro', attempt: 0 }, size: 'compact' },
}
export const GetAWallet: Story = { args: { state: { step: 'get', home: 'none', attempt: 0 } } }
export const Opening: Story = {
  args: asking(),
  play: async ({ args, userEvent }) => {
    const row = screen.getByRole('button', { name: 'Demo wallet Recent' })
    await expect(row).toHaveAttribute('aria-current', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'wentBack' })
  },
}
export const PreparingTheCode: Story = { args: asking(rainbow), parameters: looksLike('QrStep') }
export const Scanning: Story = { args: asking(rainbow, { phase: 'qr', ...aPairing }) }
export const ScanningWithAnyWallet: Story = {
  args: asking(anyWallet, { phase: 'qr', ...aPairing }),
  parameters: looksLike('QrStep'),
  play: async () => {
    await screen.findByRole('heading', { name: 'Scan with your phone' })
    await expect(screen.queryByText(/Don't have/)).toBeNull()
  },
}
export const LinkOnAPhone: Story = {
  args: {
    ...asking(rainbow, {
      phase: 'deepLink',
      href: 'rainbow://wc',
      expiresAt: now + 192_000,
      store: 'https://rainbow.test/app',
    }),
    device: onPhone,
    size: 'compact',
  },
}
export const Rejected: Story = { args: failed({ kind: 'rejected' }) }
export const RejectedOnThePhone: Story = {
  args: failed({ kind: 'rejected' }, rainbow),
  parameters: looksLike('FailedStep'),
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Get a new code' }))
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'retried' })
  },
}
export const FailedWithDetail: Story = {
  args: failed({
    kind: 'failed',
    detail: 'Internal JSON-RPC error: keyring controller is locked (0x5f3759df)',
  }),
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByText('Details from the wallet'))
  },
}
export const NotInstalled: Story = {
  args: { state: { step: 'missing', attempt: 0, wallet: metaMask } },
}
export const NotAvailable: Story = {
  args: {
    state: { step: 'missing', attempt: 0, wallet: brave },
    groups: [{ heading: '', wallets: [brave, rainbow] }],
  },
  parameters: looksLike('MissingStep'),
  play: async () =>
    void (await screen.findByRole('heading', { name: "Brave Wallet isn't available" })),
}
export const DownloadOptions: Story = {
  args: { state: { step: 'downloadOptions', attempt: 0, wallet: metaMask, origin: 'none' } },
}
export const DownloadTheApp: Story = {
  args: { state: { step: 'download', attempt: 0, wallet: metaMask, origin: 'none' } },
  parameters: looksLike('DownloadStep'),
}
export const GuideForTheExtension: Story = {
  args: { state: { step: 'extensionGuide', attempt: 0, wallet: metaMask, origin: 'none' } },
}
export const GuideForThePhone: Story = {
  args: { state: { step: 'mobileGuide', attempt: 0, wallet: metaMask, origin: 'none' } },
  parameters: looksLike('GuideStep'),
}
export const GuideForTheComputer: Story = {
  args: { state: { step: 'desktopGuide', attempt: 0, wallet: metaMask, origin: 'none' } },
  parameters: looksLike('GuideStep'),
}
export const Compact: Story = {
  args: { size: 'compact' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(
      within(screen.getByRole('dialog', { name: 'Connect a wallet' })).getByRole('button', {
        name: 'What is a wallet?',
      }),
    )
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'askedWhat' })
  },
}
/** In a single column, the dialog's title is the step's name. */
export const CompactFailure: Story = {
  args: { ...failed({ kind: 'pending' }), size: 'compact' },
  parameters: looksLike('FailedStep'),
  play: async ({ args, userEvent }) => {
    const dialog = screen.getByRole('dialog', { name: 'Demo wallet has a pending request' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Back' }))
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'wentBack' })
  },
}
/** The relay is unreachable: the wallet is not to blame. */
export const NoCode: Story = {
  args: {
    state: {
      step: 'failed',
      attempt: 1,
      wallet: rainbow,
      failure: { kind: 'timedOut' },
      paired: false,
    },
  },
  parameters: looksLike('FailedStep'),
  play: async ({ args, userEvent }) => {
    await screen.findByRole('heading', { name: "Couldn't create a code" })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'retried' })
  },
}
export const NoLink: Story = {
  args: {
    state: {
      step: 'failed',
      attempt: 1,
      wallet: rainbow,
      failure: { kind: 'timedOut' },
      paired: false,
    },
    device: onPhone,
    size: 'compact',
  },
  parameters: looksLike('FailedStep'),
  play: async () => void (await screen.findByRole('heading', { name: "Couldn't create a link" })),
}
export const AddWallet: Story = {
  args: {
    addWallet: true,
    groups: [
      { heading: 'Installed', wallets: [aWallet({ connected: true })] },
      { heading: 'Popular', wallets: [rainbow, metaMask, anyWallet] },
    ],
    more: { status: 'offered', onShow: fn() },
  },
  play: async () => {
    await expect(
      screen.getByRole('dialog', { name: 'Connect another wallet' }),
    ).toHaveAccessibleDescription(/stay connected/)
  },
}
export const AddWalletCompact: Story = {
  args: {
    addWallet: true,
    size: 'compact',
    pairingTaken: true,
    groups: [{ heading: '', wallets: [aWallet(), { ...anyWallet, connected: true }] }],
  },
  parameters: looksLike('NoneStep'),
  play: async () => {
    await expect(
      screen.getByRole('dialog', { name: 'Connect another wallet' }),
    ).toHaveAccessibleDescription(/stay connected/)
  },
}
/** A pairing without accounts is over: the next try needs a new code. */
export const NoAccount: Story = {
  args: failed({ kind: 'noAccount' }, rainbow),
  parameters: looksLike('FailedStep'),
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Rainbow shared no account' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Get a new code' })).toBeVisible()
  },
}
export const RightToLeft: Story = {
  args: asking(rainbow, { phase: 'qr', ...aPairing }),
  globals: { locale: 'pseudo-rtl' },
}
export const LongWords: Story = {
  args: failed({ kind: 'chainUnknown' }, rainbow),
  globals: { locale: 'pseudo-long' },
}

/** The dialog's content, with list and step side by side. */
export const Content: Story = {
  parameters: looksLike('SomeWallets'),
  render: (args) => <PickerSteps {...args} panes wallet={undefined} />,
}
