import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { deviceRequest } from '#signing'
import { storyTime } from '../../../../.storybook/frozenTime.ts'
import { notificationsText } from '../../../../src/screens/settings/notifications/text.ts'
import type {
  Job,
  JobFailure,
  JobState,
} from '../../../../src/screens/settings/notifications/turnOn/jobs.ts'
import { TurnOnView } from '../../../../src/screens/settings/notifications/turnOn/TurnOnView.tsx'
import { transactionText } from '../../../../src/screens/common/signing/text.ts'
import { englishText } from '../../../englishText.ts'
import { chains } from '../../safe/mySafes/rows.ts'
import { allOff, refs } from './devices.ts'
import { ChooseSafes } from '../../../../src/screens/settings/notifications/turnOn/ChooseSafes.tsx'
import { JobItem } from '../../../../src/screens/settings/notifications/turnOn/JobItem.tsx'

const text = englishText(notificationsText)
const words = englishText(transactionText)

const request = deviceRequest(
  {
    chainId: '17000',
    safes: [refs.onHolesky.address],
    uuid: '123e4567-e89b-42d3-a456-426614174000',
    token: JSON.stringify({
      endpoint: 'https://push.example/send/fXq2vN5-7d0',
      keys: { p256dh: 'BNcRd…', auth: 'tBHI…' },
    }),
  },
  storyTime,
)
const jobs = (onEthereum: JobState, onHolesky: JobState): readonly Job[] => [
  { chainId: '1', safes: [refs.first.address, refs.second.address], state: onEthereum },
  { chainId: '17000', safes: [refs.onHolesky.address], state: onHolesky },
]
const done: JobState = { step: 'done' }
const waiting: JobState = { step: 'waiting' }
const failedWith = (failure: JobFailure): { args: Partial<Parameters<typeof TurnOnView>[0]> } => ({
  args: { step: 'sign', jobs: jobs(done, { step: 'failed', failure }) },
})

const meta: Meta<typeof TurnOnView> = {
  title: 'Screens/Settings/Turn on notifications view',
  component: TurnOnView,
  parameters: {
    picture: false,
    pictureReason: 'Sign many view shows a dialog of the same parts.',
    layout: 'fullscreen',
  },
  args: {
    step: 'choose',
    problem: undefined,
    jobs: [],
    candidates: allOff,
    chosen: [refs.first, refs.second, refs.onHolesky],
    chains,
    onChoose: fn(),
    onAsk: fn(),
    onSign: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof TurnOnView>

export const Choosing: Story = {
  play: async ({ args, userEvent }) => {
    const [first] = (await screen.findAllByRole('checkbox')) as [HTMLElement]
    await userEvent.click(first)
    await expect(args.onChoose).toHaveBeenCalledWith([refs.second, refs.onHolesky])
    await userEvent.click(screen.getByRole('button', { name: text('dialog.all') }))
    await expect(args.onChoose).toHaveBeenLastCalledWith(allOff.map(({ at }) => at))
    await userEvent.click(screen.getByRole('button', { name: text('dialog.continue') }))
    await expect(args.onAsk).toHaveBeenCalledOnce()
  },
}
export const NoneChosen: Story = {
  args: { chosen: [] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: text('dialog.continue') }))
    await expect(args.onAsk).not.toHaveBeenCalled()
  },
}
export const AskingBrowser: Story = {
  args: { step: 'asking' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: text('dialog.cancel') }))
    await expect(args.onClose).toHaveBeenCalledWith(false)
  },
}
export const Subscribing: Story = {
  args: { step: 'subscribing' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: new RegExp(`^${text('dialog.continue')}`) }),
    )
    await expect(args.onAsk).not.toHaveBeenCalled()
  },
}
export const BrowserBlocks: Story = {
  args: { problem: { why: 'denied' } },
  play: async () => {
    await expect(await screen.findByText(text('denied.text'))).toBeVisible()
  },
}
export const QuestionClosed: Story = { args: { problem: { why: 'dismissed' } } }
export const NoPushService: Story = {
  args: { problem: { why: 'failed', detail: 'Registration failed - push service error' } },
  play: async () => {
    await expect(await screen.findByText('Registration failed - push service error')).toBeVisible()
  },
}
export const Review: Story = {
  args: { step: 'sign', jobs: jobs(waiting, waiting) },
  play: async ({ args, userEvent }) => {
    // Whole addresses.
    await expect((await screen.findByRole('dialog')).textContent?.replaceAll(/\s/g, '')).toContain(
      refs.first.address,
    )
    await userEvent.click(screen.getByRole('button', { name: text('dialog.sign', { count: 2 }) }))
    await expect(args.onSign).toHaveBeenCalledOnce()
  },
}
/** The hash as the wallet shows it, and what it represents. */
export const Signing: Story = {
  args: { step: 'sign', jobs: jobs(done, { step: 'signing', request }) },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('region', { name: text('job.hash') })).toHaveTextContent(
      request.hash,
    )
    await userEvent.click(screen.getByRole('button', { name: text('job.what') }))
    await expect(screen.getByText(request.uuid)).toBeVisible()
  },
}
export const SigningDark: Story = { args: Signing.args ?? {}, globals: { theme: 'dark' } }
export const Sending: Story = { args: { step: 'sign', jobs: jobs({ step: 'sending' }, waiting) } }
/** The first one stays. */
export const SecondRejected: Story = {
  ...failedWith({ at: 'signing', why: 'rejected' }),
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(text('job.done'))).toBeVisible()
    await expect(screen.getByText(words('fail.rejected'))).toBeVisible()
    await userEvent.click(
      screen.getByRole('button', { name: text('dialog.signAgain', { count: 1 }) }),
    )
    await expect(args.onSign).toHaveBeenCalledOnce()
    await userEvent.click(
      screen.getAllByRole('button', { name: text('dialog.close') })[0] as HTMLElement,
    )
    await expect(args.onClose).toHaveBeenCalledWith(false)
  },
}
export const OtherSigner: Story = failedWith({ at: 'signature', why: 'notOwner' })
export const TooLate: Story = failedWith({ at: 'signature', why: 'expired' })
export const NoMessages: Story = failedWith({ at: 'signature', why: 'unsupported' })
export const Declined: Story = failedWith({
  at: 'sending',
  why: 'declined',
  detail: 'CGW error - 400: The signature is expired!',
})
export const GatewayLacksIt: Story = failedWith({ at: 'sending', why: 'notOffered' })
export const SignatureKept: Story = {
  args: {
    step: 'sign',
    jobs: jobs(waiting, {
      step: 'failed',
      failure: { at: 'sending', why: 'unreachable' },
      signed: { ...request, signature: `0x${'1b'.repeat(65)}` },
    }),
  },
  play: async () => {
    await expect(await screen.findByText(text('job.kept'))).toBeVisible()
  },
}
export const Done: Story = {
  args: { step: 'sign', jobs: jobs(done, done) },
  play: async ({ args, userEvent }) => {
    await expect(
      await screen.findAllByText(text('dialog.doneText', { count: 3 })),
    ).not.toHaveLength(0)
    await userEvent.click(
      screen.getAllByRole('button', { name: text('dialog.close') }).at(-1) as HTMLElement,
    )
    await expect(args.onClose).toHaveBeenCalledWith(true)
  },
}
export const VeryLong: Story = {
  args: { ...Signing.args, chains: chains.map((one) => ({ ...one, name: one.name.repeat(12) })) },
  globals: { locale: 'pseudo-long' },
  parameters: { boxWidth: 390 },
}
export const RightToLeft: Story = {
  args: SecondRejected.args ?? {},
  globals: { locale: 'pseudo-rtl' },
}

/** The Safes to choose from, without the dialog around them. */
export const Safes: Story = {
  render: ({ candidates, chosen, onChoose }) => (
    <ChooseSafes {...{ candidates, chosen, chains, onChoose }} problem={undefined} isBusy={false} />
  ),
}
/** One signature per network, with its progress. */
export const Jobs: Story = {
  render: () => (
    <ul>
      {jobs(done, waiting).map((job) => (
        <JobItem key={job.chainId} job={job} chains={chains} />
      ))}
    </ul>
  ),
}
