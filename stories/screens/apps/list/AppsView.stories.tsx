import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { failed, loading, ready } from '#base'
import { pictureOf } from '../../../../mocks/gateway/reading/picture.ts'
import { AppsView } from '../../../../src/screens/apps/list/AppsView.tsx'
import { entries, hundreds, longest, own, payroll } from '../appEntries.ts'
import { AppMark } from '../../../../src/screens/apps/common/AppMark.tsx'
import { AppCard } from '../../../../src/screens/apps/list/AppCard.tsx'

const meta: Meta<typeof AppsView> = {
  title: 'Screens/Apps/Apps view',
  component: AppsView,
  parameters: {
    picture: false,
    pictureReason: 'Ready shows the same parts.',
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
    apps: ready(entries),
    custom: [own],
    pinned: [payroll.url],
    failed: new Set(),
    network: 'Ethereum',
    hrefOf: ({ url }) => `#${url}`,
    onAdd: fn(),
    onPin: fn(),
    onRemove: fn(),
    showsIcons: false,
    onShowIcons: fn(),
  },
}
export default meta
type Story = StoryObj<typeof AppsView>

export const Ready: Story = {
  parameters: { picture: 'page', cell: { screen: 'apps', state: 'ready' } },
}
export const Loading: Story = {
  args: { apps: loading },
  parameters: { picture: 'page', cell: { screen: 'apps', state: 'loading' } },
}
export const Empty: Story = {
  args: { apps: ready([]), custom: [] },
  parameters: { cell: { screen: 'apps', state: 'empty' } },
}
/** Icons from other hosts wait for the user's choice; those that need no request don't. */
export const IconsElsewhere: Story = {
  args: {
    apps: ready([
      { ...payroll, icon: { src: 'https://icons.demo.test/payroll.png', host: 'icons.demo.test' } },
      { ...own, icon: { src: pictureOf('Our books'), host: undefined } },
    ]),
    pinned: [],
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const images = [...canvasElement.querySelectorAll('img')].map(({ src }) => src)
    await expect(images).toEqual([pictureOf('Our books')])
    await userEvent.click(canvas.getByRole('switch', { name: 'Show icons from other hosts' }))
    await expect(args.onShowIcons).toHaveBeenCalledWith(true)
  },
}
/** Only the app that didn't load shows an error; the others are unchanged. */
export const OneDoesNotAnswer: Story = {
  args: { failed: new Set([payroll.url]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Payroll didn't load")).toBeVisible()
    await expect(canvas.getAllByText(/didn't load$/)).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: 'Reload app' })).toHaveAttribute(
      'href',
      `#${payroll.url}`,
    )
  },
}
/** Custom apps are listed even without the gateway. */
export const Failed: Story = {
  args: { apps: failed({ kind: 'unreachable' }) },
  parameters: { cell: { screen: 'apps', state: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: own.name })).toBeVisible()
  },
}
export const Stale: Story = {
  args: { apps: ready(entries, { freshness: 'stale' }) },
  parameters: { cell: { screen: 'apps', state: 'stale' } },
}
export const VeryLong: Story = {
  args: { apps: ready([longest, ...entries]) },
  globals: { locale: 'pseudo-long' },
  parameters: { cell: { screen: 'apps', state: 'veryLong' } },
}
export const RightToLeft: Story = {
  globals: { locale: 'pseudo-rtl' },
  parameters: { cell: { screen: 'apps', state: 'rightToLeft' } },
}
export const Hundreds: Story = {
  args: { apps: ready(hundreds) },
  parameters: { cell: { screen: 'apps', state: 'huge' } },
}
/** Without custom apps, and with nothing pinned. */
export const OnlyListed: Story = {
  args: { apps: ready(entries.filter(({ isCustom }) => !isCustom)), custom: [], pinned: [] },
}
/** If the gateway lists no apps for a chain, only custom apps appear. */
export const OnlyCustom: Story = { args: { apps: ready([own]), pinned: [] } }
/** Searches by word and category, then clears the search. */
export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'orders')
    await expect(await canvas.findByText('1 app')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(1))
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'NFT')
    await expect(await canvas.findByRole('heading', { name: 'No apps match' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(entries.length))
  },
}
export const PinnedAndRemoved: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unpin Payroll' }))
    await expect(args.onPin).toHaveBeenCalledWith(payroll, false)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Our books' }))
    await expect(args.onRemove).toHaveBeenCalledWith(own)
  },
}

export const Card: Story = {
  tags: ['part'],
  render: ({ hrefOf, onPin, onRemove }) => (
    <ul style={{ listStyle: 'none', padding: 0, maxWidth: 360 }}>
      <AppCard
        app={payroll}
        href={hrefOf(payroll)}
        pinned
        hasFailed={false}
        {...{ onPin, onRemove }}
      />
    </ul>
  ),
}
/** No third-party icons: an app's first letter, in a color of its address. */
export const Mark: Story = {
  tags: ['part'],
  render: () => <AppMark name={payroll.name} url={payroll.url} />,
}
