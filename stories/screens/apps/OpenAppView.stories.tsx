import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { InspectorView } from '../../../src/screens/apps/open/InspectorView.tsx'
import { MovedNotice } from '../../../src/screens/apps/open/MovedNotice.tsx'
import { OpenAppView } from '../../../src/screens/apps/open/OpenAppView.tsx'
import { useArmed } from '../../../src/screens/common/hooks/useArmed.ts'
import { payroll } from './appEntries.ts'
import { rows } from './messageRows.ts'

const quiet = {
  origin: payroll.origin,
  movedTo: undefined,
  blocked: undefined,
  dialog: undefined,
  queued: 0,
  networkReads: { used: 3, limit: 600, resetsAt: 1_763_640_000_000 },
}

const meta: Meta<typeof OpenAppView> = {
  title: 'Screens/Apps/Open app view',
  component: OpenAppView,
  parameters: { picture: false, pictureReason: 'Open shows the same parts.', layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ padding: 16, maxWidth: 1120, margin: '0 auto' }}>
        <Story />
      </main>
    ),
  ],
  args: {
    app: payroll,
    listHref: '#apps',
    shareLink:
      'https://coffer.demo.test/share/safe-app?appUrl=https%3A%2F%2Fpayroll.demo.test%2F&chain=eth',
    frame: <p style={{ padding: 16 }}>Here is the app’s own page.</p>,
    load: 'loaded',
    snapshot: quiet,
    viewer: 'owner',
    onConnect: fn(),
    onReload: fn(),
    onAllow: fn(),
    onInspect: fn(),
  },
}
export default meta
type Story = StoryObj<typeof OpenAppView>

export const Open: Story = { parameters: { cell: { screen: 'openApp', state: 'owner' } } }
export const Loading: Story = {
  args: { load: 'loading', snapshot: undefined },
  parameters: { cell: { screen: 'openApp', state: 'loading' } },
}
export const Slow: Story = { args: { load: 'slow' } }
export const Failed: Story = {
  args: { load: 'failed' },
  parameters: { cell: { screen: 'openApp', state: 'failed' } },
  play: async ({ canvas, args, userEvent }) => {
    const failure = await canvas.findByText("Payroll didn't load")
    const notice = within(failure.closest<HTMLElement>('[data-tone]')!)
    await userEvent.click(notice.getByRole('button', { name: 'Reload app' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}
/** The page is shown, without the features it may want. */
export const NoManifest: Story = {
  args: { manifestProblem: 'The server responded with 503 instead of manifest.json.' },
  play: async ({ canvas, args, userEvent }) => {
    const failure = await canvas.findByText("Couldn't read Payroll's manifest.json")
    const notice = within(failure.closest<HTMLElement>('[data-tone]')!)
    await userEvent.click(notice.getByRole('button', { name: 'Reload app' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}
/** Its server is down: the frame shows the browser's error page, which counts as loaded. */
export const NotResponding: Story = {
  args: {
    doesAnswer: false,
    manifestProblem: "Couldn't read the app's manifest.json.",
    frame: <p style={{ padding: 16 }}>payroll.demo.test refused to connect.</p>,
  },
  parameters: { picture: 'page' },
  play: async ({ canvas, args, userEvent }) => {
    const failure = await canvas.findByText("Payroll isn't responding")
    await expect(canvas.queryByText("Couldn't read Payroll's manifest.json")).toBeNull()
    const notice = within(failure.closest<HTMLElement>('[data-tone]')!)
    await userEvent.click(notice.getByRole('button', { name: 'Reload app' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}
export const WithoutWallet: Story = { args: { viewer: 'noWallet' } }
export const ReadOnly: Story = {
  args: { viewer: 'readOnly' },
  parameters: { cell: { screen: 'openApp', state: 'readOnly' } },
}
/** It gets no responses until the user allows its new address. */
export const Moved: Story = {
  args: { snapshot: { ...quiet, movedTo: 'https://evil.demo.test' } },
  parameters: { picture: 'page' },
  play: async ({ canvas, args, userEvent }) => {
    // The page in the iframe chose the moment, so the button ignores the first clicks.
    const allow = canvas.getByRole('button', { name: 'Allow https://evil.demo.test' })
    await waitFor(() => expect(allow).toHaveAccessibleDescription('Confirm that you know this app'))
    await userEvent.click(allow)
    await expect(args.onAllow).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('checkbox'))
    await waitFor(() => expect(allow).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(allow)
    await expect(args.onAllow).toHaveBeenCalledWith('https://evil.demo.test')
  },
}
export const MovedPart: Story = {
  tags: ['part'],
  render: ({ onAllow }) => (
    <MovedNotice name="Payroll" origin="https://evil.demo.test" onAllow={onAllow} />
  ),
}
/** It moves to another origin during the click that allows the previous one. */
export const MovesOn: Story = {
  render: function MovesOn(args) {
    const movedTo = useArmed() ? 'https://worse.demo.test' : 'https://evil.demo.test'
    return <OpenAppView {...args} snapshot={{ ...quiet, movedTo }} />
  },
  play: async ({ canvas, userEvent }) => {
    const allow = (host: string) =>
      canvas.findByRole('button', { name: `Allow https://${host}.demo.test` })
    await allow('evil')
    await userEvent.click(canvas.getByRole('checkbox'))
    // The consent was for the other address.
    await allow('worse')
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox'))
    await waitFor(async () => expect(await allow('worse')).not.toHaveAttribute('aria-disabled'))
  },
}
export const MovedToNowhere: Story = { args: { snapshot: { ...quiet, movedTo: 'null' } } }
export const Blocked: Story = { args: { snapshot: { ...quiet, blocked: 'ownPage' } } }
/** A page that takes the keyboard focus from a review could receive what the user types. */
export const BlockedForTheKeyboard: Story = {
  args: { snapshot: { ...quiet, blocked: 'tookFocus' } },
}
export const RequestsWaiting: Story = { args: { snapshot: { ...quiet, queued: 4 } } }
/** Requests wait while the app is elsewhere, and this wallet can't respond to them. */
export const RequestsWaitingWithoutWallet: Story = {
  args: {
    viewer: 'noWallet',
    snapshot: { ...quiet, queued: 1, movedTo: 'https://evil.demo.test' },
  },
}
export const NodeCallsUsedUp: Story = {
  args: { snapshot: { ...quiet, networkReads: { ...quiet.networkReads, used: 600 } } },
}
/** The user looks at the app before responding. */
export const RequestPutAway: Story = {
  args: { onShowRequest: fn() },
  parameters: { cell: { screen: 'openApp', state: 'minimized' } },
  play: async ({ canvas, args, userEvent }) => {
    const show = await canvas.findByRole('button', { name: 'Show request' })
    await expect(show).toHaveFocus()
    await userEvent.click(show)
    await expect(args.onShowRequest).toHaveBeenCalledOnce()
  },
}
export const Inspected: Story = {
  args: { inspector: <InspectorView rows={rows} onClear={() => {}} /> },
}
export const VeryLong: Story = {
  args: {
    app: { ...payroll, name: 'W'.repeat(80), origin: `https://${'sub.'.repeat(50)}demo.test` },
    snapshot: undefined,
  },
  parameters: { cell: { screen: 'openApp', state: 'veryLong' } },
}
export const RightToLeft: Story = {
  globals: { locale: 'pseudo-rtl' },
  parameters: { cell: { screen: 'openApp', state: 'rightToLeft' } },
}
