import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FirstVisitView } from '../../../src/screens/apps/open/FirstVisitView.tsx'
import { payroll } from './appEntries.ts'

const meta: Meta<typeof FirstVisitView> = {
  title: 'Screens/Apps/First visit view',
  component: FirstVisitView,
  parameters: { picture: false, pictureReason: 'Unknown app shows the same parts.' },
  args: { app: payroll, isKnown: true, isTold: false, listHref: '#apps', onContinue: fn() },
}
export default meta
type Story = StoryObj<typeof FirstVisitView>

export const FirstApp: Story = {}
export const UnknownApp: Story = {
  args: { isKnown: false },
  parameters: { picture: 'page' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Open app' }))
    await expect(args.onContinue).toHaveBeenCalledWith(true)
  },
}
export const UnknownAppLater: Story = { args: { isKnown: false, isTold: true } }
