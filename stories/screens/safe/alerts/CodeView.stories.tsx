import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CodeView } from '../../../../src/screens/safe/alerts/email/CodeView.tsx'
import { alertsText } from '../../../../src/screens/safe/alerts/text.ts'
import { storyTime } from '../../../../.storybook/frozenTime.ts'
import { fixed } from '../../../controls.ts'
import { englishText } from '../../../englishText.ts'

const text = englishText(alertsText)
const code = '480217'

const meta: Meta<typeof CodeView> = {
  title: 'Screens/Alerts/Code view',
  component: CodeView,
  argTypes: { verify: fixed, resend: fixed, heading: fixed },
  parameters: {
    picture: false,
    pictureReason: 'Its parts are those of other forms.',
    boxWidth: 720,
  },
  args: {
    email: 'alice@example.test',
    askedAt: storyTime - 40_000,
    isOld: false,
    typed: code,
    problem: undefined,
    verify: { status: 'idle' },
    resend: { status: 'idle' },
    resendIn: 0,
    onTyped: fn(),
    onVerify: fn(),
    onResend: fn(),
    onLater: fn(),
  },
}
export default meta
type Story = StoryObj<typeof CodeView>

export const Typed: Story = {
  args: { onVerify: fn(), onResend: fn(), onLater: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: text('code.label') }), '{Enter}')
    await expect(args.onVerify).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: text('code.resend') }))
    await expect(args.onResend).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: text('code.later') }))
    await expect(args.onLater).toHaveBeenCalledOnce()
  },
}
/** After a reload, the address is unknown because it isn't stored. */
export const Resumed: Story = { args: { email: undefined, typed: '', problem: 'empty' } }
/** The field explains what's missing and has the focus; nothing is sent. */
export const Tried: Story = {
  args: { typed: '', problem: 'empty', onVerify: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('code.verify') }))
    await expect(args.onVerify).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await expect(canvas.getByText(text('code.problem.empty'))).toBeVisible()
  },
}
export const NotDigits: Story = { args: { typed: 'seven', problem: 'notDigits' } }
export const TooLong: Story = { args: { typed: '1234567', problem: 'tooLong' } }
export const Wrong: Story = {
  args: { verify: { status: 'wrong', code } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      new RegExp(text('code.problem.wrong')),
    )
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}
/** Another code may be right. */
export const AnotherCode: Story = {
  args: { typed: '111111', verify: { status: 'wrong', code } },
  play: async ({ canvas }) => expect(canvas.queryByText(text('code.problem.wrong'))).toBeNull(),
}
export const Verifying: Story = { args: { verify: { status: 'sending' } } }
export const VerifyFailed: Story = {
  args: { verify: { status: 'failed', reason: { kind: 'unreachable' } } },
}
export const NotVerifiedHere: Story = { args: { verify: { status: 'notOffered' } } }
/** Gateways send a code at most every 30 seconds. */
export const Waiting: Story = {
  args: { resendIn: 23, onResend: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: text('code.resend') })
    await expect(button).toHaveAccessibleDescription(text('code.resend.wait', { seconds: 23 }))
    await userEvent.click(button)
    await expect(args.onResend).not.toHaveBeenCalled()
  },
}
export const Resending: Story = { args: { resend: { status: 'sending' } } }
export const Resent: Story = { args: { resend: { status: 'sent' }, resendIn: 30 } }
export const ResendFailed: Story = {
  args: { resend: { status: 'failed', reason: { kind: 'limited', retryAfter: 30 } } },
}
export const NotSentHere: Story = { args: { resend: { status: 'notOffered' } } }
export const Old: Story = { args: { isOld: true, askedAt: storyTime - 86_400_000, typed: '' } }
/** It is known only that there is an address to verify. */
export const AskedElsewhere: Story = { args: { isOld: true, askedAt: 0, typed: '' } }
export const VeryLong: Story = {
  args: { email: `${'verwaltungsangestelltenvertretung.'.repeat(5)}x@genossenschaft.example` },
  parameters: { boxWidth: 360 },
}
export const RightToLeft: Story = {
  globals: { locale: 'pseudo-rtl' },
  args: { verify: { status: 'wrong', code } },
}
