import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { EmailRequestView } from '../../../../src/screens/safe/alerts/email/EmailRequestView.tsx'
import { alertsText } from '../../../../src/screens/safe/alerts/text.ts'
import { transactionText } from '../../../../src/screens/common/signing/text.ts'
import { storyTime } from '../../../../.storybook/frozenTime.ts'
import { fixed } from '../../../controls.ts'
import { englishText } from '../../../englishText.ts'
import { alice, at, mainnet } from '../../common/rows/items.ts'

const text = englishText(alertsText)
const words = englishText(transactionText)
const email = 'alice@example.test'
const sent = (why: 'declined' | 'unreachable', detail = 'CGW error') =>
  ({ step: 'failed', failure: { at: 'sending', why, detail } }) as const

const meta: Meta<typeof EmailRequestView> = {
  title: 'Screens/Alerts/Email request view',
  component: EmailRequestView,
  argTypes: { state: fixed },
  parameters: {
    picture: false,
    pictureReason: 'Its parts are those of other forms and of deleting.',
    layout: 'fullscreen',
  },
  args: {
    act: 'register',
    chain: mainnet,
    state: { step: 'review' },
    current: undefined,
    typed: email,
    problem: undefined,
    signedText: `email-register-1-${at.address}-${email}-${alice}-${storyTime}`,
    rejection: undefined,
    found: undefined,
    loginHref: '#account',
    onTyped: fn(),
    onStart: fn(),
    onBack: fn(),
    onCancel: fn(),
    onClose: fn(),
    onCode: fn(),
  },
}
export default meta
type Story = StoryObj<typeof EmailRequestView>

const sign = () => screen.findByRole('button', { name: text('register.sign') })

/** The text can be read before it's signed. */
export const Register: Story = {
  args: { onStart: fn() },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(args.signedText)).toBeVisible()
    await userEvent.click(await sign())
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
}
/** The field explains what's missing and has the focus; the wallet isn't prompted. */
export const Tried: Story = {
  args: { typed: '', problem: 'empty', onStart: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await sign())
    await expect(args.onStart).not.toHaveBeenCalled()
    await expect(screen.getByRole('textbox', { name: text('request.email') })).toHaveFocus()
    await expect(screen.getByText(text('problem.empty'))).toBeVisible()
  },
}
export const WrongDomain: Story = {
  args: { typed: 'alice@localhost', problem: 'domain' },
  play: async ({ userEvent }) => {
    await userEvent.click(await sign())
    await expect(screen.getByText(text('problem.domain'))).toBeVisible()
  },
}
export const Change: Story = { args: { act: 'change', current: { email } } }
/** Shown before the user signs for it. */
export const SameAddress: Story = {
  args: { act: 'change', current: { email }, problem: 'same' },
  play: async () => expect(await screen.findByText(text('problem.same'))).toBeVisible(),
}
export const Show: Story = {
  args: {
    act: 'show',
    typed: '',
    signedText: `email-retrieval-1-${at.address}-${alice}-${storyTime}`,
  },
}
export const Delete: Story = {
  args: {
    act: 'delete',
    typed: '',
    current: { email },
    signedText: `email-delete-1-${at.address}-${alice}-${storyTime}`,
  },
}
/** The text stays, to be compared with that in the wallet. */
export const Signing: Story = {
  args: { state: { step: 'signing' } },
  play: async ({ args }) => expect(await screen.findByText(args.signedText)).toBeVisible(),
}
export const Rejected: Story = {
  args: { state: { step: 'failed', failure: { at: 'signing', why: 'rejected' } } },
  play: async () => expect(await screen.findByText(words('fail.rejected'))).toBeVisible(),
}
export const TookTooLong: Story = {
  args: {
    state: { step: 'failed', failure: { at: 'sending', why: 'declined' } },
    rejection: { why: 'expired', email },
  },
  play: async () => expect(await screen.findByText(text('request.expired'))).toBeVisible(),
}
export const NotOffered: Story = {
  args: { state: sent('declined'), rejection: { why: 'notOffered', email } },
  play: async () => expect(await screen.findByText(text('declined.notOffered'))).toBeVisible(),
}
export const WantsALogin: Story = {
  args: {
    state: sent('declined', 'CGW error - 403: Forbidden resource'),
    rejection: { why: 'login', email },
  },
  play: async ({ args }) =>
    expect(await screen.findByRole('link', { name: text('login') })).toHaveAttribute(
      'href',
      args.loginHref,
    ),
}
/** The gateway's own check of an address is at its field as well. */
export const DeclinedAddress: Story = {
  args: {
    state: sent('declined', 'CGW error - invalid_string: Invalid email'),
    rejection: { why: 'invalid', email },
  },
  play: async () =>
    expect(
      await screen.findByRole('textbox', { name: text('request.email') }),
    ).toHaveAccessibleDescription(new RegExp(text('problem.invalid'))),
}
/** Another address may be fine. */
export const AnotherAddress: Story = {
  args: { typed: 'alice@example.org', rejection: { why: 'invalid', email } },
  play: async () => {
    await sign()
    await expect(screen.queryByText(text('problem.invalid'))).toBeNull()
  },
}
/** Gateways don't expect a second registration, and fail. */
export const ThereIsOne: Story = {
  args: {
    state: sent('unreachable', 'CGW error - 500: Internal server error'),
    rejection: { why: 'exists', email },
  },
  play: async () => expect(await screen.findByText(text('declined.exists'))).toBeVisible(),
}
export const NothingToShow: Story = {
  args: { act: 'show', typed: '', state: { step: 'done' }, found: null },
}
export const NothingToChange: Story = {
  args: { act: 'change', state: sent('declined'), rejection: { why: 'none', email } },
}
export const Unreachable: Story = {
  args: { state: sent('unreachable'), rejection: { why: 'unreachable', email } },
}
export const Shown: Story = {
  args: { act: 'show', typed: '', state: { step: 'done' }, found: { email, verified: true } },
  play: async () =>
    expect(await screen.findByText(text('show.doneVerified', { email }))).toBeVisible(),
}
export const Registered: Story = {
  args: { state: { step: 'done' }, onCode: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: text('request.toCode') }))
    await expect(args.onCode).toHaveBeenCalledOnce()
  },
}
export const Deleted: Story = { args: { act: 'delete', typed: '', state: { step: 'done' } } }
export const VeryLong: Story = {
  args: { typed: `${'verwaltungsangestelltenvertretung.'.repeat(5)}x@genossenschaft.example` },
}
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }
