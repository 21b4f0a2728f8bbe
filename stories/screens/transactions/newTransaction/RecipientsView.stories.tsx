import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { failed, loading, ready, zeroAddress } from '#base'
import { readRecipients } from '../../../../src/screens/transactions/newTransaction/recipients/readRecipients.ts'
import { RecipientsView } from '../../../../src/screens/transactions/newTransaction/recipients/RecipientsView.tsx'
import { newTransactionText } from '../../../../src/screens/transactions/newTransaction/text.ts'
import { englishText } from '../../../englishText.ts'
import { chains } from '../../safe/mySafes/rows.ts'
import { treasury } from '../review/transactions.ts'
import { assets, copyOfDave, lookAlikeOf } from '../send/sending.ts'
import { bob, dave } from '../../common/rows/items.ts'

const text = englishText(newTransactionText)
const read = (typed: string) => ({
  typed,
  reading: readRecipients(typed, {
    at: treasury,
    chains,
    assets,
    lookAlikeOf,
    token: zeroAddress,
  }),
})

const meta: Meta<typeof RecipientsView> = {
  title: 'Screens/New transaction/Recipients view',
  component: RecipientsView,
  parameters: { picture: false, pictureReason: 'Wrong shows all parts.', layout: 'fullscreen' },
  args: {
    chains,
    assets: ready(assets),
    token: zeroAddress,
    coin: 'ETH',
    onToken: () => {},
    onTyped: () => {},
    onDone: fn(),
    onCancel: () => {},
    onClose: () => {},
    ...read(`${dave}, 2.5\n${bob}, 1250.5, USDC`),
  },
}
export default meta
type Story = StoryObj<typeof RecipientsView>

export const Read: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: text('done') }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}
/** Every invalid line shows its error; nothing is added until they're fixed. */
export const Wrong: Story = {
  args: {
    ...read(
      `${dave}; 2.5\n${bob}; 1,500\ndave.eth; 1\n${dave.slice(0, 40)}; 1\n${bob}; 1000000\n` +
        `${bob}; 5; DAI`,
    ),
    onDone: fn(),
  },
  parameters: { picture: 'page' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: text('done') }))
    await expect(args.onDone).not.toHaveBeenCalled()
    await expect(screen.getByText(text('recipients.wrong', { count: 5 }))).toBeVisible()
  },
}
/** An address that was made to be mistaken for Dave's, and a recipient who is named twice. */
export const LookAlike: Story = {
  args: read(`${copyOfDave}, 2.5\n${bob}, 1\n${bob}, 1`),
  parameters: { picture: 'page' },
}
export const NoTokens: Story = { args: { assets: ready([]) } }
export const Empty: Story = {
  args: { ...read(''), onDone: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: text('done') }))
    await expect(args.onDone).not.toHaveBeenCalled()
    await expect(screen.getByText(text('recipients.nobody'))).toBeVisible()
  },
}
export const TooMany: Story = {
  args: read(Array.from({ length: 501 }, () => `${dave} 0.001`).join('\n')),
}
export const Loading: Story = { args: { assets: loading } }
export const Failed: Story = { args: { assets: failed({ kind: 'unreachable' }, fn()) } }
