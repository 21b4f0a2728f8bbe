import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { EmailView } from '../../../../src/screens/safe/alerts/email/EmailView.tsx'
import { alertsText } from '../../../../src/screens/safe/alerts/text.ts'
import { englishText } from '../../../englishText.ts'
import { fixed } from '../../../controls.ts'

const text = englishText(alertsText)
const own = (act: 'change' | 'delete') => text('email.action', { action: text(`email.${act}`) })

const meta: Meta<typeof EmailView> = {
  title: 'Screens/Alerts/Email view',
  component: EmailView,
  argTypes: { state: fixed, code: fixed },
  parameters: {
    picture: false,
    pictureReason: 'Its parts are those of the settings.',
    boxWidth: 720,
  },
  args: {
    state: { status: 'known', email: 'alice@example.test', verified: true },
    code: undefined,
    isVerifiedNow: false,
    onConnect: fn(),
    onAct: fn(),
    onEnterCode: fn(),
  },
}
export default meta
type Story = StoryObj<typeof EmailView>

export const Verified: Story = {
  args: { onAct: fn() },
  parameters: { cell: { screen: 'alerts', state: 'owner' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: own('change') }))
    await userEvent.click(canvas.getByRole('button', { name: own('delete') }))
    await expect(args.onAct).toHaveBeenNthCalledWith(1, 'change')
    await expect(args.onAct).toHaveBeenNthCalledWith(2, 'delete')
    await expect(canvas.queryByRole('button', { name: text('email.enterCode') })).toBeNull()
  },
}
export const VerifiedNow: Story = { args: { isVerifiedNow: true } }
/** A code that was requested on another device can be entered. */
export const NotVerified: Story = {
  args: {
    state: { status: 'known', email: 'alice@example.test', verified: false },
    onEnterCode: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('email.enterCode') }))
    await expect(args.onEnterCode).toHaveBeenCalledOnce()
  },
}
/** The gateway reveals it only for a signature. */
export const Locked: Story = {
  args: { state: { status: 'locked' }, onAct: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('email.show') }))
    await userEvent.click(canvas.getByRole('button', { name: text('email.register') }))
    await expect(args.onAct).toHaveBeenNthCalledWith(1, 'show')
    await expect(args.onAct).toHaveBeenNthCalledWith(2, 'register')
  },
}
export const None: Story = {
  args: { state: { status: 'none' }, onAct: fn() },
  parameters: { cell: { screen: 'alerts', state: 'empty' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('email.register') }))
    await expect(args.onAct).toHaveBeenCalledWith('register')
  },
}
export const NoWallet: Story = {
  args: { state: { status: 'connect' }, onConnect: fn() },
  parameters: { cell: { screen: 'alerts', state: 'readOnly' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('email.connect.button') }))
    await expect(args.onConnect).toHaveBeenCalledOnce()
  },
}
export const NonOwner: Story = {
  args: { state: { status: 'nonOwner' } },
  parameters: { cell: { screen: 'alerts', state: 'readOnly' } },
}
export const AContract: Story = { args: { state: { status: 'contract' } } }
/** The gateway doesn't support email, so the page offers no action. */
export const NotOffered: Story = {
  args: { state: { status: 'notOffered' } },
  parameters: { cell: { screen: 'alerts', state: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('email.notOffered'))).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const Loading: Story = {
  args: { state: { status: 'loading' } },
  parameters: { cell: { screen: 'alerts', state: 'loading' } },
}
export const Failed: Story = {
  args: { state: { status: 'failed', reason: { kind: 'unreachable' }, retry: fn() } },
  parameters: { cell: { screen: 'alerts', state: 'failed' } },
}
export const VeryLong: Story = {
  args: {
    state: {
      status: 'known',
      email: `${'verwaltungsangestelltenvertretung.'.repeat(5)}x@genossenschaft.example`,
      verified: false,
    },
  },
  parameters: { boxWidth: 360, cell: { screen: 'alerts', state: 'veryLong' } },
}
export const RightToLeft: Story = {
  globals: { locale: 'pseudo-rtl' },
  parameters: { cell: { screen: 'alerts', state: 'rightToLeft' } },
}
