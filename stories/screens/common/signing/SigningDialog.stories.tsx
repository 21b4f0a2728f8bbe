import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { SigningDialog } from '../../../../src/screens/common/signing/SigningDialog.tsx'
import { WalletRequest } from '../../../../src/screens/common/signing/WalletRequest.tsx'
import { fixed } from '../../../controls.ts'

const onSign = fn()
const hash = '0x3f1d0c2b9a7e6f5d4c3b2a190817f6e5d4c3b2a1908f7e6d5c4b3a2918070605'

const meta: Meta<typeof SigningDialog> = {
  title: 'Screens/Shared/Signing dialog',
  component: SigningDialog,
  argTypes: { actions: fixed, agreement: fixed, children: fixed, description: fixed },
  parameters: {
    picture: false,
    pictureReason: 'The dialogs that sign and execute show it.',
    layout: 'fullscreen',
  },
  args: {
    title: 'Sign transaction',
    step: 'review',
    actions: [
      { label: 'Cancel', onPress: fn() },
      { label: 'Sign', variant: 'primary', onPress: onSign },
    ],
    onClose: fn(),
    children: <p>What is signed</p>,
  },
}
export default meta
type Story = StoryObj<typeof SigningDialog>

export const Review: Story = {
  beforeEach: () => {
    onSign.mockClear()
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign' }))
    await expect(onSign).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
/** An action that isn't possible yet says why; nothing happens when it is pressed. */
export const NotYet: Story = {
  args: {
    actions: [
      { label: 'Sign', variant: 'primary', onPress: onSign, disabledReason: 'Connect a wallet' },
    ],
  },
  beforeEach: () => {
    onSign.mockClear()
  },
  play: async ({ userEvent }) => {
    const sign = await screen.findByRole('button', { name: 'Sign' })
    await expect(sign).toHaveAccessibleDescription('Connect a wallet')
    await userEvent.click(sign)
    await expect(onSign).not.toHaveBeenCalled()
  },
}
/** A press outside doesn't close it while the wallet's request is open. */
export const Asking: Story = {
  args: {
    title: 'Confirm in your wallet',
    step: 'signing',
    isAsking: true,
    actions: [{ label: 'Cancel', onPress: fn() }],
    children: (
      <WalletRequest
        words="Compare your wallet's request with these details."
        nonce={12n}
        hashes={[{ label: 'Domain hash', value: hash }]}
      />
    ),
  },
  play: async () => {
    const region = await screen.findByRole('region', { name: 'Domain hash' })
    await expect(region).toHaveTextContent(/^0x/)
    await expect(screen.getByText('12')).toBeVisible()
  },
}
/** Links, copies, and forms are actions, too. */
export const OtherActions: Story = {
  args: {
    actions: [
      { label: 'Open in the block explorer', href: '#transaction', isExternal: true },
      { label: 'Copy link', copies: 'https://coffer.test/' },
      { label: 'Review', variant: 'primary', submits: 'fields' },
    ],
    children: <form id="fields" />,
  },
  play: async () => {
    await expect(
      await screen.findByRole('link', { name: 'Open in the block explorer' }),
    ).toHaveAttribute('target', '_blank')
    await expect(screen.getByRole('button', { name: 'Review' })).toHaveAttribute('form', 'fields')
  },
}
