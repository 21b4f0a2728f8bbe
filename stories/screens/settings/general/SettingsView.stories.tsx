import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#base'
import { accents } from '#ui'
import { languages } from '#wallet'
import { storyTime } from '../../../../.storybook/frozenTime.ts'
import { SettingsView } from '../../../../src/screens/settings/general/SettingsView.tsx'
import { BuildSettings } from '../../../../src/screens/settings/general/BuildSettings.tsx'
import type { SiteBuild } from '../../../../src/screens/settings/general/loadSiteBuild.ts'
import { AboutSettings } from '../../../../src/screens/settings/general/AboutSettings.tsx'
import { AccentSample } from '../../../../src/screens/settings/general/AccentSample.tsx'
import { AppPermissions as PermissionsOfApps } from '../../../../src/screens/settings/general/AppPermissions.tsx'
import { AppearanceSettings } from '../../../../src/screens/settings/general/AppearanceSettings.tsx'
import { Choice } from '../../../../src/screens/settings/general/Choice.tsx'
import { RegionSettings } from '../../../../src/screens/settings/general/RegionSettings.tsx'
import { SettingGroup } from '../../../../src/screens/common/setting/Setting.tsx'
import { SettingsPages } from '../../../../src/screens/settings/common/SettingsPages.tsx'

const retryBuild = fn()
const build = {
  version: '1.2.0',
  build: ready<SiteBuild>({
    kind: 'found',
    commit: '3f0c5a9de1b27c64880f1f3ea2d95b7701c4d8e6',
    root: '9b2e60f4c8a1735d0e4fb87a61c92d35f7e08b4a6d13c5928e7f04ab16d9c3e2',
  }),
  filesHref: '/manifest.json',
  licensesHref: '/third-party-notices.txt',
}

const meta: Meta<typeof SettingsView> = {
  title: 'Screens/Settings/Settings view',
  component: SettingsView,
  parameters: { picture: 'page', boxWidth: 1120, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ padding: 16, maxWidth: 1120, margin: '0 auto' }}>
        <Story />
      </main>
    ),
  ],
  args: {
    settings: {
      theme: 'system',
      contrast: 'standard',
      accent: 'teal',
      density: 'comfortable',
      singleKeys: 'on',
      locale: 'system',
      currency: 'usd',
      timeZone: 'system',
    },
    onChange: fn(),
    languages,
    browserLanguage: 'English',
    timeZones: ['UTC', 'America/Argentina/Buenos_Aires', 'Asia/Tokyo', 'Europe/Zurich'],
    browserTimeZone: 'Europe/Zurich',
    now: storyTime,
    currencies: ready(['usd', 'eur', 'gbp', 'chf', 'jpy']),
    apps: {
      signsOnChain: false,
      onSignsOnChain: fn(),
      permissions: [],
      onToggle: fn(),
      onRemove: fn(),
      onClear: fn(),
    },
    about: {
      ...build,
      gateway: 'gateway.example.org',
      nodes: [
        { name: 'Ethereum', host: 'ethereum.example.org' },
        { name: 'Gnosis Chain', host: 'gnosis.example.org' },
        { name: 'Holesky', host: undefined },
      ],
    },
    onClearSaved: fn(),
  },
}
export default meta
type Story = StoryObj<typeof SettingsView>

export const Everyday: Story = { parameters: { cell: { screen: 'settings', state: 'ready' } } }
export const DarkAndCompact: Story = {
  args: {
    settings: {
      theme: 'dark',
      contrast: 'high',
      accent: 'purple',
      density: 'compact',
      singleKeys: 'off',
      locale: 'de',
      currency: 'chf',
      timeZone: 'Europe/Zurich',
    },
  },
  globals: { theme: 'dark' },
  parameters: { picture: false, pictureReason: 'Everyday shows the same parts, in dark too.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await expect(canvas.getByRole('switch', { name: 'High contrast' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Purple' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Compact' })).toBeChecked()
    await expect(canvas.getByRole('combobox', { name: 'Language' })).toHaveDisplayValue('Deutsch')
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toHaveDisplayValue('CHF')
    await expect(canvas.getByRole('combobox', { name: 'Time zone' })).toHaveDisplayValue(
      'Europe/Zurich',
    )
  },
}
/** The selected currency stays selectable while the others are loading. */
export const LoadingCurrencies: Story = {
  args: { currencies: loading },
  parameters: {
    picture: false,
    pictureReason: 'One line differs from Everyday.',
    cell: { screen: 'settings', state: 'loading' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toHaveAccessibleDescription(
      'Loading the currencies…',
    )
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toHaveDisplayValue('USD')
  },
}
export const CurrenciesFailed: Story = {
  args: { currencies: failed({ kind: 'unreachable' }, fn()) },
  parameters: {
    picture: false,
    pictureReason: 'One line more than Everyday.',
    cell: { screen: 'settings', state: 'failed' },
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(
      args.currencies.status === 'failed' && args.currencies.retry,
    ).toHaveBeenCalledOnce()
  },
}
/** The site has no gateway. */
export const WithoutGateway: Story = {
  args: { about: { ...build, gateway: undefined, nodes: [] } },
  parameters: { picture: false, pictureReason: 'Only the texts differ.' },
}
export const VeryLong: Story = {
  args: {
    settings: {
      theme: 'light',
      contrast: 'standard',
      accent: 'orange',
      density: 'comfortable',
      singleKeys: 'on',
      locale: 'de',
      currency: 'usd',
      timeZone: 'America/Argentina/Buenos_Aires',
    },
    about: {
      ...build,
      gateway: 'safe-client-gateway.production.a-company-with-a-long-name.example.org:8443',
      nodes: [
        {
          name: 'A network with a name that fills a line',
          host: 'node-17.a-provider-with-a-long-name.example.org',
        },
      ],
    },
  },
  globals: { locale: 'pseudo-long' },
  parameters: {
    picture: false,
    pictureReason: 'Nothing is cut off, as its test says.',
    boxWidth: 390,
    cell: { screen: 'settings', state: 'veryLong' },
  },
  play: async ({ canvasElement }) => {
    const cut = [
      ...canvasElement.querySelectorAll('h1, h2, span, p, bdi, a, label, button'),
    ].filter(
      ({ scrollWidth, clientWidth, classList }) =>
        clientWidth > 0 && scrollWidth > clientWidth + 1 && classList.length > 0,
    )
    await expect(cut.map(({ textContent }) => textContent)).toEqual([])
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
  },
}
export const RightToLeft: Story = {
  globals: { locale: 'pseudo-rtl' },
  parameters: {
    picture: false,
    pictureReason: 'Everyday shows the same parts.',
    cell: { screen: 'settings', state: 'rightToLeft' },
  },
}
/** By keyboard: the arrow keys choose within a group. */
export const ByKeyboard: Story = {
  parameters: { picture: false, pictureReason: 'Everyday shows it.' },
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('radio', { name: 'System' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ theme: 'dark' })
    await userEvent.tab()
    await expect(canvas.getByRole('switch', { name: 'High contrast' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith({ contrast: 'high' })
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Teal' })).toHaveFocus()
  },
}

const payroll = {
  origin: 'https://payroll.demo.test',
  capability: 'requestAddressBook',
  granted: true,
}
const camera = {
  origin: 'https://gallery.demo.test',
  capability: 'camera',
  feature: { id: 'camera', name: 'Camera' },
  granted: true,
} as const
/** Permissions of embedded apps can be turned off, reset, or all reset. */
export const AppPermissions: Story = {
  args: {
    apps: {
      signsOnChain: true,
      onSignsOnChain: fn(),
      permissions: [
        payroll,
        { ...payroll, origin: 'https://ballot.demo.test', granted: false },
        camera,
      ],
      onToggle: fn(),
      onRemove: fn(),
      onClear: fn(),
    },
  },
  parameters: {
    picture: false,
    pictureReason: 'One more group of rows.',
    cell: { screen: 'appPermissions', state: 'ready' },
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Always sign messages on-chain' }))
    await expect(args.apps.onSignsOnChain).toHaveBeenCalledWith(false)
    await userEvent.click(canvas.getByRole('switch', { name: payroll.origin }))
    await expect(args.apps.onToggle).toHaveBeenCalledWith(payroll, false)
    await userEvent.click(
      canvas.getByRole('button', { name: `Reset permissions for ${payroll.origin}` }),
    )
    await expect(args.apps.onRemove).toHaveBeenCalledWith(payroll)
    await expect(canvas.getByText('Browser feature: Camera')).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: camera.origin }))
    await expect(args.apps.onToggle).toHaveBeenLastCalledWith(camera, false)
    await userEvent.click(canvas.getByRole('button', { name: 'Reset all' }))
    await expect(args.apps.onClear).toHaveBeenCalledOnce()
  },
}
/** Without a decision, there is nothing to forget. */
export const NoAppPermissions: Story = {
  parameters: {
    picture: false,
    pictureReason: 'Everyday shows it.',
    cell: { screen: 'appPermissions', state: 'empty' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Reset all' })).toBeNull()
  },
}
export const LongAppPermissions: Story = {
  args: {
    apps: {
      signsOnChain: false,
      onSignsOnChain: fn(),
      permissions: [payroll, camera].map((one, at) => ({
        ...one,
        origin: `https://${`sub${at}.`.repeat(40)}demo.test`,
      })),
      onToggle: fn(),
      onRemove: fn(),
      onClear: fn(),
    },
  },
  globals: { locale: 'pseudo-long' },
  parameters: {
    picture: false,
    pictureReason: 'One more group of rows.',
    boxWidth: 390,
    cell: { screen: 'appPermissions', state: 'veryLong' },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
  },
}

/** The links between the pages of the settings. */
export const Pages: Story = {
  tags: ['part'],
  render: () => <SettingsPages current="general" />,
}
export const AppearanceAlone: Story = {
  tags: ['part'],
  render: ({ settings, onChange }) => <AppearanceSettings {...{ settings, onChange }} />,
}
export const RegionAlone: Story = { tags: ['part'], render: (args) => <RegionSettings {...args} /> }
export const Permissions: Story = {
  tags: ['part'],
  render: ({ apps }) => <PermissionsOfApps {...apps} />,
}
export const About: Story = {
  tags: ['part'],
  render: ({ about, onClearSaved }) => <AboutSettings {...{ about, onClearSaved }} />,
}
/** What a site says about its build, in each case. */
export const Builds: Story = {
  tags: ['part'],
  render: () => (
    <SettingGroup title="About">
      {[
        build.build,
        ready<SiteBuild>({ kind: 'found', commit: undefined, root: '0'.repeat(64) }),
        loading,
        failed({ kind: 'unreachable' }, retryBuild),
        ready<SiteBuild>({ kind: 'missing' }),
        ready<SiteBuild>({ kind: 'unreadable' }),
        ready<SiteBuild>({ kind: 'other', version: '1.3.0' }),
      ].map((one, index) => (
        <BuildSettings key={index} build={one} filesHref={build.filesHref} />
      ))}
    </SettingGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Not recorded')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Copy build hash' })).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retryBuild).toHaveBeenCalledOnce()
  },
}
/** A few options, each with a sample. */
export const Accents: Story = {
  tags: ['part'],
  render: ({ onChange }) => (
    <>
      <span id="accent">Accent</span>
      <Choice
        ids={{ control: 'accents', label: 'accent', help: 'help' }}
        variant="samples"
        options={accents.map((value) => ({
          value,
          label: value,
          sample: <AccentSample accent={value} selected={value === 'teal'} />,
        }))}
        value="teal"
        onChange={(accent) => onChange({ accent })}
      />
    </>
  ),
}
