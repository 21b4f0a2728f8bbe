import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { failed, loading, ready, type SafeRef } from '#base'
import { List } from '#ui'
import { NotificationsView } from '../../../../src/screens/settings/notifications/NotificationsView.tsx'
import type { DeviceState } from '../../../../src/screens/settings/notifications/deviceState.ts'
import type { SafeNotifications } from '../../../../src/screens/settings/notifications/safeRows.ts'
import { notificationsText } from '../../../../src/screens/settings/notifications/text.ts'
import { englishText } from '../../../englishText.ts'
import { chains, hundred } from '../../safe/mySafes/rows.ts'
import { alice } from '../../common/rows/items.ts'
import { allOff, on, refs, registered, stopped, twoOn } from './devices.ts'
import { DevicePanel } from '../../../../src/screens/settings/notifications/DevicePanel.tsx'
import { SafeNotificationsRow } from '../../../../src/screens/settings/notifications/SafeNotificationsRow.tsx'
import { TurnOffNotice } from '../../../../src/screens/settings/notifications/TurnOffNotice.tsx'

const text = englishText(notificationsText)
const registeredIn = (rows: readonly SafeNotifications[]) =>
  rows.flatMap((row) => row.registered ?? [])
const stateOf = (
  status: 'on' | 'changed' | 'lost',
  rows: readonly SafeNotifications[],
): DeviceState => ({
  status,
  safes: registeredIn(rows),
  stale: rows.flatMap((row) => (row.status === 'stale' && row.registered ? row.registered : [])),
})

const meta: Meta<typeof NotificationsView> = {
  title: 'Screens/Settings/Notifications view',
  component: NotificationsView,
  parameters: {
    picture: false,
    pictureReason: 'Settings view shows the same parts, My safes the same rows.',
    boxWidth: 1120,
    layout: 'fullscreen',
  },
  decorators: [
    (Story) => (
      <main style={{ padding: 16, maxWidth: 1120, margin: '0 auto' }}>
        <Story />
      </main>
    ),
  ],
  args: {
    device: ready({ status: 'off' }),
    chains,
    owned: ready([]),
    rows: allOff,
    account: alice,
    busy: undefined,
    trouble: undefined,
    onConnect: undefined,
    onTurnOn: fn(),
    onTurnOff: fn(),
    onTurnOffSafe: fn(),
    onRetry: fn(),
    onGroup: fn(),
  },
}
export default meta
type Story = StoryObj<typeof NotificationsView>

/**
 * The browser is subscribed, but this device's registration was forgotten. It can still be ended.
 */
export const Forgotten: Story = {
  args: { device: ready({ status: 'off', isSubscribed: true }) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('turnOff') }))
    await expect(args.onTurnOff).toHaveBeenCalledOnce()
  },
}
/** "Turn on" chooses the owned Safes; each row, its own. */
export const Off: Story = {
  parameters: { cell: { screen: 'notifications', state: 'owner' } },
  play: async ({ canvas, args, userEvent }) => {
    const turnOn = canvas.getByRole('button', { name: text('turnOn') })
    await expect(turnOn).toHaveAttribute('data-variant', 'primary')
    await userEvent.click(turnOn)
    await expect(args.onTurnOn).toHaveBeenCalledWith([refs.first, refs.second, refs.onHolesky])
    const rows = within(canvas.getByRole('list', { name: text('safes') })).getAllByRole('listitem')
    await userEvent.click(within(rows.at(-1) as HTMLElement).getByRole('button'))
    await expect(args.onTurnOn).toHaveBeenLastCalledWith([refs.added])
  },
}
export const On: Story = {
  args: { device: ready(stateOf('on', twoOn)), rows: twoOn },
  parameters: { cell: { screen: 'notifications', state: 'ready' } },
  play: async ({ canvas, args, userEvent }) => {
    const [first] = within(canvas.getByRole('list', { name: text('safes') })).getAllByRole(
      'listitem',
    ) as [HTMLElement]
    await userEvent.click(within(first).getByRole('checkbox', { name: text('group.executed') }))
    await expect(args.onGroup).toHaveBeenCalledWith(refs.first, 'executed', false)
    await userEvent.click(within(first).getByRole('button'))
    await expect(args.onTurnOffSafe).toHaveBeenCalledWith(refs.first)
    await userEvent.click(canvas.getByRole('button', { name: text('turnOff') }))
    await expect(args.onTurnOff).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: text('turnOnMore') })).toHaveAttribute(
      'data-variant',
      'secondary',
    )
  },
}
export const OnDark: Story = { args: On.args ?? {}, globals: { theme: 'dark' } }
/** Notifications are already on for all Safes. */
export const AllOn: Story = {
  args: { device: ready(stateOf('on', [on(refs.first)])), rows: [on(refs.first)] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: text('turnOnMore') }),
    ).toHaveAccessibleDescription(text('nothingLeft'))
  },
}
export const Loading: Story = {
  args: { device: loading },
  parameters: { cell: { screen: 'notifications', state: 'loading' } },
}
/** The browser responded, but the gateway didn't: Safes added on this device are already listed. */
export const LoadingSafes: Story = {
  args: { owned: loading, rows: [on(refs.added)], device: ready(stateOf('on', [on(refs.added)])) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: text('turnOnMore') }),
    ).toHaveAccessibleDescription(text('safes.loading'))
  },
}
export const NoSafes: Story = {
  args: { rows: [] },
  parameters: { cell: { screen: 'notifications', state: 'empty' } },
}
/** Safes that are registered can still be turned off. */
export const SafesFailed: Story = {
  args: {
    owned: failed({ kind: 'unreachable' }, fn()),
    device: ready(stateOf('on', [on(refs.first)])),
    rows: [on(refs.first)],
  },
  parameters: { cell: { screen: 'notifications', state: 'failed' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.owned.status === 'failed' && args.owned.retry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /^Turn off ./ }))
    await expect(args.onTurnOffSafe).toHaveBeenCalledWith(refs.first)
  },
}
export const BrowserFailed: Story = {
  args: { device: failed({ kind: 'broken', detail: 'The operation is insecure.' }, fn()) },
}
export const Stale: Story = {
  args: { owned: ready([], { freshness: 'stale' }) },
  parameters: { cell: { screen: 'notifications', state: 'stale' } },
}
export const Partial: Story = {
  args: { owned: ready([], { missing: ['Holesky'] }) },
  parameters: { cell: { screen: 'notifications', state: 'partial' } },
}
/** Registered on a network this site no longer has: notifications can be turned off, but not on. */
export const UnsupportedChain: Story = {
  args: (({ rows }) => ({ rows, device: ready(stateOf('on', rows)) }))({
    rows: [on({ ...refs.first, chainId: '424242' }), ...allOff],
  }),
  parameters: { cell: { screen: 'notifications', state: 'unsupportedChain' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/424242 isn't supported here/)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Turn off ./ })).toHaveLength(1)
  },
}
/** Without a wallet, what is on can be chosen and turned off; only signing needs one. */
export const NoWallet: Story = {
  args: {
    account: undefined,
    onConnect: fn(),
    device: ready(stateOf('on', twoOn)),
    rows: twoOn.map((row) => ({ ...row, isOwned: undefined })),
  },
  parameters: { cell: { screen: 'notifications', state: 'readOnly' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('connect') }))
    await expect(args.onConnect).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: text('turnOnMore') }))
    await expect(args.onTurnOn).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: text('turnOff') }))
    await expect(args.onTurnOff).toHaveBeenCalledOnce()
  },
}
export const NotOffered: Story = {
  args: { device: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('notOffered.text'))).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const Unsupported: Story = {
  args: { device: ready({ status: 'unsupported' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('unsupported.text'))).toBeVisible()
  },
}
export const OnIPhone: Story = {
  args: { device: ready({ status: 'installFirst' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('installFirst.text'))).toBeVisible()
  },
}
export const Blocked: Story = {
  args: {
    device: ready({ status: 'denied', safes: registeredIn(twoOn) }),
    rows: [stopped(refs.first), ...allOff.slice(1)],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('denied.safes', { count: 2 }))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Turn on/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: text('turnOff') })).toBeVisible()
  },
}
const stoppedRows = [stopped(refs.first), ...allOff.slice(1)]
export const Lost: Story = {
  args: { device: ready(stateOf('lost', stoppedRows)), rows: stoppedRows },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('lost.action') }))
    await expect(args.onTurnOn).toHaveBeenCalledWith([registered(refs.first)])
  },
}
export const Changed: Story = {
  args: (({ rows }) => ({ rows, device: ready(stateOf('changed', rows)) }))({
    rows: [on(refs.second), ...stoppedRows],
  }),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('changed.action') }))
    await expect(args.onTurnOn).toHaveBeenCalledWith([registered(refs.first)])
  },
}
export const StillOn: Story = {
  args: {
    ...On.args,
    trouble: { about: 'safe', at: refs.first, failure: { kind: 'unreachable' } },
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onTurnOffSafe).toHaveBeenCalledWith(refs.first)
  },
}
/** The gateway has no call for it: hiding the kinds does the same for the person. */
export const NoCallForOneSafe: Story = {
  args: { ...On.args, trouble: { about: 'safe', at: refs.first, failure: { kind: 'notOffered' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('off.notOffered'))).toBeVisible()
  },
}
export const GatewayNotTold: Story = {
  args: { trouble: { about: 'device', failure: { kind: 'unreachable' } } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('failed.retry') }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const NoCallForDevices: Story = {
  args: { trouble: { about: 'device', failure: { kind: 'notOffered' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('off.untoldNotOffered'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: text('failed.retry') })).toBeNull()
  },
}
export const StillSubscribed: Story = {
  args: { trouble: { about: 'browser', detail: 'The database connection is closing.' } },
}
export const TurningOff: Story = { args: { ...On.args, busy: refs.first } }
export const VeryLong: Story = {
  args: {
    ...Changed.args,
    ...(Changed.args?.rows && {
      rows: [...Changed.args.rows, on({ ...refs.added, chainId: '9'.repeat(30) })],
    }),
  },
  globals: { locale: 'pseudo-long' },
  parameters: { cell: { screen: 'notifications', state: 'veryLong' }, boxWidth: 390 },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
  },
}
const asRow = ({ at }: { at: SafeRef }): SafeNotifications => ({
  at,
  status: 'off',
  registered: undefined,
  isOwned: true,
})
export const Hundred: Story = {
  args: { rows: hundred.map(asRow) },
  parameters: { cell: { screen: 'notifications', state: 'huge' } },
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole('list', { name: text('safes') })).getAllByRole('listitem'),
    ).toHaveLength(100)
  },
}
/**
 * To a signed-in user, the gateway says what it sends, which may be less than this device
 * remembers.
 */
export const HeldByTheGateway: Story = {
  args: {
    device: ready(stateOf('on', twoOn)),
    rows: twoOn.map((row, index) =>
      row.registered ? { ...row, held: index === 0 ? ['incoming', 'requests'] : [] } : row,
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        text('safe.held', { kinds: `${text('group.incoming')} · ${text('group.requests')}` }),
      ),
    ).toBeVisible()
    await expect(canvas.getByText(text('safe.heldNone'))).toBeVisible()
  },
}
export const RightToLeft: Story = {
  args: On.args ?? {},
  globals: { locale: 'pseudo-rtl' },
  parameters: { cell: { screen: 'notifications', state: 'rightToLeft' } },
}

/** What this device does, without the Safes. */
export const Device: Story = {
  render: ({ busy, onTurnOff }) => (
    <DevicePanel
      state={{ status: 'on', safes: registeredIn(twoOn), stale: [] }}
      busy={busy}
      signReason={undefined}
      disabledReason={undefined}
      onTurnOn={fn()}
      onTurnOff={onTurnOff}
    />
  ),
}
export const Row: Story = {
  render: (args) => (
    <List label={text('safes')}>
      <SafeNotificationsRow
        {...args}
        row={on(refs.first)}
        isBlocked={false}
        disabledReason={undefined}
      />
    </List>
  ),
}
/** Couldn't reach the gateway to unregister. */
export const NotTurnedOff: Story = {
  render: ({ onRetry }) => (
    <TurnOffNotice
      trouble={{ about: 'device', failure: { kind: 'unreachable' } }}
      onRetry={onRetry}
    />
  ),
}
