import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { browserFeatures } from '../../../src/apps/host/index.ts'
import { AppAddress } from '../../../src/screens/apps/common/AppAddress.tsx'
import { ImitationAddress } from '../../../src/screens/apps/common/ImitationAddress.tsx'
import { LookAlikeNotice } from '../../../src/screens/apps/common/LookAlikeNotice.tsx'
import { ManifestNotice } from '../../../src/screens/apps/common/ManifestNotice.tsx'
import { FirstVisitView } from '../../../src/screens/apps/open/FirstVisitView.tsx'
import { appsText } from '../../../src/screens/apps/common/text.ts'
import { englishText } from '../../englishText.ts'
import { payroll } from './appEntries.ts'

const text = englishText(appsText)

const meta: Meta<typeof FirstVisitView> = {
  title: 'Screens/Apps/First visit view',
  component: FirstVisitView,
  parameters: {
    picture: false,
    pictureReason: 'Unknown app shows the same parts.',
    layout: 'padded',
  },
  args: {
    app: payroll,
    isKnown: true,
    isTold: false,
    features: [],
    listHref: '#apps',
    onReload: fn(),
    onContinue: fn(),
  },
}
export default meta
type Story = StoryObj<typeof FirstVisitView>

export const FirstApp: Story = {}
export const UnknownApp: Story = {
  args: { isKnown: false },
  parameters: { picture: 'page' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: text('notice.remember') }))
    await userEvent.click(canvas.getByRole('button', { name: 'Open app' }))
    await expect(args.onContinue).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('checkbox', { name: text('addApp.agree') }))
    await userEvent.click(canvas.getByRole('button', { name: 'Open app' }))
    await expect(args.onContinue).toHaveBeenCalledWith(true, [])
  },
}
/** Its host resembles a listed app's, and the path identifies the app. */
export const LookAlike: Story = {
  args: {
    isKnown: false,
    isTold: true,
    app: {
      ...payroll,
      name: 'Payroll',
      origin: 'https://xn--pyroll-3nf.example.test',
      url: 'https://xn--pyroll-3nf.example.test/pay/',
      isCustom: true,
    },
    lookAlike: payroll,
  },
  parameters: { picture: 'page' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: "This isn't Payroll" }),
    ).toBeVisible()
    await expect(canvas.queryByText(/pаyroll/)).toBeNull()
    await expect(canvas.getByText(/а \(U\+0430\)/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to apps' })).toBeVisible()
    await expect(canvas.queryByRole('checkbox', { name: text('notice.remember') })).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: text('addApp.agree') }))
    await userEvent.click(canvas.getByRole('button', { name: 'Open anyway' }))
    await expect(args.onContinue).toHaveBeenCalledWith(false, [])
    await userEvent.click(canvas.getByRole('checkbox', { name: text('addApp.agree') }))
  },
}
/** Its manifest can't be read, so the features it wants are unknown. */
export const NoManifest: Story = {
  args: { manifestProblem: 'The server responded with 503 instead of manifest.json.' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText("Couldn't read Payroll's manifest.json")).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reload app' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
    await expect(args.onContinue).not.toHaveBeenCalled()
  },
}
export const UnknownAppLater: Story = { args: { isKnown: false, isTold: true } }
/** The features that the app wants to use; it gets none unless the user selects it. */
export const BrowserFeatures: Story = {
  args: { isTold: true, features: ['camera', 'clipboard-write', 'fullscreen'] },
  play: async ({ canvas, args, userEvent }) => {
    const wants = canvas.getByRole('group', { name: 'Browser features this app requests' })
    await expect(within(wants).getAllByRole('checkbox')).toHaveLength(3)
    for (const box of within(wants).getAllByRole('checkbox')) await expect(box).not.toBeChecked()
    await userEvent.click(within(wants).getByRole('checkbox', { name: 'Camera' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Open app' }))
    await expect(args.onContinue).toHaveBeenCalledWith(false, ['camera'])
  },
}
export const AllBrowserFeatures: Story = { args: { isTold: true, features: browserFeatures } }
/** Shown wherever the app appears. */
export const ManifestUnread: Story = {
  render: ({ onReload }) => (
    <>
      <ManifestNotice name="Payroll" problem="The server didn't respond." onReload={onReload} />
      <LookAlikeNotice of={payroll} origin="https://payroll.example.test" />
      <AppAddress url="https://payroll.example.test/pay" />
      <ImitationAddress url="https://payro11.demo.test/pay" listed="https://payroll.demo.test/" />
    </>
  ),
}
